import type { AddCardCopy } from './copy.en.ts';

export const addCardCopyEs: AddCardCopy = {
  next: {
    title: 'Qué pasa después',
    steps: [
      'Sale de este sitio hacia la página segura de nuestro socio de pagos.',
      'Allí escribe los datos de la tarjeta y la guarda. Nosotros nunca vemos su número.',
      'Vuelve aquí, y la tarjeta está entre sus tarjetas guardadas.',
    ],
  },
  button: 'Continuar',
  toPage: 'Ir a la página para una tarjeta nueva',
};
