import { claim } from '#app/copy/claim.ts';
import type { PageBrand } from '#app/copy/page-text.ts';
import { words } from '#app/copy/common.ts';

export const bestFitMessages = words({
  en: (_: PageBrand) => ({
    title: 'Best Fit savings',
    description:
      `Best Fit plans with ${claim.bestFit.join(', ')}: pay for the data you use, from ${claim.plansFrom} ` +
      `a month, and save up to ${claim.savings} a year.`,
    heading: `Save up to ${claim.savings} a year with a plan that fits`,
    text:
      `Most people pay for more data than they use. With Best Fit you choose the plan you need, from ` +
      `${claim.plansFrom} a month, and switch when your needs change.`,
    seePlans: 'Find your plan',
    plans: {
      title: 'The Best Fit plans',
      text: 'They all use the same national 5G network. The difference is the data:',
      perMonth: 'per month',
    },
    how: {
      title: 'How it works',
      steps: [
        'Pick the plan that looks right. It doesn’t have to be perfect.',
        'Use your phone as usual. Your account shows the data you use each month and warns you at 75% and 90%.',
        'Compare. If you keep using less than you pay for, move to a smaller plan with your next billing cycle.',
        'Need more for a month? Add data to one line and keep your plan.',
      ],
    },
    savings: {
      title: `Where the ${claim.savings} comes from`,
      text:
        `If a plan that fits costs $25 a month less than the one you have today, you save ${claim.savings} a year ` +
        `(12 × $25).`,
      example:
        'What you save depends on your current plan, the data you use and how many lines you have. Taxes and fees ' +
        'are extra.',
    },
    good: {
      title: 'Good to know',
      points: [
        'You can have up to 6 lines, each with its own plan.',
        'You can keep your number, and your phone if it’s unlocked and works on our network.',
        'When your data runs out, we charge you for more only if you add data or turn on automatic top-up.',
      ],
    },
    next: { title: 'Will my phone work?', imeiCheck: 'Check my phone' },
  }),
  es: () => ({
    title: 'Ahorros con Best Fit',
    description:
      `Planes Best Fit de ${claim.bestFit.join(', ')}: pague por los datos que usa, desde ` +
      `${claim.plansFrom} al mes, y ahorre hasta ${claim.savings} al año.`,
    heading: `Ahorre hasta ${claim.savings} al año con un plan a su medida`,
    text:
      `La mayoría de las personas paga por más datos de los que usa. Con Best Fit usted elige el plan que necesita, ` +
      `desde ${claim.plansFrom} al mes, y cambia cuando sus necesidades cambian.`,
    seePlans: 'Encontrar su plan',
    plans: {
      title: 'Los planes Best Fit',
      text: 'Todos usan la misma red 5G nacional. Se diferencian por sus datos:',
      perMonth: 'al mes',
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
  }),
});

export type BestFitCopy = ReturnType<typeof bestFitMessages.en>;
