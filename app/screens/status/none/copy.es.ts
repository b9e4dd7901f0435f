import type { NoStatusCopy } from './copy.en.ts';

export const noStatusCopyEs: NoStatusCopy = {
  title: 'No hay nada en curso',
  text: 'Ninguna de sus líneas tiene una activación o transferencia de número en curso.',
};
