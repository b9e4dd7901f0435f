import type { FormUsedCopy } from './copy.en.ts';

export const formUsedCopyEs: FormUsedCopy = {
  title: 'Usted ya envió este formulario',
  text:
    'Guardamos lo que envió la primera vez y no enviamos la versión nueva. Para cambiar algo, abra la página ' +
    'otra vez desde el inicio.',
  activity: 'Ver lo que se envió',
};
