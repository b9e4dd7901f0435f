import { claim } from '#app/copy/claim.ts';
import type { PageText } from '#app/copy/page-text.ts';
import type { GiveBackCopy } from './copy.en.ts';

export const giveBackCopyEs: PageText<GiveBackCopy> = ({ company }) => ({
  title: 'Programa solidario',
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
});
