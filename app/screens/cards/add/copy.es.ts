import type { AddCardCopy } from './copy.en.ts';

export const addCardCopyEs: AddCardCopy = {
  next: {
    title: 'Qué pasa después',
    steps: [
      'Irá a la página segura de nuestro socio de pagos.',
      'Escriba allí los datos de su tarjeta y guárdela. Nosotros nunca vemos el número.',
      'Volverá aquí y la verá en sus tarjetas guardadas.',
    ],
  },
  button: 'Continuar',
  toPage: 'Ir a la página para agregar una tarjeta',
};
