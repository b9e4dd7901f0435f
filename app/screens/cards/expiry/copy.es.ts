import type { ExpiryCopy } from './copy.en.ts';

export const expiryCopyEs: ExpiryCopy = {
  title: 'Actualizar el vencimiento',
  label: 'Fecha de vencimiento',
  hint: 'Mes y año como en la tarjeta, por ejemplo 08/29.',
  button: 'Guardar el vencimiento',
  wrong: {
    form: 'Escriba el mes y el año, por ejemplo 08/29.',
    month: 'Escriba un mes correcto.',
    year: 'Escriba un año correcto.',
  },
};
