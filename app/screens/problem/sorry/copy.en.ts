import type { System } from './system.ts';

export const sorryCopy = {
  plain: 'We’re sorry, that didn’t work. If it keeps happening, call us and have the reference below ready.',
  /** Which of our systems does not answer (HTTP-27). */
  systems: {
    account: 'Our account system',
    bills: 'Our billing system',
    orders: 'Our order system',
    plans: 'Our list of plans',
    services: 'Our roaming and calling system',
    usage: 'The system that counts your data',
  } satisfies Record<System, string>,
  isDown: (system: string) => `${system} isn’t answering right now. Please try again in half a minute.`,
  /** Of a form that could not be sent. */
  unsent: 'Nothing was changed or charged.',
  disabled: 'We can’t process this request online. Please call us, and we’ll help you.',
};

export type SorryCopy = typeof sorryCopy;
