import type { Alert } from '#rpc/notification/notification.ts';
import { commonMessages } from '#app/copy/common.ts';
import { words } from '#app/copy/words.ts';

export const notificationsMessages = words({
  en: {
    title: 'Notifications',
    settings: 'Back to Settings',
    backToPage: 'Back to where you were',
    about: 'We tell you on this device when something you’re waiting for is done or needs you:',
    waits: [
      'an activation or a number transfer',
      'an order',
      'extra data or a plan change',
      'a payment or another change that took longer than its page',
    ],
    never: 'A notification never shows an amount, a phone number or a name. To see more, you open it and sign in.',
    until:
      'We can check for 12 hours after you last signed in. What we find out later, we tell you when somebody on your ' +
      'account signs in again.',
    ends: `They stop on this device when you sign out, and everywhere with “${commonMessages.en.signOutEverywhere}”.`,
    iphone:
      'On an iPhone or iPad, first add this site to your Home Screen (Share, then Add to Home Screen), and open it ' +
      'from there.',
    alerts: 'Also tell me about security',
    alert: {
      'sign-in': 'Someone signs in on another device',
      unlock: 'The account is unlocked',
      sim: 'A SIM card or eSIM is ordered',
    } satisfies Record<Alert, string>,
    on: { title: 'Notifications are on', text: 'We’ll tell you on this device.' },
    off: { title: 'Notifications are off', text: 'We tell you nothing on this device.' },
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off notifications',
    save: 'Save',
    noScript:
      'This browser doesn’t support notifications, or scripts are off, as they are in Lite mode. You can still look ' +
      'here at any time: what you’re waiting for is on Activity.',
    blocked:
      'Notifications are blocked for this site. Allow them in your browser’s settings, then load this page again.',
    failed: 'Your browser couldn’t turn on notifications. Nothing was changed. Try again later.',
    notTaken:
      'We couldn’t turn on notifications: we can’t reach your browser’s notification service. Nothing was changed.',
    activity: 'See Activity',
  },
  es: {
    title: 'Notificaciones',
    settings: 'Volver a Configuración',
    backToPage: 'Volver a donde estaba',
    about: 'Le avisamos en este dispositivo cuando algo que espera está listo o necesita algo de usted:',
    waits: [
      'una activación o la transferencia de un número',
      'un pedido',
      'datos adicionales o un cambio de plan',
      'un pago u otro cambio que tardó más que su página',
    ],
    never:
      'Una notificación nunca muestra un monto, un número de teléfono ni un nombre. Para ver más, ábrala e inicie ' +
      'sesión.',
    until:
      'Podemos consultar durante 12 horas después de su último inicio de sesión. Lo que sepamos más tarde se lo ' +
      'avisamos cuando alguien de su cuenta inicie sesión otra vez.',
    ends:
      'Terminan en este dispositivo cuando cierra la sesión, y en todos con ' +
      `“${commonMessages.es.signOutEverywhere}”.`,
    iphone:
      'En un iPhone o iPad, primero agregue este sitio a su pantalla de inicio (Compartir y luego Agregar a pantalla ' +
      'de inicio) y ábralo desde allí.',
    alerts: 'Avíseme también sobre la seguridad',
    alert: {
      'sign-in': 'Alguien inicia sesión en otro dispositivo',
      unlock: 'Se desbloquea la cuenta',
      sim: 'Se pide una tarjeta SIM o eSIM',
    },
    on: { title: 'Las notificaciones están activadas', text: 'Le avisaremos en este dispositivo.' },
    off: { title: 'Las notificaciones están desactivadas', text: 'No le avisamos nada en este dispositivo.' },
    turnOn: 'Activar las notificaciones',
    turnOff: 'Desactivar las notificaciones',
    save: 'Guardar',
    noScript:
      'Este navegador no puede mostrar notificaciones, o los scripts están desactivados, como en la versión ligera. ' +
      'Puede mirar aquí cuando quiera: lo que espera está en Actividad.',
    blocked:
      'Las notificaciones están bloqueadas para este sitio. Permítalas en la configuración de su navegador y ' +
      'vuelva a cargar esta página.',
    failed: 'Su navegador no pudo activar las notificaciones. No se cambió nada. Inténtelo más tarde.',
    notTaken:
      'No pudimos activar las notificaciones: no tenemos acceso al servicio de notificaciones de su navegador. No se ' +
      'cambió nada.',
    activity: 'Ver la actividad',
  },
});
