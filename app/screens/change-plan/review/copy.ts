import { commonMessages, words } from '#app/copy/common.ts';
import { earlierOrderMessages } from '#app/copy/earlier-order.ts';
import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';

export const reviewMessages = words({
  en: {
    title: 'Review your plan change',
    /** "Best Fit 5GB, $10.00 less per month": what comes of it. */
    outcome: (plan: string, change: string = 'the same price') => `${plan}, ${change}`,
    back: 'Choose another plan',
    after: {
      now: 'Your plan now',
      until: (day: string) => `Until ${day}`,
      left: 'Left until then',
      plan: 'New plan',
      data: 'Data each month',
      saved: 'You save a year',
    },
    when: 'When should it start?',
    times: { now: 'Now', 'next-cycle': commonMessages.en.nextCycle } satisfies Record<PlanChangeTime, string>,
    choose: 'Choose when your new plan should start.',
    replaces: (plan: string = 'another plan') => `This replaces your scheduled change to ${plan}.`,
    confirm: (plan: string, price: string) => `Change to ${plan} for ${price}`,
    confirmAt: {
      now: (_: string, price: string) => `Change now for ${price}`,
      'next-cycle': (_: string, price: string) => `Change with the next billing cycle for ${price}`,
    } satisfies Record<PlanChangeTime, (plan: string, price: string) => string>,
    because: {
      earlier: earlierOrderMessages.en.changed,
      moved: {
        title: 'Prices or dates have changed',
        text: 'Current prices and dates are below. Your plan hasn’t changed, and nothing was charged.',
      },
    },
  },
  es: {
    title: 'Revise el cambio de plan',
    outcome: (plan, change = 'el mismo precio') => `${plan}, ${change}`,
    back: 'Elegir otro plan',
    after: {
      now: 'Su plan ahora',
      until: (day) => `Hasta el ${day}`,
      left: 'Le quedan hasta entonces',
      plan: 'Plan nuevo',
      data: 'Datos cada mes',
      saved: 'Ahorra al año',
    },
    when: '¿Cuándo debe empezar?',
    times: { now: 'Ahora', 'next-cycle': commonMessages.es.nextCycle },
    choose: 'Elija cuándo debe empezar el plan.',
    replaces: (plan = 'otro plan') => `Esto reemplaza su cambio programado a ${plan}.`,
    confirm: (plan, price) => `Cambiar a ${plan} por ${price}`,
    confirmAt: {
      now: (_, price) => `Cambiar ahora por ${price}`,
      'next-cycle': (_, price) => `Cambiar con el próximo ciclo de facturación por ${price}`,
    },
    because: {
      earlier: earlierOrderMessages.es.changed,
      moved: {
        title: 'Cambiaron los precios o las fechas',
        text: 'Estos son los precios y fechas actuales. No se cambió ni se cobró nada.',
      },
    },
  },
});

export type ReviewCopy = typeof reviewMessages.en;
