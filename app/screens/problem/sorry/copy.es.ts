import type { SorryCopy } from './copy.en.ts';

export const sorryCopyEs: SorryCopy = {
  plain: 'Lo sentimos, eso no funcionó. Si sigue ocurriendo, llámenos y díganos el número que aparece abajo.',
  disabled: 'No podemos procesar esta solicitud en línea. Llámenos y lo haremos con usted.',
};
