import { commonMessages, words } from './common.ts';

/** Amount, date and card of a payment, in the same words on every page (MONEY-1). */
export const chargeMessages = words({
  en: {
    /** Amount of a charge, such as "$10.63 with tax" or "$35.00 per month plus tax". */
    amount: (money: string, isTaxed: boolean, isMonthly: boolean) =>
      `${money}${isMonthly ? ' per month' : ''} ${isTaxed ? 'with tax' : 'plus tax'}`,
    about: (amount: string) => `about ${amount}`,
    /**
     * Charge on one bill that differs from the following ones: "on your Dec 5 bill, then $42.50 per month with tax".
     */
    then: (time: string, monthly: string) => `${time}, then ${monthly}`,
    now: 'now',
    yourBill: (day?: string) => (day === undefined ? 'your next bill' : `your ${day} bill`),
    /** Time of a charge for a secondary, whose account holder is `name`. */
    theirBill: (name?: string, day?: string) =>
      `${name ?? 'the account holder'}’s next bill${day === undefined ? '' : ` (${day})`}`,
    /** "on your Dec 5 bill", "from your Dec 5 bill on". */
    on: (bill: string, isMonthly: boolean) => (isMonthly ? `from ${bill} on` : `on ${bill}`),
    /** Name of a card such as "Visa 4242". */
    card: (brand: string, lastFour: string) => `${brand} ${lastFour}`,
    defaultCard: 'the default card',
    holderCard: 'the account holder’s card',
    toCard: (amount: string, time: string, card: string) => `We’ll charge ${amount} ${time}, to ${card}.`,
    byHand: (amount: string, time: string) =>
      `We’ll bill you ${amount} ${time}. Auto-pay is off, so you pay that bill yourself.`,
    withoutCard: (amount: string, time: string) =>
      `We’ll bill you ${amount} ${time}. Auto-pay has no card that works then: add one on Cards.`,
    /** Among the answers of a page that has no room for a sentence. */
    short: (amount: string, time: string, card: string) => `${amount}, ${time}, to ${card}`,
    shortHold: (amount: string) => `${amount} hold until then`,
    charged: (amount: string, card: string) => `We charged ${amount} to ${card}.`,
    /** Sentence about a hold, after the one about a charge on the next bill. */
    hold: (amount: string, card: string) => `Until then, we hold ${amount} on ${card}.`,
    nothing: commonMessages.en.nothingCharged,
    /** Sentence while the portal still reconciles an operation that costs money. */
    unknown: 'We don’t know yet whether you were charged.',
    /** Sentence for an unknown result, or a partly done operation. */
    cantTell: 'We can’t tell whether you were charged.',
  },
  es: {
    amount: (money, isTaxed, isMonthly) =>
      `${money}${isMonthly ? ' al mes' : ''} ${isTaxed ? 'con impuestos' : 'más impuestos'}`,
    about: (amount) => `unos ${amount}`,
    then: (time, monthly) => `${time}, después ${monthly}`,
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
    withoutCard: (amount, time) =>
      `Le facturaremos ${amount} ${time}. El pago automático no tiene una tarjeta válida para entonces: agregue una en ` +
      'Tarjetas.',
    short: (amount, time, card) => `${amount}, ${time}, a ${card}`,
    shortHold: (amount) => `retención de ${amount} hasta entonces`,
    charged: (amount, card) => `Cobramos ${amount} a ${card}.`,
    hold: (amount, card) => `Hasta entonces, retenemos ${amount} en ${card}.`,
    nothing: commonMessages.es.nothingCharged,
    unknown: 'Todavía no sabemos si se le cobró.',
    cantTell: 'No podemos saber si se le cobró.',
  },
});
