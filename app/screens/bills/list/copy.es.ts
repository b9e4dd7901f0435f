import type { ListCopy } from './copy.en.ts';

export const listCopyEs: ListCopy = {
  owed: {
    title: 'Lo que debe',
    missing: 'Por ahora no podemos decirle cuánto debe. Inténtelo de nuevo en unos minutos.',
    tags: { overdue: 'Vencida', due: 'Por pagar', none: 'Todo pagado', credit: 'Saldo a favor' },
    nothing: 'Por ahora no hay nada que pagar.',
    credit: 'Usted tiene un saldo a favor. Se descuenta de su próxima factura.',
    dueBy: (day) => `Vence el ${day}.`,
    wasDue: (day) => `Venció el ${day}.`,
    autoPay: {
      on: 'El pago automático está activado: las facturas se cobran a su tarjeta predeterminada.',
      off: 'El pago automático está desactivado: usted mismo paga cada factura.',
    },
  },
  promise: {
    link: 'Prometer pagar más adelante',
    missing: 'Por ahora no podemos decirle si puede prometer pagar más adelante.',
  },
  next: {
    title: 'Su próxima factura',
    missing: 'Por ahora no podemos decirle cómo será su próxima factura. Inténtelo de nuevo en unos minutos.',
    day: 'Fecha de la factura',
  },
  bills: {
    title: 'Sus facturas',
    missing: 'Por ahora no podemos mostrar sus facturas. Inténtelo de nuevo en unos minutos.',
    range: (from, to) => `Del ${from} al ${to}.`,
    none: 'No hay facturas de estos días.',
    other: 'Mostrar otros días',
    from: 'Primer día',
    to: 'Último día',
    show: 'Mostrar facturas',
    day: 'Factura',
  },
  payments: {
    title: 'Sus pagos',
    missing: 'Por ahora no podemos mostrar sus pagos. Inténtelo de nuevo en unos minutos.',
    none: 'No tenemos pagos que mostrar.',
    day: 'Pago',
    more: (count) => `Mostrar ${count} más`,
  },
  more: {
    title: 'Más sobre los pagos',
    cards: 'Vea, agregue y elimine las tarjetas con las que paga.',
    autoTopUp: 'Compra datos adicionales por sí sola cuando una línea ha usado todos los suyos.',
    month: (line) => `Mes por adelantado de ${line}`,
    monthText: 'Paga el primer mes antes de que la línea esté activa.',
  },
  wrong: {
    day: 'Escriba un día, por ejemplo 2026-11-03.',
    order: 'El primer día tiene que ser anterior al último.',
    tooLong: (months) => `Elija ${months} meses como máximo.`,
  },
  back: {
    paid: (amount, day) => `Gracias. Recibimos ${amount} el ${day}.`,
    waiting: {
      title: 'Todavía no vemos ningún pago',
      text: 'Puede tardar unos minutos. Si lo confirmó, no pague otra vez hasta que aparezca aquí.',
      cancelled: 'Si lo canceló, no se cobró nada y puede pagar ahora.',
    },
    late: { title: 'No vemos ningún pago', text: 'Si lo confirmó, no pague otra vez. Llámenos y lo buscaremos:' },
  },
};
