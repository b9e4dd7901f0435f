import type { DueCopy } from './due.en.ts';

export const dueCopyEs: DueCopy = {
  owe: (amount, day) =>
    day === undefined ? `Usted debe ${amount}` : `Usted debe ${amount}, con vencimiento el ${day}`,
  unpaid: 'Hay una factura sin pagar',
  suspended: 'El servicio está suspendido hasta que se pague.',
  overdue: 'Esta factura está vencida.',
  onlyHolder: (supportNumber, holder) =>
    `Solo ${holder ? `${holder}, titular de la cuenta,` : 'el titular de la cuenta'} puede pagarla. ¿Preguntas? ` +
    `Llame al ${supportNumber}.`,
  autoPay: 'El pago automático se hará con su tarjeta predeterminada.',
  missed: 'El pago automático está activado, pero esta factura no se pagó.',
  promised: (day) => `Usted prometió pagar a más tardar el ${day}.`,
  pay: (amount) => `Pagar ${amount}`,
  promise: 'Prometer un pago',
  seeBills: 'Ver sus facturas',
};
