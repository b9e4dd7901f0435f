import type { PromiseCopy } from './copy.en.ts';

export const promiseCopyEs: PromiseCopy = {
  title: 'Hacer un acuerdo de pago',
  text: 'Elija el día en que pagará todo. No le cobraremos automáticamente: usted paga en Facturas, ese día o antes.',
  day: 'Pagaré a más tardar el',
  hint: (from, to) => `Cualquier día del ${from} al ${to}.`,
  wrong: (from, to) => `Elija un día del ${from} al ${to}.`,
  button: (amount) => `Acordar el pago de ${amount}`,
};
