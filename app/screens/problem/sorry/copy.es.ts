import type { SorryCopy } from './copy.en.ts';

export const sorryCopyEs: SorryCopy = {
  plain: 'Lo sentimos, algo falló. Si sigue ocurriendo, llámenos y tenga a mano la referencia de abajo.',
  disabled: 'No podemos procesar esta solicitud en línea. Llámenos y le ayudaremos.',
};
