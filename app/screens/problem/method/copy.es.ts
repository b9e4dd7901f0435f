import type { MethodCopy } from './copy.en.ts';

export const methodCopyEs: MethodCopy = {
  title: 'Esta página no puede hacer eso',
  text: 'No se cambió nada. Abra la página otra vez desde el inicio.',
};
