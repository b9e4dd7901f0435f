import type { ChargeCopy } from './charge.en.ts';

export const chargeCopyEs: ChargeCopy = {
  amount: (money, isTaxed, isMonthly) =>
    `${money}${isMonthly ? ' al mes' : ''} ${isTaxed ? 'con impuestos' : 'más impuestos'}`,
  now: 'ahora',
  yourBill: (day) => (day === undefined ? 'su próxima factura' : `su factura del ${day}`),
  theirBill: (name, day) =>
    `la próxima factura ${name === undefined ? 'del titular de la cuenta' : `de ${name}`}` +
    (day === undefined ? '' : ` (${day})`),
  on: (bill, isMonthly) => (isMonthly ? `a partir de ${bill}` : `en ${bill}`),
  card: (brand, lastFour) => `la tarjeta ${brand} ${lastFour}`,
  defaultCard: 'la tarjeta predeterminada',
  holderCard: 'la tarjeta del titular de la cuenta',
  toCard: (amount, time, card) => `Cobraremos ${amount} ${time}, a ${card}.`,
  byHand: (amount, time) =>
    `Le facturaremos ${amount} ${time}. El pago automático está desactivado, así que usted paga esa factura.`,
  short: (amount, time, card) => `${amount}, ${time}, a ${card}`,
  shortHold: (amount) => `retención de ${amount} hasta entonces`,
  charged: (amount, card) => `Cobramos ${amount} a ${card}.`,
  hold: (amount, card) => `Hasta entonces, retenemos ${amount} en ${card}.`,
  nothing: 'No se cobró nada.',
  unknown: 'Todavía no sabemos si se le cobró.',
  cantTell: 'No podemos saber si se le cobró.',
  autoPaid: (isFirst, amount, card, day) =>
    `Su ${isFirst ? 'primera factura' : 'factura'}, de ${amount}, se cobrará a ${card}` +
    `${day ? ` a más tardar el ${day}` : ''}.`,
  autoPays: (isFirst, amount, day) =>
    `Su ${isFirst ? 'primera factura' : 'factura'} es de ${amount}${day ? ` y vence el ${day}` : ''}. El pago ` +
    'automático la paga.',
};
