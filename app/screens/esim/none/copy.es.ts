import type { NoSetupCopy } from './copy.en.ts';

export const noSetupCopyEs: NoSetupCopy = {
  title: 'No hay ninguna eSIM por configurar',
  text: 'Ninguna de sus líneas tiene una eSIM pendiente de configurar.',
};
