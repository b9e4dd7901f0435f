import type { FormUsedCopy } from './copy.en.ts';

export const formUsedCopyEs: FormUsedCopy = {
  title: 'Usted ya envió este formulario',
  text:
    'Cuenta lo que envió la primera vez. Esta vez no se envió nada, porque el formulario ahora dice otra cosa. Para ' +
    'cambiar algo, abra la página otra vez desde el inicio.',
  activity: 'Ver lo que se envió',
};
