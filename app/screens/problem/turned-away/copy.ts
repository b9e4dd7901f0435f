import { words } from '#app/copy/common.ts';

export const turnedAwayMessages = words({
  en: {
    405: { title: 'This page can’t do that', text: 'Nothing changed. Open the page again from Home.' },
    413: {
      title: 'What you sent was too long',
      text: 'Nothing changed. Go back, shorten what you wrote, and send it again.',
    },
    422: {
      title: 'You already sent this form',
      text:
        'We kept what you sent the first time and didn’t send the new version. To change something, open the page ' +
        'again from Home.',
      activity: 'See what was sent',
    },
    429: {
      title: 'Too many requests',
      text: 'Nothing changed. Wait a minute, then reload this page. A form is sent again as you filled it in.',
      until: (time: string) => `Nothing changed. You can try again after ${time}.`,
    },
  },
  es: {
    405: {
      title: 'Esta página no puede hacer eso',
      text: 'No se cambió nada. Abra la página otra vez desde el inicio.',
    },
    413: {
      title: 'Lo que envió es demasiado largo',
      text: 'No se cambió nada. Vuelva atrás, acorte lo que escribió y envíelo de nuevo.',
    },
    422: {
      title: 'Usted ya envió este formulario',
      text:
        'Guardamos lo que envió la primera vez y no enviamos la versión nueva. Para cambiar algo, abra la página ' +
        'otra vez desde el inicio.',
      activity: 'Ver lo que se envió',
    },
    429: {
      title: 'Demasiadas solicitudes',
      text: 'No se cambió nada. Espere un minuto y recargue esta página. Un formulario se envía otra vez como lo llenó.',
      until: (time) => `No se cambió nada. Puede intentarlo de nuevo después del ${time}.`,
    },
  },
});

export type TurnedAwayCopy = typeof turnedAwayMessages.en;
