export type SorryCopy = {
  plain: string;
  call: string;
  disabled: string;
  requestId: string;
};

export const sorryCopy: SorryCopy = {
  plain: 'We’re sorry, that didn’t work. If it keeps happening, call us and tell us the number below.',
  call: 'Call',
  disabled: 'We cannot process this request online. Please call us, and we’ll do it with you.',
  requestId: 'Request number',
};
