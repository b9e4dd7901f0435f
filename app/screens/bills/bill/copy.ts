import { words } from '#app/copy/common.ts';

export const billMessages = words({
  en: {
    title: 'Bill',
    from: 'From',
    holder: 'Account holder',
    statement: 'Account number',
    kind: 'Bill type',
    day: 'Bill date',
    cycle: 'Billing cycle',
    cycleDays: (from: string, to: string) => `${from} to ${to}`,
    included: 'Taxes and fees are included.',
    payments: {
      title: 'Payments that match this bill',
      none: 'None found.',
      missing: 'We can’t show payments right now. Try again in a few minutes.',
    },
    ordered: {
      title: 'Ordered here for this bill',
      missing: (careNumber: string) =>
        `As far as we can see, some of this isn’t on the bill. Questions? Call ${careNumber}.`,
    },
    mail: { to: 'We’ll email it to', button: 'Email me this bill', again: 'Email it again' },
    paper: { text: 'The PDF lists every charge. You can also print this page.', button: 'Open PDF' },
  },
  es: {
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
    ordered: {
      title: 'Pedido aquí para esta factura',
      missing: (careNumber) =>
        `Hasta donde podemos ver, algo de esto no está en la factura. ¿Preguntas? Llame al ${careNumber}.`,
    },
    mail: { to: 'La enviaremos a', button: 'Enviarme esta factura', again: 'Enviarla otra vez' },
    paper: { text: 'El PDF muestra todos los cargos. También puede imprimir esta página.', button: 'Abrir el PDF' },
  },
});
