import type { ForbiddenCopy } from './copy.en.ts';

export const forbiddenCopyEs: ForbiddenCopy = {
  title: 'No puede hacer eso en este momento',
  text:
    'No se cambió nada. Es posible que la página ya no esté actualizada. Ábrala otra vez desde el inicio e inténtelo ' +
    'de nuevo.',
};
