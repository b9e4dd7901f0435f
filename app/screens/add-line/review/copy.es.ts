import type { ReviewCopy } from './copy.en.ts';

export const reviewCopyEs: ReviewCopy = {
  title: 'Revise sus respuestas',
  plan: 'Plan',
  count: 'Cantidad de líneas',
  coupon: 'Cupón',
  less: (price) => `${price} menos por línea`,
  shipping: { address: 'Dirección', way: 'Tipo de envío' },
  monthly: 'Al mes',
  once: {
    title: 'Cargos únicos',
    kits: (count, price) => `${count === 1 ? '1 kit de SIM' : `${count} kits de SIM`} a ${price}`,
    shipping: 'Envío',
    tax: 'Impuestos',
    total: 'Total de cargos únicos',
  },
  hold: 'Se hace una retención temporal en la tarjeta por el valor total del plan en la primera factura.',
  confirm: (lines, monthly) => `Pedir ${lines} por ${monthly}`,
  confirmOnce: (lines, monthly, once) => `Pedir ${lines} por ${monthly}, y ${once} una sola vez`,
  because: {
    'price-moved': {
      title: 'El precio cambió',
      text: 'Los montos nuevos están abajo. No se pidió ni se cobró nada.',
    },
    changed: {
      title: 'Revise de nuevo, por favor',
      text: 'Sus respuestas se cambiaron en otra pestaña o en otro dispositivo. No se pidió ni se cobró nada.',
    },
  },
};
