import type { ChangePlanCopy } from './change-plan.en.ts';

export const changePlanCopyEs: ChangePlanCopy = {
  title: 'Cambiar de plan',
  steps: 2,
  backToAccount: 'Volver a la cuenta',
  perMonth: (price) => `${price} al mes`,
  difference: (price, sign) => `${sign}${price} al mes`,
  samePrice: 'El mismo precio',
  undo: (plan, careNumber) => `Si prefiere conservar ${plan}, llame al ${careNumber}.`,
  includes: 'Qué incluye cada plan',
  taxes: 'Impuestos y cargos aparte',
  nextCycle: 'Los cargos por el cambio de plan se aplican en el próximo ciclo de facturación',
  nextBill: (extra) =>
    extra === undefined
      ? 'Su próxima factura tendrá el precio nuevo.'
      : `Su próxima factura tendrá el precio nuevo, más unos ${extra} por el resto de este ciclo de facturación.`,
  from: (day) => `Desde el ${day}`,
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
};
