import type { BillCopy } from './copy.en.ts';

export const billCopyEs: BillCopy = {
  title: 'Factura',
  from: 'De',
  holder: 'Titular de la cuenta',
  statement: 'Número de cuenta',
  kind: 'Tipo de factura',
  day: 'Fecha de la factura',
  cycle: 'Ciclo de facturación',
  cycleDays: (from, to) => `del ${from} al ${to}`,
  included: 'Los impuestos y cargos están incluidos.',
  payments: {
    title: 'Pagos que coinciden con esta factura',
    none: 'No se encontró ninguno.',
    missing: 'Por ahora no podemos mostrar los pagos. Inténtelo de nuevo en unos minutos.',
  },
  mail: {
    title: 'Recíbala por correo electrónico',
    to: 'Se enviará a',
    button: 'Enviarme esta factura',
    again: 'Enviarla otra vez',
  },
  paper: {
    title: 'Guarde una copia',
    text: 'La factura original muestra todos los cargos. También puede imprimir esta página.',
    button: 'Abrir la factura original',
  },
};
