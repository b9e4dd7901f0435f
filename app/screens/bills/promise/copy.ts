import { commonMessages, words } from '#app/copy/common.ts';

export const promiseMessages = words({
  en: {
    title: commonMessages.en.arrangePayment,
    text:
      'Choose the day you’ll pay in full. We won’t charge you automatically: you pay on Bills, on or before that ' +
      'day.',
    day: 'I’ll pay by',
    hint: (from: string, to: string) => `Any day from ${from} to ${to}.`,
    wrong: (from: string, to: string) => `Choose a day from ${from} to ${to}. Write it like 12/01/2026.`,
    button: (amount: string) => `Arrange to pay ${amount}`,
  },
  es: {
    title: commonMessages.es.arrangePayment,
    text: 'Elija el día en que pagará todo. No le cobraremos automáticamente: usted paga en Facturas, ese día o antes.',
    day: 'Pagaré a más tardar el',
    hint: (from, to) => `Cualquier día del ${from} al ${to}.`,
    wrong: (from, to) => `Elija un día del ${from} al ${to}. Escríbalo así: 12/01/2026.`,
    button: (amount) => `Acordar el pago de ${amount}`,
  },
});
