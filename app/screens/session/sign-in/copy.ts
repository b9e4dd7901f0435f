import { commonMessages, words } from '#app/copy/common.ts';

export const signInMessages = words({
  en: {
    title: 'We couldn’t log you in',
    text: 'Logging in didn’t finish or took too long. Nothing changed. Please try again.',
    again: commonMessages.en.signInAgain,
    /** The customer was not found, or could not be read (SIGNIN-26). */
    lost: {
      title: 'We couldn’t find your account',
      text:
        'Either this sign-in has no mobile account, or we can’t look it up right now. Nothing changed. Try again in ' +
        'a minute, or log out and log in with another email address.',
      again: commonMessages.en.tryAgain,
      logOut: 'Log out',
    },
    /** The provider did not confirm a recent sign-in of the person (SIGNIN-31). */
    unproved: {
      title: 'We couldn’t confirm your sign-in',
      text:
        'To protect your account, this needs a new sign-in, and we couldn’t confirm one. Nothing changed. Please try ' +
        'again. If it doesn’t work, call us.',
      again: 'Continue',
    },
  },
  es: {
    title: 'No pudimos iniciar su sesión',
    text: 'El inicio de sesión no terminó, o tardó demasiado. No se cambió nada. Inténtelo de nuevo, por favor.',
    again: commonMessages.es.signInAgain,
    lost: {
      title: 'No encontramos su cuenta',
      text:
        'No hay una cuenta móvil para este inicio de sesión, o no podemos buscarla por ahora. No se cambió nada. ' +
        'Inténtelo de nuevo en un minuto, o cierre la sesión e iníciela con otra dirección de correo electrónico.',
      again: commonMessages.es.tryAgain,
      logOut: 'Cerrar sesión',
    },
    unproved: {
      title: 'No pudimos confirmar su inicio de sesión',
      text:
        'Para proteger su cuenta, esto requiere iniciar sesión de nuevo, y no pudimos confirmarlo. No se cambió ' +
        'nada. Inténtelo de nuevo, por favor. Si no funciona, llámenos.',
      again: 'Continuar',
    },
  },
});
