import type { Alert, NotificationTopic, Notification } from '#rpc/notification/notification.ts';
import type { NotClosed } from '#rpc/domain/facts/not-closed.ts';
import { words } from './common.ts';

type Said = { title: string; body: string };

/** Texts for a locked screen: no amount, number or name (SETTINGS-12). */
const notificationMessages = words({
  en: {
    matter: {
      data: 'Your data purchase',
      plan: 'Your plan change',
      order: 'Your order',
      payment: 'Your payment',
      arrangement: 'Your payment arrangement',
      activation: 'Your activation',
      esim: 'Your eSIM setup',
      transfer: 'Your number transfer',
      change: 'Your change',
    } satisfies Record<NotificationTopic, string>,
    done: (matter: string): Said => ({ title: `${matter} is done`, body: 'Open it to see the details.' }),
    refused: (matter: string): Said => ({ title: `${matter} didn’t go through`, body: 'Open it to see why.' }),
    'not-sent': (matter: string): Said => ({ title: `${matter}: not sent`, body: 'Log in and send it again.' }),
    unsure: (matter: string): Said => ({ title: `${matter}: we can’t tell`, body: 'Open it to see what to do.' }),
    care: (matter: string): Said => ({ title: `${matter}: please call us`, body: 'Open it to see what to say.' }),
    line: {
      done: { title: 'Your line is active', body: 'Open it to see the details.' },
      needed: {
        title: 'Your line needs your attention',
        body: 'Its activation or number transfer stopped. Open it to go on.',
      },
    },
    security: {
      lock: { title: 'Your account is not locked', body: 'Your request was not sent. Log in and send it again.' },
      pause: { title: 'Your data is not paused', body: 'Your request was not sent. Log in and send it again.' },
    } satisfies Record<NotClosed, Said>,
    alert: {
      'sign-in': {
        title: 'New sign-in to your account',
        body: 'It was on another device. If it wasn’t you, open Settings and sign it out.',
      },
      unlock: { title: 'Your account was unlocked', body: 'If it wasn’t you, open Settings and lock it again.' },
      sim: { title: 'A SIM card or eSIM was ordered', body: 'If it wasn’t you, open it and tell us.' },
    } satisfies Record<Alert, Said>,
  },
  es: {
    matter: {
      data: 'su compra de datos',
      plan: 'su cambio de plan',
      order: 'su pedido',
      payment: 'su pago',
      arrangement: 'su acuerdo de pago',
      activation: 'su activación',
      esim: 'la configuración de su eSIM',
      transfer: 'la transferencia de su número',
      change: 'su cambio',
    },
    done: (matter) => ({ title: `Listo: ${matter}`, body: 'Ábralo para ver los detalles.' }),
    refused: (matter) => ({ title: `No se completó: ${matter}`, body: 'Ábralo para ver por qué.' }),
    'not-sent': (matter) => ({ title: `No se envió: ${matter}`, body: 'Inicie sesión y envíelo de nuevo.' }),
    unsure: (matter) => ({ title: `No podemos saberlo: ${matter}`, body: 'Ábralo para ver qué hacer.' }),
    care: (matter) => ({ title: `Llámenos: ${matter}`, body: 'Ábralo para ver qué decirnos.' }),
    line: {
      done: { title: 'Su línea está activa', body: 'Ábralo para ver los detalles.' },
      needed: {
        title: 'Su línea necesita su atención',
        body: 'La activación o la transferencia del número se detuvo. Ábralo para seguir.',
      },
    },
    security: {
      lock: {
        title: 'Su cuenta no está bloqueada',
        body: 'Su solicitud no se envió. Inicie sesión y envíela de nuevo.',
      },
      pause: {
        title: 'Sus datos no están en pausa',
        body: 'Su solicitud no se envió. Inicie sesión y envíela de nuevo.',
      },
    },
    alert: {
      'sign-in': {
        title: 'Nuevo inicio de sesión en su cuenta',
        body: 'Fue en otro dispositivo. Si no fue usted, abra Configuración y cierre esa sesión.',
      },
      unlock: {
        title: 'Se desbloqueó su cuenta',
        body: 'Si no fue usted, abra Configuración y vuelva a bloquearla.',
      },
      sim: { title: 'Se pidió una tarjeta SIM o eSIM', body: 'Si no fue usted, ábralo y avísenos.' },
    },
  },
});

/** Returns the title and text of a push message. */
export function notificationText(language: keyof typeof notificationMessages, told: Notification): Said {
  const copy = notificationMessages[language];
  if (told.kind === 'line') return copy.line[told.end];
  if (told.kind === 'security') return copy.security[told.what];
  if ('end' in told) return copy[told.end](copy.matter[told.kind]);
  return copy.alert[told.kind];
}
