import type { System } from './system.ts';
import { words } from '#app/copy/common.ts';

export const sorryMessages = words({
  en: {
    plain: 'We’re sorry, that didn’t work. If it keeps happening, call us and have the reference below ready.',
    /** Names of the systems that can be down (HTTP-27). */
    systems: {
      account: 'Our account system',
      bills: 'Our billing system',
      orders: 'Our order system',
      plans: 'Our list of plans',
      services: 'Our roaming and calling system',
      usage: 'The system that counts your data',
    } satisfies Record<System, string>,
    isDown: (system: string) => `${system} isn’t answering right now. Please try again in half a minute.`,
    /** Sentence about a form that could not be sent. */
    unsent: 'Nothing was changed or charged.',
    /** Sentence about a form that the button "TRY AGAIN" sends. */
    kept: 'What you entered is kept.',
    disabled: 'We can’t process this request online. Please call us, and we’ll help you.',
  },
  es: {
    plain: 'Lo sentimos, algo falló. Si sigue ocurriendo, llámenos y tenga a mano la referencia de abajo.',
    systems: {
      account: 'Nuestro sistema de cuentas',
      bills: 'Nuestro sistema de facturación',
      orders: 'Nuestro sistema de pedidos',
      plans: 'Nuestra lista de planes',
      services: 'Nuestro sistema de roaming y llamadas',
      usage: 'El sistema que cuenta sus datos',
    },
    isDown: (system) => `${system} no responde en este momento. Inténtelo de nuevo en medio minuto.`,
    unsent: 'No se cambió ni se cobró nada.',
    kept: 'Lo que usted escribió está guardado.',
    disabled: 'No podemos procesar esta solicitud en línea. Llámenos y le ayudaremos.',
  },
});
