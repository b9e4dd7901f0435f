import type { DueCopy } from './due.en.ts';

export const dueCopyEs: DueCopy = {
  owe: (amount, day) =>
    day === undefined ? `Usted debe ${amount}` : `Usted debe ${amount}, con vencimiento el ${day}`,
  owed: (amount, day) => `El pago de ${amount} venció el ${day}`,
  unpaid: 'Hay una factura sin pagar',
  paid: 'Usted no debe nada',
  restore: (supportNumber) =>
    `El servicio sigue suspendido porque una factura no se pagó a tiempo. Para restablecerlo, llame al ` +
    `${supportNumber}.`,
  suspended: 'El servicio está suspendido hasta que se pague.',
  payByHand: 'El pago automático está desactivado, así que usted paga esta factura.',
  onlyHolder: (supportNumber, holder) =>
    `Solo ${holder ? `${holder}, titular de la cuenta,` : 'el titular de la cuenta'} puede pagarla. ¿Preguntas? ` +
    `Llame al ${supportNumber}.`,
  autoPay: 'El pago automático se hará con su tarjeta predeterminada.',
  missed: 'El pago automático está activado, pero esta factura no se pagó.',
  arranged: (day, amount) => `Acuerdo de pago: ${amount} a más tardar el ${day}`,
  payYourself: 'No lo cobraremos automáticamente: pague a más tardar ese día.',
  missedDay: (day) => `Usted tenía un acuerdo de pago para el ${day}, y la factura no se pagó.`,
  justPaid: 'Su factura está pagada',
  callIfOff: (supportNumber) => `Si para entonces no ha vuelto, llame al ${supportNumber}.`,
  pay: (amount) => `Pagar ${amount}`,
  seeBills: 'Ver sus facturas',
};
