import type { PageBrand } from '#app/copy/page-text.ts';
import { claim } from '#app/copy/claim.ts';
import { words } from '#app/copy/common.ts';

export const aboutUsMessages = words({
  en: ({ longName, company }: PageBrand) => ({
    title: 'About us',
    description: 'Our mission, the ten values we work by, a letter from our CEO, and the people behind your line.',
    heading: `About ${longName}`,
    text:
      'We’re the mobile side of your internet company: a small team, a national 5G network, and plans that fit ' +
      'how you really use your phone.',
    missions: {
      title: 'Our mission',
      list: [
        {
          title: 'Make mobile cost what it should',
          text:
            `Most people pay for data they never use. Our plans start at ${claim.plansFrom}, and moving to one ` +
            `that fits can save up to ${claim.savings} a year.`,
        },
        {
          title: 'Make it easy',
          text:
            'Activating a line, changing a plan or adding data takes minutes on any phone. If you get stuck, someone ' +
            'on our team will help.',
        },
        {
          title: 'Give something back',
          text: `We give ${claim.giveBack} of the data cost to help people who can’t afford to get online.`,
        },
      ],
    },
    press: {
      title: 'In the press',
      list: company.press.map(({ outlet, headline, address }) => ({ to: address, words: headline.en, text: outlet })),
    },
    /** Ten company values, on two slides (PUBLIC-3). */
    values: {
      title: 'Ten values we work by',
      slides: [
        [
          {
            title: 'Customers first',
            text: 'Before we decide anything, we ask what it does for the person with the phone.',
          },
          {
            title: 'Plain words',
            text: 'If a price, a bill or a rule needs explaining, we haven’t written it well enough.',
          },
          { title: 'Honest prices', text: 'You see the full charge before you agree to it.' },
          { title: 'Own the problem', text: 'Whoever hears about a problem stays with it until it’s solved.' },
          { title: 'Respect for your time', text: 'Short waits, short forms, short answers.' },
        ],
        [
          { title: 'Privacy', text: 'We ask only for what we need, and we keep it safe.' },
          {
            title: 'Open to everyone',
            text: 'The service has to work on old phones, on slow networks and with screen readers.',
          },
          { title: 'Always learning', text: 'When we’re wrong, we say so and fix what caused it.' },
          { title: 'One team', text: 'We listen to every idea, whoever it comes from.' },
          { title: 'Give back', text: 'We help people in the places we serve get online.' },
        ],
      ],
    },
    letter: {
      title: 'A letter from our CEO',
      greeting: 'Dear customer,',
      text: [
        'When we started, we looked at a year of phone bills. Family after family was paying for far more data than ' +
          'they used, because a smaller plan was hard to find or didn’t exist.',
        `So we made smaller plans: ${claim.bestFit.join(', ')}. Your account shows what you use each month, so you ` +
          `can choose the one that fits, even when that means you pay us less.`,
        'We also decided who picks up the phone: someone on our own team who can fix your problem and take the time ' +
          'it needs.',
        'We’re not finished. If something on this site or on your line is harder than it should be, please tell me. ' +
          'I read the feedback every week.',
      ],
      close: 'Thank you for being with us.',
      by: company.chiefExecutive,
      signed: `Chief executive, ${longName}`,
    },
    team: {
      title: 'Our team',
      text: 'The people who answer for your service.',
      list: company.team.map(({ name, role }) => ({ name, role: role.en })),
    },
    quotes: {
      title: 'What our staff say',
      list: company.quotes.map(({ name, words }) => ({ name, words: words.en })),
    },
    next: { title: 'Find out more', plans: 'See the plans', contact: 'Contact us' },
  }),
  es: ({ longName, company }) => ({
    title: 'Quiénes somos',
    description:
      'Nuestra misión, nuestros diez valores, una carta de nuestra dirección general y las personas detrás de su línea.',
    heading: `Acerca de ${longName}`,
    text:
      'Somos el servicio celular de su compañía de internet: un equipo pequeño, una red 5G nacional y planes ' +
      'que se ajustan a su forma de usar el teléfono.',
    missions: {
      title: 'Nuestra misión',
      list: [
        {
          title: 'Que el celular cueste lo justo',
          text:
            `La mayoría paga por datos que nunca usa. Nuestros planes empiezan en ` +
            `${claim.plansFrom}, y cambiar a uno que se ajuste puede ahorrarle hasta ${claim.savings} al año.`,
        },
        {
          title: 'Que sea fácil',
          text:
            'Activar una línea, cambiar de plan o agregar datos toma minutos en cualquier teléfono. Si tiene un ' +
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
      title: 'Nuestros diez valores',
      slides: [
        [
          {
            title: 'Primero el cliente',
            text: 'Antes de decidir, nos preguntamos de qué le sirve a quien tiene el teléfono.',
          },
          {
            title: 'Palabras claras',
            text: 'Si un precio, una factura o una regla necesita explicación, hay que escribirla mejor.',
          },
          { title: 'Precios honestos', text: 'Usted ve el cargo completo antes de aceptarlo.' },
          { title: 'Hacernos cargo', text: 'Quien se entera de un problema se encarga hasta resolverlo.' },
          { title: 'Respeto por su tiempo', text: 'Esperas cortas, formularios cortos, respuestas cortas.' },
        ],
        [
          { title: 'Privacidad', text: 'Pedimos solo lo que necesitamos y lo mantenemos seguro.' },
          {
            title: 'Abiertos a todos',
            text: 'El servicio debe funcionar en teléfonos viejos, en redes lentas y con lectores de pantalla.',
          },
          { title: 'Siempre aprendiendo', text: 'Cuando nos equivocamos, lo decimos y corregimos la causa.' },
          { title: 'Un solo equipo', text: 'Escuchamos toda idea, venga de quien venga.' },
          { title: 'Retribuir', text: 'Ayudamos a conectarse a la gente de donde damos servicio.' },
        ],
      ],
    },
    letter: {
      title: 'Una carta de nuestra dirección general',
      greeting: 'Estimado cliente:',
      text: [
        'Al empezar, revisamos un año de facturas de teléfono. Una familia tras otra pagaba por muchos más ' +
          'datos de los que usaba, porque un plan más chico era difícil de encontrar o no existía.',
        `Por eso creamos planes más chicos: ${claim.bestFit.join(', ')}. Su cuenta muestra lo que usa cada mes para ` +
          `que elija el que le conviene, aunque así nos pague menos.`,
        'También decidimos quién contesta el teléfono: alguien de nuestro propio equipo, que puede resolver su ' +
          'problema sin prisa.',
        'No hemos terminado. Si algo en este sitio o en su línea es más difícil de lo que debería, dígamelo, por ' +
          'favor. Leo los comentarios cada semana.',
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
  }),
});

export type AboutUsCopy = ReturnType<typeof aboutUsMessages.en>;
