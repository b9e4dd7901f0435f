import type { TooLargeCopy } from './copy.en.ts';

export const tooLargeCopyEs: TooLargeCopy = {
  title: 'Lo que envió es demasiado largo',
  text: 'No se cambió nada. Vuelva atrás, acorte lo que escribió y envíelo de nuevo.',
};
