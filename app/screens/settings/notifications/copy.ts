import type { Alert } from '#rpc/notification/notification.ts';
import { commonMessages, words } from '#app/copy/common.ts';

export const notificationsMessages = words({
  en: {
    title: 'Notifications',
    settings: 'Back to Settings',
    backToPage: 'Back to where you were',
    about: 'We’ll tell you on this device when one of these is done or needs something from you:',
    waits: [
      'an activation or a number transfer',
      'an order',
      'extra data or a plan change',
      'a payment or another change that was still in progress when you left its page',
    ],
    never: 'Notifications never show amounts, phone numbers or names. To see the details, open one and log in.',
    until:
      'We can check for 12 hours after you last logged in. After that, we’ll tell you the next time someone on your ' +
      'account logs in.',
    ends: `They stop on this device when you sign out, and everywhere with “${commonMessages.en.signOutEverywhere}.”`,
    iphone:
      'On an iPhone or iPad, first add this site to your Home Screen (Share, then Add to Home Screen), and open it ' +
      'from there.',
    alerts: 'Also tell me about security',
    alert: {
      'sign-in': 'Someone logs in on another device',
      unlock: 'The account is unlocked',
      sim: 'A SIM card or eSIM is ordered',
    } satisfies Record<Alert, string>,
    on: { title: 'Notifications are on', text: 'We’ll tell you on this device.' },
    off: { title: 'Notifications are off', text: 'We tell you nothing on this device.' },
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off notifications',
    save: 'Save',
    noScript:
      'This browser doesn’t support notifications, or scripts are off, as they are in Lite mode. You can check ' +
      'Activity at any time to see what’s done.',
    blocked:
      'Notifications are blocked for this site. Allow them in your browser’s settings, then load this page again.',
    failed: 'Your browser couldn’t turn on notifications. Nothing was changed. Try again later.',
    notTaken:
      'We couldn’t turn on notifications: we can’t reach your browser’s notification service. Nothing was changed. ' +
      'You can check Activity at any time to see what’s done.',
    activity: 'See Activity',
  },
  es: {
    title: 'Notificaciones',
    settings: 'Volver a Configuración',
    backToPage: 'Volver a donde estaba',
    about: 'Le avisaremos en este dispositivo cuando algo de esto esté listo o necesite algo de usted:',
    waits: [
      'una activación o la transferencia de un número',
      'un pedido',
      'datos adicionales o un cambio de plan',
      'un pago u otro cambio que seguía en proceso cuando usted salió de su página',
    ],
    never:
      'Las notificaciones nunca muestran montos, números de teléfono ni nombres. Para ver los detalles, abra una e ' +
      'inicie sesión.',
    until:
      'Podemos consultar durante 12 horas después de su último inicio de sesión. Después, le avisaremos la ' +
      'próxima vez que alguien de su cuenta inicie sesión.',
    ends:
      'Dejan de llegar a este dispositivo cuando cierra la sesión, y a todos con ' +
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
      'Puede consultar Actividad cuando quiera para ver qué está listo.',
    blocked:
      'Las notificaciones están bloqueadas para este sitio. Permítalas en la configuración de su navegador y ' +
      'vuelva a cargar esta página.',
    failed: 'Su navegador no pudo activar las notificaciones. No se cambió nada. Inténtelo más tarde.',
    notTaken:
      'No pudimos activar las notificaciones: no tenemos acceso al servicio de notificaciones de su navegador. No se ' +
      'cambió nada. Puede consultar Actividad cuando quiera para ver qué está listo.',
    activity: 'Ver la actividad',
  },
});
