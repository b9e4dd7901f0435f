import { words } from '#app/copy/common.ts';

export const listMessages = words({
  en: {
    about: 'Changes made on this site in the last 90 days, newest first. Sign-ins, calls and data use aren’t listed.',
    notMine: 'See something you don’t recognize? Open it and choose “This wasn’t me.”',
    shown: {
      title: 'Shown to support',
      byYou: 'Support saw your activity because you showed it:',
      byOther: 'Support saw the activity of someone on your account, who showed it:',
    },
    turns: {
      title: 'Notifications',
      on: { you: 'You turned them on for a device:', other: 'Someone on your account turned them on for a device:' },
      off: {
        you: 'They ended on one of your devices:',
        other: 'They ended on a device of someone on your account:',
      },
      notMine: 'Don’t recognize a device? Sign it out.',
    },
    older: 'Show older changes',
    latest: 'Back to the newest',
    empty: 'No changes were made on this site in the last 90 days.',
    noOlder: 'There are no older changes.',
    find: {
      summary: 'Find a change by its reference',
      hint: 'For example, K7Q4-MXT9',
      show: 'Find the change',
      none:
        'No change in the last 90 days has this reference. Check it and try again. ' +
        'If it’s from an error page, call us: those aren’t listed here.',
    },
  },
  es: {
    about:
      'Cambios hechos en este sitio en los últimos 90 días, los más recientes primero. No se muestran los inicios ' +
      'de sesión, las llamadas ni el consumo de datos.',
    notMine: '¿Ve algo que no reconoce? Ábralo y elija “No fui yo”.',
    shown: {
      title: 'Mostrado a Atención al cliente',
      byYou: 'Atención al cliente vio su actividad porque usted la mostró:',
      byOther: 'Atención al cliente vio la actividad de alguien de su cuenta, que la mostró:',
    },
    turns: {
      title: 'Notificaciones',
      on: { you: 'Usted las activó en un dispositivo:', other: 'Alguien de su cuenta las activó en un dispositivo:' },
      off: {
        you: 'Terminaron en uno de sus dispositivos:',
        other: 'Terminaron en un dispositivo de alguien de su cuenta:',
      },
      notMine: '¿No reconoce un dispositivo? Cierre su sesión.',
    },
    older: 'Ver cambios anteriores',
    latest: 'Volver a los más recientes',
    empty: 'No se hizo ningún cambio en este sitio en los últimos 90 días.',
    noOlder: 'No hay cambios anteriores.',
    find: {
      summary: 'Buscar un cambio por su referencia',
      hint: 'Por ejemplo, K7Q4-MXT9',
      show: 'Buscar el cambio',
      none:
        'Ningún cambio de los últimos 90 días tiene esta referencia. Revísela e intente de nuevo. ' +
        'Si es de una página de error, llámenos: esas no se muestran aquí.',
    },
  },
});
