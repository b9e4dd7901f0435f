import { commonMessages, words } from './common.ts';

/** Words of the banner above the lines while money is due. */
export const dueMessages = words({
  en: {
    /** Label above the amount due. */
    toPay: (day?: string) => (day === undefined ? 'To pay' : `To pay by ${day}`),
    /** Label above an amount whose due day is over. */
    pastDue: (day?: string) => (day === undefined ? 'Past due' : `Past due since ${day}`),
    /** Title without a known amount, above the sentence `off`. */
    unpaid: 'Suspended for non-payment',
    off: (lines?: string) => `Service${lines ? ` on ${lines}` : ''} is suspended because a bill wasn’t paid in time.`,
    /** Sentence for a secondary whose own line is in service. */
    holderOff: 'The account holder’s service is suspended because a bill wasn’t paid in time.',
    /** Nothing is owed, and a line is still suspended for non-payment. */
    paid: 'You don’t owe anything',
    stillOff: (lines?: string) =>
      `Service${lines ? ` on ${lines}` : ''} is still suspended because a bill wasn’t paid in time.`,
    /** Sentence below the amount due. */
    suspended: (lines?: string) => `Service${lines ? ` on ${lines}` : ''} is suspended until it’s paid.`,
    payByHand: 'Auto-pay is off, so you pay this bill yourself.',
    onlyHolder: (supportNumber: string, holder?: string) =>
      `Only ${holder ? `${holder}, the account holder,` : 'the account holder'} can pay bills. Questions? Call ` +
      `${supportNumber}.`,
    autoPay: commonMessages.en.autoPayOn,
    missed: 'Auto-pay is on, but this bill wasn’t paid.',
    /** Title above the lines once a payment day is arranged, in place of the amount owed. */
    arranged: (day: string) => `Payment arrangement for ${day}`,
    payYourself: 'We won’t charge it automatically: pay by then.',
    missedDay: (day: string) => `You had a payment arrangement for ${day}, and the bill wasn’t paid.`,
    /** A short while after a payment, when service is not back yet. */
    justPaid: 'Your bill is paid',
    callIfOff: (supportNumber: string) => `If it isn’t back by then, call ${supportNumber}.`,
    pay: (amount: string) => `Pay ${amount}`,
    seeBills: 'See your bills',
    nextBill: (day?: string) => (day === undefined ? 'Next bill' : `Next bill, ${day}`),
  },
  es: {
    toPay: (day) => (day === undefined ? 'Por pagar' : `Por pagar a más tardar el ${day}`),
    pastDue: (day) => (day === undefined ? 'Pago vencido' : `Pago vencido desde el ${day}`),
    unpaid: 'Suspensión por falta de pago',
    off: (lines) => `El servicio${lines ? ` de ${lines}` : ''} está suspendido porque una factura no se pagó a tiempo.`,
    holderOff: 'El servicio del titular de la cuenta está suspendido porque una factura no se pagó a tiempo.',
    paid: 'Usted no debe nada',
    stillOff: (lines) =>
      `El servicio${lines ? ` de ${lines}` : ''} sigue suspendido porque una factura no se pagó a tiempo.`,
    suspended: (lines) => `El servicio${lines ? ` de ${lines}` : ''} está suspendido hasta que se pague.`,
    payByHand: 'El pago automático está desactivado, así que usted paga esta factura.',
    onlyHolder: (supportNumber, holder) =>
      `Solo ${holder ? `${holder}, titular de la cuenta,` : 'el titular de la cuenta'} puede pagar facturas. ¿Preguntas? ` +
      `Llame al ${supportNumber}.`,
    autoPay: commonMessages.es.autoPayOn,
    missed: 'El pago automático está activado, pero esta factura no se pagó.',
    arranged: (day) => `Acuerdo de pago para el ${day}`,
    payYourself: 'No lo cobraremos automáticamente: pague a más tardar ese día.',
    missedDay: (day) => `Usted tenía un acuerdo de pago para el ${day}, y la factura no se pagó.`,
    justPaid: 'Su factura está pagada',
    callIfOff: (supportNumber) => `Si para entonces no ha vuelto, llame al ${supportNumber}.`,
    pay: (amount) => `Pagar ${amount}`,
    seeBills: 'Ver sus facturas',
    nextBill: (day) => (day === undefined ? 'Próxima factura' : `Próxima factura: ${day}`),
  },
});
