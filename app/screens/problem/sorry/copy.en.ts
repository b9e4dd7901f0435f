export const sorryCopy = {
  plain: 'We’re sorry, that didn’t work. If it keeps happening, call us and have the reference below ready.',
  disabled: 'We can’t process this request online. Please call us, and we’ll help you.',
};

export type SorryCopy = typeof sorryCopy;
