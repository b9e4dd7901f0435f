import type { NoStatusCopy } from './copy.en.ts';

export const noStatusCopyEs: NoStatusCopy = {
  title: 'No hay nada en curso',
  text: 'En sus líneas no hay ninguna activación ni traslado de número en curso.',
};
