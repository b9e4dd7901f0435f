import { claim } from '#app/copy/claim.ts';
import type { PreLoginCopy } from './copy.en.ts';

export const preLoginCopyEs: PreLoginCopy = {
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
        title: `Roaming en ${claim.countries} países`,
        text: 'Llame, envíe mensajes y use datos en el extranjero sin cargo diario.',
        button: 'Servicios internacionales',
      },
    },
  },
  help: {
    before: '¿Problemas para iniciar sesión? Llame al',
    after: (support, chat) => `, ${support}, o chatee con nosotros desde la página de ayuda, ${chat}.`,
  },
};
