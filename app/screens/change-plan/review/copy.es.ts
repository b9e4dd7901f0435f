import type { ReviewCopy } from './copy.en.ts';

export const reviewCopyEs: ReviewCopy = {
  title: 'Revise el cambio de plan',
  back: 'Elegir otro plan',
  line: 'Para',
  from: 'De',
  to: 'A',
  when: '¿Cuándo debe empezar?',
  times: { now: 'Ahora', 'next-cycle': 'Con el próximo ciclo de facturación' },
  choose: 'Elija cuándo debe empezar el plan.',
  replaces: (plan) => `Reemplaza el cambio a ${plan} que estaba programado.`,
  confirm: (plan, price) => `Cambiar a ${plan} por ${price}`,
  because: {
    expired: {
      title: 'Revise de nuevo, por favor',
      text: 'Su cambio de plan esperó más de 10 minutos, así que volvimos a consultar los precios. No se cambió nada.',
    },
    moved: { title: 'Cambiaron los precios o las fechas', text: 'Abajo está lo que vale ahora. No se cambió nada.' },
  },
};
