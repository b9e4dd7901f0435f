import { words } from '#app/copy/common.ts';

export const summaryMessages = words({
  en: {
    title: 'Order summary',
    monthly: 'Total per month',
    payment: {
      legend: 'First month',
      later: 'Next bill',
      now: 'Pay now',
      nowUnknown: 'We can’t show the amount right now.',
      /** Another group member chose to pay now, and the reader isn't allowed to. */
      nowClosed:
        'Paying now was chosen before, but you can’t pay the first month from your sign-in. If you confirm, it goes ' +
        'on the next bill, with a temporary hold on the card.',
      missing: 'Choose how to pay for the first month.',
    },
    confirm: 'Confirm',
  },
  es: {
    title: 'Resumen del pedido',
    monthly: 'Total por mes',
    payment: {
      legend: 'Primer mes',
      later: 'Próxima factura',
      now: 'Pagar ahora',
      nowUnknown: 'No podemos mostrar el monto en este momento.',
      nowClosed:
        'Antes se eligió pagar ahora, pero usted no puede pagar el primer mes desde su cuenta de usuario. Si ' +
        'confirma, irá en la próxima factura, con una retención temporal en la tarjeta.',
      missing: 'Elija cómo pagar el primer mes.',
    },
    confirm: 'Confirmar',
  },
});

export type SummaryCopy = typeof summaryMessages.en;
