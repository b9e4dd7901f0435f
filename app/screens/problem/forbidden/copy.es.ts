import type { ForbiddenCopy } from './copy.en.ts';

export const forbiddenCopyEs: ForbiddenCopy = {
  title: 'Eso no es posible',
  text:
    'No se cambió nada. Es posible que la página que usó ya no esté al día: ábrala otra vez desde el inicio e ' +
    'inténtelo de nuevo.',
  stale: 'No puede hacer esto en este momento, y no se cambió nada.',
};
