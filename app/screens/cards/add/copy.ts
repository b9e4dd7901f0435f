import { words } from '#app/copy/common.ts';

export const addCardMessages = words({
  en: {
    next: {
      title: 'What happens next',
      steps: [
        'You’ll go to our payment partner’s secure page.',
        'Enter and save your card there. We never see its number.',
        'You’ll come back here and see it in your saved cards.',
      ],
    },
    button: 'Continue',
    toPage: 'Go to the page to add a card',
  },
  es: {
    next: {
      title: 'Qué sigue',
      steps: [
        'Irá a la página segura de nuestro socio de pagos.',
        'Escriba allí los datos de su tarjeta y guárdela. Nosotros nunca vemos el número.',
        'Volverá aquí y la verá en sus tarjetas guardadas.',
      ],
    },
    button: 'Continuar',
    toPage: 'Ir a la página para agregar una tarjeta',
  },
});
