import { commonMessages, words } from '#app/copy/common.ts';
import type { PlanChangeTime } from '#rpc/domain/plan-change.ts';
import type { ReviewAgain } from './intent.ts';

export const reviewMessages = words({
  en: {
    title: 'Review your plan change',
    back: 'Choose another plan',
    from: 'From',
    to: 'to',
    when: 'When should it start?',
    times: { now: 'Now', 'next-cycle': commonMessages.en.nextCycle } satisfies Record<PlanChangeTime, string>,
    choose: 'Choose when your new plan should start.',
    replaces: (plan: string = 'another plan') => `This replaces your scheduled change to ${plan}.`,
    confirm: (plan: string, price: string) => `Change to ${plan} for ${price}`,
    because: {
      expired: {
        title: commonMessages.en.checkAgainTitle,
        text:
          'This page was open for more than 10 minutes, so we checked the prices again. Your plan hasn’t changed, ' +
          'and nothing was charged.',
      },
      moved: {
        title: 'Prices or dates have changed',
        text: 'Current prices and dates are below. Your plan hasn’t changed, and nothing was charged.',
      },
    } satisfies Record<ReviewAgain, { title: string; text: string }>,
  },
  es: {
    title: 'Revise el cambio de plan',
    back: 'Elegir otro plan',
    from: 'De',
    to: 'a',
    when: '¿Cuándo debe empezar?',
    times: { now: 'Ahora', 'next-cycle': commonMessages.es.nextCycle },
    choose: 'Elija cuándo debe empezar el plan.',
    replaces: (plan = 'otro plan') => `Esto reemplaza su cambio programado a ${plan}.`,
    confirm: (plan, price) => `Cambiar a ${plan} por ${price}`,
    because: {
      expired: {
        title: commonMessages.es.checkAgainTitle,
        text:
          'Esta página estuvo abierta más de 10 minutos, así que revisamos los precios de nuevo. No se cambió ni se ' +
          'cobró nada.',
      },
      moved: {
        title: 'Cambiaron los precios o las fechas',
        text: 'Estos son los precios y fechas actuales. No se cambió ni se cobró nada.',
      },
    },
  },
});

export type ReviewCopy = typeof reviewMessages.en;
