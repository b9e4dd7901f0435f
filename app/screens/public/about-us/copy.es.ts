import { claim } from '#app/copy/claim.ts';
import type { PageText } from '#app/copy/page-text.ts';
import type { AboutUsCopy } from './copy.en.ts';

export const aboutUsCopyEs: PageText<AboutUsCopy> = ({ longName, company }) => ({
  title: 'Quiénes somos',
  description:
    'Nuestra misión, los diez valores con los que trabajamos, una carta de nuestra dirección general y las ' +
    'personas detrás de su línea.',
  heading: `Acerca de ${longName}`,
  text:
    'Somos el servicio celular de su compañía de internet: un equipo pequeño, una red 5G nacional y planes ' +
    'que se ajustan a la forma en que usted usa su teléfono.',
  missions: {
    title: 'Nuestra misión',
    list: [
      {
        title: 'Que el celular cueste lo justo',
        text:
          `La mayoría de las personas paga por datos que nunca usa. Nuestros planes empiezan en ` +
          `${claim.plansFrom}, y cambiar a uno que se ajuste puede ahorrarle hasta ${claim.savings} al año.`,
      },
      {
        title: 'Que sea fácil',
        text:
          'Activar una línea, cambiar de plan o agregar datos toma minutos en cualquier teléfono. Si tiene algún ' +
          'problema, alguien de nuestro equipo le ayuda.',
      },
      {
        title: 'Devolver algo a la comunidad',
        text:
          `Donamos el ${claim.giveBack} del costo de los datos para ayudar a conectarse a quienes no pueden ` +
          `pagarlo.`,
      },
    ],
  },
  press: {
    title: 'En la prensa',
    list: company.press.map(({ outlet, headline, address }) => ({ to: address, words: headline.es, text: outlet })),
  },
  values: {
    title: 'Diez valores con los que trabajamos',
    slides: [
      [
        {
          title: 'Primero el cliente',
          text: 'Antes de decidir algo, nos preguntamos de qué le sirve a la persona que tiene el teléfono.',
        },
        {
          title: 'Palabras claras',
          text: 'Si un precio, una factura o una regla necesita explicación, todavía no la hemos escrito bien.',
        },
        { title: 'Precios honestos', text: 'Usted ve el cargo completo antes de aceptarlo.' },
        { title: 'Hacernos cargo', text: 'Quien se entera de un problema se encarga de él hasta que se resuelve.' },
        { title: 'Respeto por su tiempo', text: 'Esperas cortas, formularios cortos, respuestas cortas.' },
      ],
      [
        { title: 'Privacidad', text: 'Pedimos solo lo que necesitamos y lo mantenemos seguro.' },
        {
          title: 'Abiertos a todos',
          text: 'El servicio tiene que funcionar en teléfonos viejos, en redes lentas y con lectores de pantalla.',
        },
        { title: 'Siempre aprendiendo', text: 'Cuando nos equivocamos, lo decimos y corregimos la causa.' },
        { title: 'Un solo equipo', text: 'Escuchamos todas las ideas, vengan de quien vengan.' },
        { title: 'Retribuir', text: 'Ayudamos a conectarse a la gente de los lugares donde damos servicio.' },
      ],
    ],
  },
  letter: {
    title: 'Una carta de nuestra dirección general',
    greeting: 'Estimado cliente:',
    text: [
      'Cuando empezamos, revisamos un año de facturas de teléfono. Una familia tras otra pagaba por muchos más ' +
        'datos de los que usaba, porque un plan más chico era difícil de encontrar o no existía.',
      `Por eso creamos planes más chicos: ${claim.bestFit.join(', ')}. Su cuenta muestra lo que usa cada mes para ` +
        `que elija el que le conviene, aunque eso signifique que nos pague menos.`,
      'También decidimos quién contesta el teléfono: alguien de nuestro propio equipo, que puede resolver su ' +
        'problema y tomarse el tiempo necesario.',
      'No hemos terminado. Si algo en este sitio o en su línea es más difícil de lo que debería, por favor ' +
        'dígamelo. Leo los comentarios todas las semanas.',
    ],
    close: 'Gracias por estar con nosotros.',
    by: company.chiefExecutive,
    signed: `Dirección general, ${longName}`,
  },
  team: {
    title: 'Nuestro equipo',
    text: 'Las personas que responden por su servicio.',
    list: company.team.map(({ name, role }) => ({ name, role: role.es })),
  },
  quotes: {
    title: 'Lo que dice nuestro personal',
    list: company.quotes.map(({ name, words }) => ({ name, words: words.es })),
  },
  next: { title: 'Conozca más', plans: 'Ver los planes', contact: 'Contáctenos' },
});
