import { words } from '#app/copy/common.ts';

export const noSetupMessages = words({
  en: {
    title: 'No eSIM to set up',
    text: 'None of your lines has an eSIM that’s waiting to be set up.',
  },
  es: {
    title: 'No hay ninguna eSIM por configurar',
    text: 'Ninguna de sus líneas tiene una eSIM pendiente de configurar.',
  },
});
