import type { ReviewCopy } from './copy.en.ts';

export const reviewCopyEs: ReviewCopy = {
  title: 'Revise el cambio de plan',
  back: 'Elegir otro plan',
  from: 'De',
  to: 'a',
  when: '¿Cuándo debe empezar?',
  times: { now: 'Ahora', 'next-cycle': 'Con el próximo ciclo de facturación' },
  choose: 'Elija cuándo debe empezar el plan.',
  replaces: (plan) => `Esto reemplaza su cambio programado a ${plan}.`,
  confirm: (plan, price) => `Cambiar a ${plan} por ${price}`,
  because: {
    expired: {
      title: 'Revise de nuevo, por favor',
      text:
        'Esta página estuvo abierta más de 10 minutos, así que revisamos los precios de nuevo. No se cambió ni se ' +
        'cobró nada.',
    },
    moved: {
      title: 'Cambiaron los precios o las fechas',
      text: 'Estos son los precios y fechas actuales. No se cambió ni se cobró nada.',
    },
  },
};
