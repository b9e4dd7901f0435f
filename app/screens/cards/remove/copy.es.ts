import type { RemoveCardCopy } from './copy.en.ts';

export const removeCardCopyEs: RemoveCardCopy = {
  title: '¿Eliminar esta tarjeta?',
  text: 'Ya no se podrá usar para pagos. Puede agregarla de nuevo en cualquier momento.',
  button: 'Eliminar la tarjeta',
  keep: 'Conservar la tarjeta',
};
