import type { ListCopy } from './copy.en.ts';

export const listCopyEs: ListCopy = {
  ofHolder: (holder) =>
    `Las facturas le llegan ${holder ? `a ${holder}, titular de la cuenta` : 'al titular de la cuenta'}.`,
  owed: {
    title: 'Saldo pendiente',
    missing: 'Por ahora no podemos mostrar su saldo. Inténtelo de nuevo en unos minutos.',
    tags: {
      overdue: 'Vencida',
      arranged: 'Con acuerdo de pago',
      due: 'Por pagar',
      none: 'Todo pagado',
      credit: 'Saldo a favor',
    },
    nothing: 'Por ahora no debe nada.',
    credit: 'Usted tiene un saldo a favor. Se descuenta de su próxima factura.',
    dueBy: (day) => `Vence el ${day}.`,
    wasDue: (day) => `Venció el ${day}.`,
    autoPay: {
      on: 'El pago automático está activado. Cobramos cada factura a su tarjeta predeterminada.',
      off: 'El pago automático está desactivado. Usted paga cada factura.',
    },
  },
  arrangementMissing: 'No podemos saber si puede hacer un acuerdo de pago. Inténtelo de nuevo en unos minutos.',
  next: {
    title: 'Su próxima factura',
    missing: 'Por ahora no podemos mostrar su próxima factura. Inténtelo de nuevo en unos minutos.',
    day: 'Fecha de la factura',
  },
  bills: {
    title: 'Sus facturas',
    missing: 'Por ahora no podemos mostrar sus facturas. Inténtelo de nuevo en unos minutos.',
    range: (from, to) => `Del ${from} al ${to}.`,
    none: 'No hay facturas de estas fechas.',
    bars: (months) => `Sus últimas facturas mensuales: ${months}.`,
    other: 'Elegir otras fechas',
    from: 'Fecha inicial',
    to: 'Fecha final',
    show: 'Mostrar facturas',
    day: 'Factura',
  },
  payments: {
    title: 'Sus pagos',
    missing: 'Por ahora no podemos mostrar sus pagos. Inténtelo de nuevo en unos minutos.',
    none: 'No se encontraron pagos.',
    day: 'Pago',
    more: (count) => `Mostrar ${count} más`,
  },
  more: {
    title: 'Más opciones de pago',
    cards: 'Vea, agregue y elimine las tarjetas con las que paga.',
    autoTopUp: 'Agrega datos automáticamente cuando se acaban.',
    month: (line) => `Mes por adelantado de ${line}`,
    monthText: 'Pague el primer mes antes de que la línea esté activa.',
  },
  wrong: {
    day: 'Escriba el mes, el día y el año, como 11/03/2026.',
    order: 'La fecha inicial debe ser anterior a la fecha final.',
    tooLong: (months) => `Elija fechas con no más de ${months} meses entre ellas.`,
  },
  back: {
    paid: (amount, day, card) =>
      card === undefined ? `Se pagaron ${amount} el ${day}.` : `Se pagaron ${amount} con ${card} el ${day}.`,
    waiting: {
      title: 'Todavía no hemos recibido ningún pago',
      text: 'Puede tardar unos minutos. Si lo confirmó, no pague otra vez hasta que aparezca aquí.',
      cancelled: 'Si lo canceló, no se cobró nada y puede pagar ahora.',
    },
    late: {
      title: 'No hemos recibido ningún pago',
      text: 'Si lo confirmó, no pague otra vez. Llámenos y lo buscaremos:',
    },
  },
};
