import { commonMessages, words } from '#app/copy/common.ts';

export const waitingMessages = words({
  en: {
    title: 'This is taking longer than usual',
    page:
      'We’re still getting your page ready. Keep this page open: it loads automatically as soon as it’s ready. You ' +
      'don’t have to do anything.',
    load: commonMessages.en.loadNow,
    form:
      'We need one more answer before we can go on. What you entered is kept. Wait a few seconds, then press ' +
      'Continue. Nothing is done twice, however often you press it.',
    goOn: 'Continue',
    /** Words while the carrier checks a typed value (HTTP-31). */
    check: {
      title: 'Still checking',
      text: 'Still checking. This page updates automatically. What you entered is kept, and nothing is checked twice.',
    },
  },
  es: {
    title: 'Esto está tardando más de lo normal',
    page:
      'Todavía estamos preparando su página. Déjela abierta: se carga sola en cuanto todo esté listo. No tiene que ' +
      'hacer nada.',
    load: commonMessages.es.loadNow,
    form:
      'Nos falta una respuesta para poder seguir. Lo que usted escribió está guardado. Espere unos segundos y oprima ' +
      'Continuar. Nada se hace dos veces, aunque oprima varias veces.',
    goOn: 'Continuar',
    check: {
      title: 'Seguimos verificando',
      text:
        'Seguimos verificando. Esta página se actualiza sola. Lo que usted escribió está guardado y nada se verifica ' +
        'dos veces.',
    },
  },
});
