import { commonMessages, words } from '#app/copy/common.ts';

export const planMessages = words({
  en: {
    title: 'Choose a plan',
    about: 'You can change your answers until you order. Nothing is charged before then.',
    plan: {
      legend: 'Plan and monthly price per line',
      missing: commonMessages.en.choosePlan,
      gone: 'This plan is no longer available. Choose another one.',
    },
    /** Text of a price that depends on a line's place in its group. */
    ofLine: (line: string, price: string) => `${line} ${price}`,
    count: {
      legend: 'How many lines?',
      more: 'More lines',
      fewer: 'Fewer lines',
      missing: 'Choose how many lines to add.',
      tooMany: (room: number) => `Your group has room for ${room === 1 ? '1 more line' : `${room} more lines`}.`,
    },
    totals: 'Total per month',
    coupon: {
      label: 'Coupon code (optional)',
      invalid: 'That coupon code isn’t valid.',
      included: 'The price of this plan already has this coupon. Continue without the code.',
      unchecked: 'We couldn’t check this code. Try again, or continue without it.',
      noEffect: 'This code takes nothing off a new line. Use another code, or continue without one.',
      /** Text that follows an accepted code. */
      applied: (code: string, price: string) => `${code}: ${price} less per line each month. The prices include it.`,
      apply: 'Apply coupon',
    },
    none: 'No plans are available right now. Try again later, or call',
  },
  es: {
    title: 'Elija un plan',
    about: 'Puede cambiar sus respuestas hasta hacer el pedido. Antes no se cobra nada.',
    plan: {
      legend: 'Plan y precio mensual por línea',
      missing: commonMessages.es.choosePlan,
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
      included: 'El precio de este plan ya incluye este cupón. Continúe sin el código.',
      unchecked: 'No pudimos verificar este código en este momento. Inténtelo de nuevo o continúe sin él.',
      noEffect: 'Este código no descuenta nada de una línea nueva. Use otro código o continúe sin uno.',
      applied: (code, price) => `${code}: ${price} menos por línea al mes. Los precios ya lo incluyen.`,
      apply: 'Aplicar cupón',
    },
    none: 'En este momento no hay planes disponibles. Inténtelo más tarde o llame al',
  },
});

export type PlanCopy = typeof planMessages.en;
