import { claim } from '#app/copy/claim.ts';
import { words } from '#app/copy/common.ts';

export const preLoginMessages = words({
  en: {
    title: 'Welcome',
    description:
      'See your lines and your data, activate a SIM or eSIM, and add data. ' + `Plans from ${claim.plansFrom} a month.`,
    heading: (brand: string) => `Welcome to ${brand}`,
    text: 'See your lines and your data, activate a SIM or eSIM, and add data, whenever you like.',
    login: 'Login',
    learnMore: 'Learn More',
    /** Beside the button: the site of the sign-in, and the address to use. */
    firstTime:
      'You’ll log in on our account site, then come back here. Just got your welcome kit? Log in with the email ' +
      'address you used for your order to activate it.',
    new: {
      title: 'New here?',
      cards: {
        plans: {
          title: `Plans from ${claim.plansFrom}`,
          text: `Pay for the data you use, and save up to ${claim.savings} a year.`,
          button: 'See the plans',
        },
        imeiCheck: {
          title: 'Keep your phone',
          text: 'Enter its IMEI and find out in seconds whether it works with us.',
          button: 'Check my phone',
        },
        internationalServices: {
          title: `Roam in ${claim.countries} countries`,
          text: 'Call, text and use data abroad without a daily fee.',
          button: 'International services',
        },
      },
    },
    lostPhone: 'Is your phone lost or stolen? See what you can do',
    help: {
      before: 'Trouble logging in? Call',
      after: (support: string, chat: string) => `, ${support}, or chat with us ${chat} from the help page.`,
    },
  },
  es: {
    title: 'Le damos la bienvenida',
    description:
      `Consulte sus líneas y sus datos, active una SIM o eSIM y agregue datos. Planes desde ` +
      `${claim.plansFrom} al mes.`,
    heading: (brand) => `Le damos la bienvenida a ${brand}`,
    text: 'Consulte sus líneas y sus datos, active una SIM o eSIM y agregue datos cuando quiera.',
    login: 'Iniciar sesión',
    learnMore: 'Más información',
    firstTime:
      'Iniciará sesión en nuestro sitio de cuentas y luego volverá aquí. ¿Acaba de recibir su kit de bienvenida? ' +
      'Inicie sesión con el correo electrónico que usó para su pedido y actívelo.',
    new: {
      title: '¿Es su primera vez aquí?',
      cards: {
        plans: {
          title: `Planes desde ${claim.plansFrom}`,
          text: `Pague por los datos que usa y ahorre hasta ${claim.savings} al año.`,
          button: 'Ver los planes',
        },
        imeiCheck: {
          title: 'Conserve su teléfono',
          text: 'Escriba su IMEI y vea en segundos si funciona con nosotros.',
          button: 'Verificar mi teléfono',
        },
        internationalServices: {
          title: `Roaming en más de ${claim.manyCountries} países`,
          text: 'Llame, envíe mensajes y use datos en el extranjero sin cargo diario.',
          button: 'Servicios internacionales',
        },
      },
    },
    lostPhone: '¿Perdió su teléfono o se lo robaron? Vea qué puede hacer',
    help: {
      before: '¿Problemas para iniciar sesión? Llame al',
      after: (support, chat) => `, ${support}, o chatee con nosotros desde la página de ayuda, ${chat}.`,
    },
  },
});
