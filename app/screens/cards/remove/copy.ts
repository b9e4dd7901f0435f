import { words } from '#app/copy/common.ts';

export const removeCardMessages = words({
  en: {
    title: 'Remove this card?',
    text: 'You won’t be able to pay with it anymore. You can add it again at any time.',
    button: 'Remove card',
    keep: 'Keep card',
  },
  es: {
    title: '¿Eliminar esta tarjeta?',
    text: 'Ya no se podrá usar para pagos. Puede agregarla de nuevo en cualquier momento.',
    button: 'Eliminar la tarjeta',
    keep: 'Conservar la tarjeta',
  },
});
