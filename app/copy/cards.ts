import { words } from './common.ts';

/** Words that several pages of saved cards share. */
export const cardsMessages = words({
  en: {
    title: 'Saved cards',
    backToCards: 'Back to saved cards',
    backToActivation: 'Back to activation',
    back: 'Back',
    /** Name of a card such as "Visa ending in 4242". */
    named: (brand: string, lastFour: string | undefined) => (lastFour ? `${brand} ending in ${lastFour}` : brand),
    number: 'Card number',
    name: 'Name on card',
    expires: 'Expires',
    update: 'Update',
    remove: 'Remove',
    add: 'Add a new card',
  },
  es: {
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
  },
});
