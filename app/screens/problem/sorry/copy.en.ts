export const sorryCopy = {
  plain: 'We’re sorry, that didn’t work. If it keeps happening, call us and tell us the number below.',
  disabled: 'We cannot process this request online. Please call us, and we’ll do it with you.',
};

export type SorryCopy = typeof sorryCopy;
