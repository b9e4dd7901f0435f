import { words } from '#app/copy/common.ts';

export const listMessages = words({
  en: {
    /** Text for a secondary, who gets no bills. */
    ofHolder: (holder?: string) => `Bills go to ${holder ? `${holder}, the account holder` : 'the account holder'}.`,
    owed: {
      title: 'Balance',
    },
    arrangementMissing: 'We can’t tell whether you can make a payment arrangement. Try again in a few minutes.',
    next: {
      over: 'No line is in service, so you have no next bill.',
    },
    bills: {
      title: 'Your bills',
      missing: 'We can’t show your bills right now. Try again in a few minutes.',
      /** Tag beside the heading for a balance of zero (BILL-29). */
      allPaid: 'All paid',
      more: (count: number) => `Show ${count} more`,
      range: (from: string, to: string) => `From ${from} to ${to}`,
      none: 'No bills found for these dates.',
      other: 'Choose other dates',
      from: 'Start date',
      to: 'End date',
      show: 'Show bills',
      day: 'Bill',
    },
    payments: {
      title: 'Your payments',
      missing: 'We can’t show your payments right now. Try again in a few minutes.',
      none: 'No payments found.',
      day: 'Payment',
    },
    more: {
      title: 'More payment options',
      cards: 'See, add and remove the cards you pay with.',
      autoTopUp: 'Adds data automatically when a line runs out.',
      month: (line: string) => `Month in advance for ${line}`,
      monthText: 'Pay the first month before the line is active.',
    },
    wrong: {
      day: 'Enter a date like 11/03/2026.',
      order: 'The start date must be before the end date.',
      tooLong: (months: number) => `Choose dates no more than ${months} months apart.`,
    },
    back: {
      paid: (amount: string, day: string, card?: string) =>
        card === undefined ? `Paid ${amount} on ${day}.` : `Paid ${amount} with ${card} on ${day}.`,
      waiting: {
        title: 'We haven’t received a payment yet',
        text: 'It can take a few minutes. If you confirmed it, please don’t pay again until it shows here.',
        cancelled: 'If you canceled it, nothing was charged. You can pay now.',
      },
      late: {
        title: 'We haven’t received a payment',
        text: 'If you confirmed it, please don’t pay again. Call us, and we’ll look for it:',
      },
    },
  },
  es: {
    ofHolder: (holder) =>
      `Las facturas le llegan ${holder ? `a ${holder}, titular de la cuenta` : 'al titular de la cuenta'}.`,
    owed: {
      title: 'Saldo pendiente',
    },
    arrangementMissing: 'No podemos saber si puede hacer un acuerdo de pago. Inténtelo de nuevo en unos minutos.',
    next: {
      over: 'Ninguna línea está en servicio, así que no tiene próxima factura.',
    },
    bills: {
      title: 'Sus facturas',
      missing: 'Por ahora no podemos mostrar sus facturas. Inténtelo de nuevo en unos minutos.',
      allPaid: 'Todo pagado',
      more: (count) => `Mostrar ${count} más`,
      range: (from, to) => `Del ${from} al ${to}`,
      none: 'No hay facturas de estas fechas.',
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
  },
});

export type ListCopy = typeof listMessages.en;
