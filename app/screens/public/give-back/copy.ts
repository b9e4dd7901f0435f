import type { PageBrand } from '#app/copy/page-text.ts';
import { claim } from '#app/copy/claim.ts';
import { words } from '#app/copy/common.ts';

export const giveBackMessages = words({
  en: ({ company }: PageBrand) => ({
    title: 'Give back',
    description:
      `We give ${claim.giveBack} of the data cost of every plan to help people who can’t afford it get online. It ` +
      `adds nothing to your bill.`,
    heading: `We give back ${claim.giveBack} of the data cost`,
    text:
      `With every plan, ${claim.giveBack} of the data cost goes to help people who can’t afford it get online. It ` +
      `adds nothing to your bill.`,
    plans: 'See the plans',
    how: {
      title: 'How it works',
      steps: [
        'You pay for your plan as usual.',
        `We set aside ${claim.giveBack} of the plan’s data cost every month for every line.`,
        'Organizations we choose turn it into phones, data and training for people who need them.',
      ],
    },
    who: {
      title: 'Who it helps',
      list: [
        { title: 'Students', text: 'Data for homework in homes without internet.' },
        { title: 'Job seekers', text: 'A number that employers can call, and data to apply for jobs.' },
        { title: 'Older neighbors', text: 'A phone that’s easy to use, and someone to explain it.' },
      ],
    },
    questions: {
      title: 'Questions',
      list: [
        { title: 'Does it cost me anything?', text: 'No. The gift is ours. Your price stays the same.' },
        { title: 'Do I have to sign up?', text: 'No. Every plan takes part.' },
        {
          title: 'Can I deduct it from my taxes?',
          text: 'No. The gift is ours, not yours, so there is nothing for you to deduct.',
        },
        { title: 'Who receives it?', text: 'Organizations we choose. We may change or end the program.' },
      ],
    },
    terms: { before: 'For details, see our', link: 'terms & conditions', after: '.' },
    partner: {
      title: 'Do you work for an organization like this?',
      mail: company.mail.partnership,
      text: `Email ${company.mail.partnership} and tell us who you help.`,
    },
  }),
  es: ({ company }) => ({
    title: 'Solidaridad',
    description:
      `Donamos el ${claim.giveBack} del costo de los datos de cada plan para conectar a internet a quienes ` +
      `no podrían pagarlo. No agrega nada a su factura.`,
    heading: `Donamos el ${claim.giveBack} del costo de los datos`,
    text:
      `De cada plan, el ${claim.giveBack} del costo de los datos se destina a conectar a internet a quienes no ` +
      `podrían pagarlo. No agrega nada a su factura.`,
    plans: 'Ver los planes',
    how: {
      title: 'Cómo funciona',
      steps: [
        'Usted paga su plan, como siempre.',
        `Apartamos el ${claim.giveBack} del costo de los datos del plan, cada mes y por cada línea.`,
        'Las organizaciones que elegimos lo convierten en teléfonos, datos y capacitación para quienes los necesitan.',
      ],
    },
    who: {
      title: 'A quiénes ayuda',
      list: [
        { title: 'Estudiantes', text: 'Datos para las tareas en hogares sin internet.' },
        {
          title: 'Personas que buscan trabajo',
          text: 'Un número al que los empleadores puedan llamar y datos para solicitar empleo.',
        },
        { title: 'Personas mayores', text: 'Un teléfono fácil de usar y alguien que se lo explique.' },
      ],
    },
    questions: {
      title: 'Preguntas',
      list: [
        { title: '¿Me cuesta algo?', text: 'No. La donación es nuestra; su precio es el mismo.' },
        { title: '¿Tengo que inscribirme?', text: 'No. Todos los planes participan.' },
        {
          title: '¿Puedo deducirlo de mis impuestos?',
          text: 'No. La donación es nuestra y no suya, así que no hay nada que usted pueda deducir.',
        },
        {
          title: '¿Quién lo recibe?',
          text: 'Organizaciones que nosotros elegimos. Podemos cambiar o terminar el programa.',
        },
      ],
    },
    terms: { before: 'Los detalles están en nuestros', link: 'términos y condiciones', after: '.' },
    partner: {
      title: '¿Trabaja en una organización como estas?',
      mail: company.mail.partnership,
      text: `Escríbanos a ${company.mail.partnership} y cuéntenos a quiénes ayuda.`,
    },
  }),
});

export type GiveBackCopy = ReturnType<typeof giveBackMessages.en>;
