import { commonMessages, words } from './common.ts';

/** Words that several pages of Change Plan share. */
export const changePlanMessages = words({
  en: {
    title: 'Change plan',
    steps: 2,
    backToAccount: commonMessages.en.backToAccount,
    perMonth: (price: string) => `${price} per month`,
    /** Difference of two monthly prices, such as "+$10.00" or "−$5.00". */
    difference: (price: string, sign: '+' | '−') => `${sign}${price}`,
    samePrice: 'Same price',
    /** Words beside the tick on the bars of plan sizes. */
    busiest: (months: number, size: string) =>
      months === 1 ? `Last month: ${size} used` : `Your busiest month of the last ${months}: ${size}`,
    /** Instructions to cancel a scheduled plan change (PLAN-16). */
    undo: (plan: string, careNumber: string) => `To keep ${plan} instead, call ${careNumber}.`,
    includes: 'What each plan includes',
    taxes: commonMessages.en.taxesExtra,
    /** Quoted text (PLAN-6). */
    nextCycle: 'Charges for the plan change apply next billing cycle',
    /** Effect on the next bill of a plan that starts now. `extra` is with or plus tax. */
    nextBill: (extra?: string): string =>
      extra === undefined
        ? 'Your next bill will have the new price.'
        : `Your next bill will have the new price, plus about ${extra} for the rest of this billing cycle.`,
    from: (day: string) => `From ${day}`,
    keepsSim: (careNumber: string) =>
      'This plan is for eSIM, and this line has a SIM card. The change doesn’t replace the card: keep it in your ' +
      `phone, and call us at ${careNumber} for an eSIM.`,
    prices: {
      title: 'What it costs',
      discounts: { homeInternet: 'Home-internet discount', coupon: 'Discount' },
      after: 'New price per month',
      before: 'Current price per month',
      today: 'Charged today',
      others: {
        title: 'Price changes on your other lines',
        text: 'A line’s price depends on its place in your group.',
        move: (before: string, after: string) => `${before}, then ${after} per month`,
        together: 'Total for all lines',
      },
    },
    /** Difference of two monthly prices in words, such as "$10.00 more per month". */
    more: (price: string) => `${price} more per month`,
    less: (price: string) => `${price} less per month`,
  },
  es: {
    title: 'Cambiar de plan',
    steps: 2,
    backToAccount: commonMessages.es.backToAccount,
    perMonth: (price) => `${price} al mes`,
    difference: (price, sign) => `${sign}${price}`,
    samePrice: 'Igual precio',
    busiest: (months, size) =>
      months === 1 ? `El mes pasado: ${size}` : `Su mayor consumo en ${months} meses: ${size}`,
    undo: (plan, careNumber) => `Si prefiere conservar ${plan}, llame al ${careNumber}.`,
    includes: 'Qué incluye cada plan',
    taxes: commonMessages.es.taxesExtra,
    nextCycle: 'Los cargos por el cambio de plan se aplican en el próximo ciclo de facturación',
    nextBill: (extra) =>
      extra === undefined
        ? 'Su próxima factura tendrá el precio nuevo.'
        : `Su próxima factura tendrá el precio nuevo, más unos ${extra} por el resto de este ciclo de facturación.`,
    from: (day) => `Desde el ${day}`,
    keepsSim: (careNumber) =>
      'Este plan es para eSIM, y esta línea tiene una tarjeta SIM. El cambio no reemplaza la tarjeta: déjela en su ' +
      `teléfono y llámenos al ${careNumber} para recibir una eSIM.`,
    prices: {
      title: 'Lo que cuesta',
      discounts: { homeInternet: 'Descuento por internet en el hogar', coupon: 'Descuento' },
      after: 'Precio nuevo al mes',
      before: 'Precio actual al mes',
      today: 'Se cobra hoy',
      others: {
        title: 'Cambios de precio en sus otras líneas',
        text: 'El precio de una línea depende de su lugar en el grupo.',
        move: (before, after) => `${before}, después ${after} al mes`,
        together: 'Total de todas las líneas',
      },
    },
    more: (price) => `${price} más al mes`,
    less: (price) => `${price} menos al mes`,
  },
});
