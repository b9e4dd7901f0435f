import { claim } from '#app/copy/claim.ts';
import type { PageText } from '#app/copy/page-text.ts';
import type { AboutUsCopy } from './copy.en.ts';

export const aboutUsCopyEs: PageText<AboutUsCopy> = ({ longName, company }) => ({
  title: 'Quiénes somos',
  description:
    'Para qué estamos aquí, los diez valores con los que trabajamos, una carta de nuestra dirección general y ' +
    'las personas detrás de su línea.',
  heading: `Acerca de ${longName}`,
  text:
    'Somos la parte móvil de su compañía de internet: un equipo pequeño, una red 5G nacional y planes que se ' +
    'ajustan a la forma en que usted usa su teléfono.',
  missions: {
    title: 'Nuestra misión',
    list: [
      {
        title: 'Que el móvil cueste lo justo',
        text:
          `La mayoría de las personas paga por datos que nunca usa. Nuestros planes empiezan en ` +
          `${claim.plansFrom}, y cambiar a uno que se ajuste puede ahorrarle hasta ${claim.savings} al año.`,
      },
      {
        title: 'Que sea fácil',
        text:
          'Activar una línea, cambiar de plan o comprar más datos toma minutos en cualquier teléfono, y si no es ' +
          'así, le atiende una persona.',
      },
      {
        title: 'Devolver algo',
        text: `Donamos el ${claim.giveBack} del costo de los datos a personas que no pueden pagar una conexión.`,
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
          text: 'Antes que nada, nos preguntamos qué significa cada decisión para la persona que tiene el teléfono.',
        },
        {
          title: 'Palabras claras',
          text: 'Si un precio, una factura o una regla necesita explicación, todavía no la hemos escrito bien.',
        },
        { title: 'Precios honestos', text: 'Usted ve el cargo completo antes de aceptarlo.' },
        { title: 'Hacernos cargo', text: 'Quien se entera de un problema lo acompaña hasta que se resuelve.' },
        { title: 'Respeto por su tiempo', text: 'Esperas cortas, formularios cortos, respuestas cortas.' },
      ],
      [
        { title: 'Privacidad', text: 'Pedimos solo lo que necesitamos y lo mantenemos seguro.' },
        {
          title: 'Abiertos a todos',
          text: 'Teléfonos viejos, redes lentas, lectores de pantalla: el servicio tiene que funcionar para todos.',
        },
        { title: 'Siempre aprendiendo', text: 'Decimos cuándo nos equivocamos y cambiamos lo que lo causó.' },
        { title: 'Un solo equipo', text: 'Cuentan las ideas, no los cargos.' },
        { title: 'Retribuir', text: 'Nos va bien cuando les va bien a los lugares donde damos servicio.' },
      ],
    ],
  },
  letter: {
    title: 'Una carta de nuestra dirección general',
    greeting: 'Estimado cliente:',
    text: [
      'Cuando empezamos, revisamos un año de facturas de teléfono. Una familia tras otra pagaba por muchos más ' +
        'datos de los que usaba, porque el plan más chico era difícil de encontrar o no existía.',
      `Por eso creamos planes más chicos: ${claim.bestFit.join(', ')}. Su cuenta muestra lo que usa cada mes para ` +
        `que elija el que le conviene, aunque eso signifique que nos pague menos.`,
      'También decidimos quién contesta el teléfono. Es alguien de nuestro propio equipo, que puede resolver lo ' +
        'que usted necesita y que puede tomarse el tiempo que haga falta.',
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
  next: { title: 'Venga a conocernos', plans: 'Ver los planes', contact: 'Contáctenos' },
});
