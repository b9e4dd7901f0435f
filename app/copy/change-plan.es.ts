import type { ChangePlanCopy } from './change-plan.en.ts';

export const changePlanCopyEs: ChangePlanCopy = {
  title: 'Cambiar de plan',
  steps: 2,
  backToAccount: 'Volver a la cuenta',
  perMonth: (price) => `${price} al mes`,
  difference: (price, sign) => `${sign}${price} al mes`,
  samePrice: 'El mismo precio',
  undo: (plan, careNumber) => `Si prefiere conservar ${plan}, llame al ${careNumber}.`,
  taxes: 'Impuestos y cargos aparte',
  nextCycle: 'Los cargos por el cambio de plan se aplican en el próximo ciclo de facturación',
  nextBill: (extra) =>
    extra === undefined
      ? 'Su próxima factura trae el precio nuevo.'
      : `Su próxima factura trae el precio nuevo, y cerca de ${extra} por el resto de este ciclo de facturación.`,
  from: (day) => `Desde el ${day}`,
  prices: {
    title: 'Lo que cuesta',
    discounts: { homeInternet: 'Descuento por internet en el hogar', coupon: 'Descuento' },
    after: 'Precio nuevo al mes',
    before: 'Precio al mes hasta ahora',
    today: 'Se cobra hoy',
    others: {
      title: 'Otras líneas cuyo precio cambia',
      text: 'Lo que cuesta una línea depende del orden de las líneas de su grupo.',
      move: (before, after) => `${before}, después ${after} al mes`,
      together: 'Todas juntas',
    },
  },
  more: (price) => `${price} más al mes`,
  less: (price) => `${price} menos al mes`,
};
