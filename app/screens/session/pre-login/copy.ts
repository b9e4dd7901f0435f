import { claim } from '#app/copy/claim.ts';
import { words } from '#app/copy/common.ts';

export const preLoginMessages = words({
  en: {
    title: 'Welcome',
    description:
      'See your lines and your data, activate a SIM or eSIM, and add data. ' + `Plans from ${claim.plansFrom} a month.`,
    text: 'Most people pay for more data than they use. We tell you when a smaller plan holds it all.',
    login: 'Login',
    learnMore: 'Learn More',
    /** Claims of the company: a term with its figure. */
    proof: (chat: string): readonly (readonly [term: string, figure: string])[] => [
      ['Plans from', `${claim.plansFrom} a month`],
      ['Save up to', `${claim.savings} a year`],
      ['Roam in', `${claim.countries} countries`],
      ['Chat with us', chat],
    ],
    sizes: { title: 'Pick the size you use', perMonth: 'a month', find: 'Find your plan' },
    more: {
      label: 'New here',
      imeiCheck: { words: 'Keep your phone', text: 'Check in seconds that it works here.' },
      login: { words: 'Got your welcome kit?', text: 'Log in on our account site with the email of your order.' },
      internationalServices: { words: 'International services', text: 'Call, text and use data abroad.' },
      lostPhone: { words: 'Lost or stolen phone', text: 'See what you can do now.' },
    },
  },
  es: {
    title: 'Le damos la bienvenida',
    description:
      `Consulte sus líneas y sus datos, active una SIM o eSIM y agregue datos. Planes desde ` +
      `${claim.plansFrom} al mes.`,
    text: 'Casi todos pagan por más datos de los que usan. Le avisamos cuando un plan más chico alcanza.',
    login: 'Iniciar sesión',
    learnMore: 'Más información',
    proof: (chat) => [
      ['Planes desde', `${claim.plansFrom} al mes`],
      ['Ahorre hasta', `${claim.savings} al año`],
      ['Roaming en más de', `${claim.manyCountries} países`],
      ['Chatee con nosotros', chat],
    ],
    sizes: { title: 'Elija el tamaño que usa', perMonth: 'al mes', find: 'Encontrar su plan' },
    more: {
      label: 'Si es nuevo aquí',
      imeiCheck: { words: 'Conserve su teléfono', text: 'Vea en segundos si funciona con nosotros.' },
      login: {
        words: '¿Ya tiene su kit de bienvenida?',
        text: 'Inicie sesión en nuestro sitio de cuentas con el correo de su pedido.',
      },
      internationalServices: {
        words: 'Servicios internacionales',
        text: 'Llame, escriba y use datos en otros países.',
      },
      lostPhone: { words: 'Teléfono perdido o robado', text: 'Vea qué puede hacer ahora.' },
    },
  },
});
