import { words } from './common.ts';

/** Words about the next bill and its payer, on every page that shows them (HOME-14, BILL-27). */
export const nextBillMessages = words({
  en: {
    missing: 'We can’t show the amount of your next bill right now. Try again in a few minutes.',
    about: (amount: string) => `About ${amount}`,
    range: (least: string, most: string) => `${least} to ${most}`,
    parts: (amount: string, tax: string) => `${amount} and ${tax} taxes and fees.`,
    /** Sentence about a bill below zero. */
    creditBill: (amount: string) => `You have a credit of ${amount}. Nothing will be charged.`,
    /** Sentence about a balance below zero. */
    credit: (amount: string) => `You have a credit of ${amount}.`,
    takenOff: 'We’ll take it off your next bill.',
    nothingNow: 'Nothing to pay now.',
    /** Orders of this portal: in the amount, possibly in it, and of unknown arrival. */
    beside: (items: string) => `Ordered here, and in this amount: ${items}.`,
    mayBeIn: (items: string) => `Ordered here, and maybe in the lower amount already: ${items}.`,
    mayArrive: (items: string) => `May be added: ${items}.`,
    withoutSum: (items: string) => `Ordered here for this bill: ${items}.`,
    item: (name: string, amount: string) => `${name} for ${amount}`,
    items: {
      gigabytes: (size: number) => `${size} GB`,
      'sim-card': 'SIM card',
      'new-line': 'new line',
      'first-month': 'first month',
      rest: (plan: string) => `rest of this cycle on ${plan}`,
    },
    payer: {
      card: (card: string) => `Nothing to do: ${card} pays it.`,
      'auto-pay': 'Nothing to do: auto-pay takes it.',
      'no-card': 'Auto-pay has no card.',
      expired: 'The card for auto-pay expires before that bill.',
      add: 'Add a card',
    },
  },
  es: {
    missing: 'Por ahora no podemos mostrar el monto de su próxima factura. Inténtelo de nuevo en unos minutos.',
    about: (amount) => `Unos ${amount}`,
    range: (least, most) => `De ${least} a ${most}`,
    parts: (amount, tax) => `${amount} y ${tax} de impuestos y cargos.`,
    creditBill: (amount) => `Usted tiene un saldo a favor de ${amount}. No se cobrará nada.`,
    credit: (amount) => `Usted tiene un saldo a favor de ${amount}.`,
    takenOff: 'Se descuenta de su próxima factura.',
    nothingNow: 'No hay nada que pagar ahora.',
    beside: (items) => `Pedido aquí e incluido en este monto: ${items}.`,
    mayBeIn: (items) => `Pedido aquí y quizá ya incluido en el monto menor: ${items}.`,
    mayArrive: (items) => `Puede agregarse: ${items}.`,
    withoutSum: (items) => `Pedido aquí para esta factura: ${items}.`,
    item: (name, amount) => `${name} por ${amount}`,
    items: {
      gigabytes: (size) => `${size} GB`,
      'sim-card': 'tarjeta SIM',
      'new-line': 'línea nueva',
      'first-month': 'primer mes',
      rest: (plan) => `resto de este ciclo con ${plan}`,
    },
    payer: {
      card: (card) => `No tiene que hacer nada: se cobra a ${card}.`,
      'auto-pay': 'No tiene que hacer nada: se paga con el pago automático.',
      'no-card': 'El pago automático no tiene tarjeta.',
      expired: 'La tarjeta del pago automático vence antes de esa factura.',
      add: 'Agregar una tarjeta',
    },
  },
});
