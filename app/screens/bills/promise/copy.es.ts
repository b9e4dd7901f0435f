import type { PromiseCopy } from './copy.en.ts';

export const promiseCopyEs: PromiseCopy = {
  title: 'Prometer pagar más adelante',
  text:
    'Díganos a más tardar cuándo pagará todo el importe. No se cobra nada por sí solo: usted paga en Facturas, ' +
    'ese día o antes.',
  day: 'Pagaré a más tardar el',
  hint: (from, to) => `Cualquier día del ${from} al ${to}.`,
  wrong: (from, to) => `Elija un día del ${from} al ${to}.`,
  button: (amount) => `Prometer el pago de ${amount}`,
};
