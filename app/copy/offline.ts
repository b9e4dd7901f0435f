import { words } from './common.ts';

/** The page without a connection: for everybody and both languages, so it contains nothing personal (SETTINGS-24). */
export const offlineMessages = words({
  en: {
    title: 'You’re offline',
    text:
      'This page needs an internet connection. If you just sent something, check Activity before you send it ' +
      'again.',
    tryAgain: 'Try again',
    /** Sentence with the support hours, before the number. */
    call: (hours: string) => `We answer ${hours}. Call:`,
    imei: 'To see your phone’s IMEI, dial',
  },
  es: {
    title: 'No tiene conexión',
    text:
      'Esta página necesita conexión a internet. Si acaba de enviar algo, revise Actividad antes de enviarlo de ' +
      'nuevo.',
    tryAgain: 'Intentar de nuevo',
    call: (hours) => `Atendemos ${hours}. Llame al:`,
    imei: 'Para ver el IMEI de su teléfono, marque',
  },
});
