import { claim } from '#app/copy/claim.ts';
import type { PageText } from '#app/copy/page-text.ts';
import type { BestFitCopy } from './copy.en.ts';

export const bestFitCopyEs: PageText<BestFitCopy> = () => ({
  title: 'Ahorros con Best Fit',
  description:
    `Planes Best Fit de ${claim.bestFit.join(', ')}: pague por los datos que usa, desde ` +
    `${claim.plansFrom} al mes, y ahorre hasta ${claim.savings} al año.`,
  heading: `Ahorre hasta ${claim.savings} al año con un plan a su medida`,
  text:
    `La mayoría de las personas paga por más datos de los que usa. Con Best Fit usted elige el plan que necesita, ` +
    `desde ${claim.plansFrom} al mes, y cambia cuando sus necesidades cambian.`,
  seePlans: 'Ver todos los planes y precios',
  plans: {
    title: 'Los planes Best Fit',
    text: 'Todos usan la misma red 5G nacional. Se diferencian por sus datos:',
  },
  how: {
    title: 'Cómo funciona',
    steps: [
      'Elija el plan que le parezca adecuado. No tiene que ser perfecto.',
      'Use su teléfono como siempre. Su cuenta muestra los datos que usa cada mes y le avisa al llegar al 75% ' +
        'y al 90%.',
      'Compare. Si sigue usando menos de lo que paga, cámbiese a un plan más chico con su próximo ciclo de ' +
        'facturación.',
      '¿Un mes necesita más? Agregue datos a una línea y deje el plan como está.',
    ],
  },
  savings: {
    title: `De dónde salen los ${claim.savings}`,
    text:
      `Si un plan a su medida cuesta $25 al mes menos que el que tiene hoy, usted ahorra ${claim.savings} al ` +
      `año (12 × $25).`,
    example:
      'Lo que ahorra depende de su plan actual, de los datos que usa y de cuántas líneas tiene. Los impuestos ' +
      'y cargos se cobran aparte.',
  },
  good: {
    title: 'Conviene saber',
    points: [
      'Puede tener hasta 6 líneas, cada una con su propio plan.',
      'Puede conservar su número, y también su teléfono si está desbloqueado y funciona en nuestra red.',
      'Cuando se acaban sus datos, solo le cobramos más si agrega datos o activa la recarga automática.',
    ],
  },
  next: { title: '¿Funcionará mi teléfono?', imeiCheck: 'Verificar mi teléfono' },
});
