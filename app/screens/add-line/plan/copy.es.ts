import type { PlanCopy } from './copy.en.ts';

export const planCopyEs: PlanCopy = {
  title: 'Elija un plan',
  about: 'Puede cambiar sus respuestas hasta hacer el pedido. Antes no se cobra nada.',
  plan: {
    legend: 'Plan y precio mensual por línea',
    missing: 'Elija un plan.',
    gone: 'Este plan ya no está disponible. Elija otro.',
  },
  ofLine: (line, price) => `${line} ${price}`,
  count: {
    legend: '¿Cuántas líneas?',
    more: 'Más líneas',
    fewer: 'Menos líneas',
    missing: 'Elija cuántas líneas quiere agregar.',
    tooMany: (room) => `Su grupo tiene lugar para ${room === 1 ? '1 línea más' : `${room} líneas más`}.`,
  },
  totals: 'Total al mes',
  coupon: {
    label: 'Código de cupón (opcional)',
    invalid: 'Ese código de cupón no es válido.',
    unchecked: 'No pudimos verificar este código en este momento. Inténtelo de nuevo o continúe sin él.',
  },
  none: 'En este momento no hay planes disponibles. Inténtelo más tarde o llame al',
};
