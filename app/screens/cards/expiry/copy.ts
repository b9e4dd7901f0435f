import { words } from '#app/copy/common.ts';

export const expiryMessages = words({
  en: {
    title: 'Update expiry date',
    label: 'Expiry date',
    hint: 'Month and year as on the card, such as 08/29.',
    button: 'Save expiry date',
    wrong: {
      form: 'Enter the month and the year, such as 08/29.',
      /** Quoted errors (CARD-10). */
      month: 'Please enter a correct month.',
      year: 'Please enter a correct year.',
    },
  },
  es: {
    title: 'Actualizar el vencimiento',
    label: 'Fecha de vencimiento',
    hint: 'Mes y año como en la tarjeta, por ejemplo 08/29.',
    button: 'Guardar el vencimiento',
    wrong: {
      form: 'Escriba el mes y el año, por ejemplo 08/29.',
      month: 'Escriba un mes correcto.',
      year: 'Escriba un año correcto.',
    },
  },
});

export type ExpiryCopy = typeof expiryMessages.en;
