import { commonMessages, words } from './common.ts';
import type { InvoiceType } from '#contracts/billing/vocabulary.ts';

/** Words that several pages of bills share. */
export const billsMessages = words({
  en: {
    title: 'Bills',
    backToBills: 'Back to Bills',
    /** Name of a bill such as "Nov 3 bill". */
    billOf: (day: string) => `${day} bill`,
    types: { MONTHLY: 'Monthly bill', ONE_TIME: 'One-time bill' } satisfies Record<InvoiceType, string>,
    amountDue: 'Amount due',
    balanceMissing: 'We can’t show your balance right now. Try again in a few minutes.',
    due: 'Due',
    wasDue: 'Was due',
    amount: 'Amount',
    tax: 'Taxes and fees',
    total: 'Total',
    card: (lastFour: string) => `card ending in ${lastFour}`,
    theCard: (lastFour: string) => `the card ending in ${lastFour}`,
    promised: (day: string) => `You have a payment arrangement: pay by ${day}.`,
    arrange: commonMessages.en.arrangePayment,
    autoTopUp: 'Automatic top-up',
    monthInAdvance: 'Month in advance',
  },
  es: {
    title: 'Facturas',
    backToBills: 'Volver a Facturas',
    billOf: (day) => `Factura del ${day}`,
    types: { MONTHLY: 'Factura mensual', ONE_TIME: 'Factura única' },
    amountDue: 'Monto por pagar',
    balanceMissing: 'Por ahora no podemos mostrar su saldo. Inténtelo de nuevo en unos minutos.',
    due: 'Vence el',
    wasDue: 'Venció el',
    amount: 'Monto',
    tax: 'Impuestos y cargos',
    total: 'Monto total',
    card: (lastFour) => `tarjeta terminada en ${lastFour}`,
    theCard: (lastFour) => `la tarjeta terminada en ${lastFour}`,
    promised: (day) => `Usted tiene un acuerdo de pago: pague a más tardar el ${day}.`,
    arrange: commonMessages.es.arrangePayment,
    autoTopUp: 'Recarga automática',
    monthInAdvance: 'Mes por adelantado',
  },
});
