import type { CardsCopy } from './cards.en.ts';

export const cardsCopyEs: CardsCopy = {
  title: 'Tarjetas guardadas',
  backToCards: 'Volver a las tarjetas guardadas',
  backToActivation: 'Volver a la activación',
  back: 'Atrás',
  named: (brand, lastFour) => (lastFour ? `${brand} terminada en ${lastFour}` : brand),
  number: 'Número de tarjeta',
  name: 'Nombre en la tarjeta',
  expires: 'Vence',
  update: 'Actualizar',
  remove: 'Eliminar',
  add: 'Agregar una tarjeta nueva',
};
