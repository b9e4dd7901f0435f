import type { BillsCopy } from './bills.en.ts';

export const billsCopyEs: BillsCopy = {
  title: 'Facturas',
  backToBills: 'Volver a Facturas',
  billOf: (day) => `Factura del ${day}`,
  types: { MONTHLY: 'Factura mensual', ONE_TIME: 'Factura única' },
  payNow: 'Pagar ahora',
  amountDue: 'Monto por pagar',
  due: 'Vence el',
  amount: 'Monto',
  tax: 'Impuestos y cargos',
  total: 'Monto total',
  card: (lastFour) => `tarjeta terminada en ${lastFour}`,
  promised: (day) => `Usted prometió pagar a más tardar el ${day}.`,
  autoTopUp: 'Recarga automática',
  monthInAdvance: 'Mes por adelantado',
};
