import type { BillsCopy } from './bills.en.ts';

export const billsCopyEs: BillsCopy = {
  title: 'Facturas',
  backToBills: 'Volver a Facturas',
  billOf: (day) => `Factura del ${day}`,
  types: { MONTHLY: 'Factura mensual', ONE_TIME: 'Factura única' },
  amountDue: 'Monto por pagar',
  due: 'Vence el',
  wasDue: 'Venció el',
  amount: 'Monto',
  tax: 'Impuestos y cargos',
  total: 'Monto total',
  card: (lastFour) => `tarjeta terminada en ${lastFour}`,
  theCard: (lastFour) => `la tarjeta terminada en ${lastFour}`,
  promised: (day) => `Usted tiene un acuerdo de pago: pague a más tardar el ${day}.`,
  arrange: 'Hacer un acuerdo de pago',
  autoTopUp: 'Recarga automática',
  monthInAdvance: 'Mes por adelantado',
};
