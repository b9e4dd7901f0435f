import { commonMessages, words } from '#app/copy/common.ts';
import type { SignInCause } from '#rpc/domain/sign-in-cause.ts';

interface FailureWords {
  title: string;
  text: string;
  /** Words of the button to log in again, where that can help. */
  again?: string;
}

/** Words by the cause of the failed sign-in (SIGNIN-33): none offers another try that cannot help. */
export const signInMessages = words<{ causes: Record<SignInCause, FailureWords>; logOut: string; other: string }>({
  en: {
    causes: {
      unconfirmed: {
        title: 'Confirm your email address',
        text:
          'You can’t log in until your email address is confirmed. When you created your login, we emailed you a link ' +
          'for that. Open it, then log in here. Check your spam folder, too. If you don’t have that email, call us.',
        again: 'I confirmed it',
      },
      cookies: {
        title: 'Your browser blocks cookies',
        text:
          'Logging in needs cookies, and your browser didn’t keep ours. Nothing changed. In your browser’s settings, ' +
          'allow cookies for this site. Then log in again.',
        again: commonMessages.en.signInAgain,
      },
      used: {
        title: 'This login link was used already',
        text: 'A login link works only once, and nobody is logged in here. Nothing changed.',
        again: commonMessages.en.signInAgain,
      },
      clock: {
        title: 'We couldn’t check your login',
        text:
          'The clocks of two of our systems don’t agree. It isn’t your phone or your password, and nothing changed. ' +
          'Logging in again won’t help until we fix it. Call us if you need something now.',
      },
      unreachable: {
        title: 'Login isn’t available right now',
        text:
          'We can’t reach the system that checks logins. It isn’t your password, and nothing changed. Log in again in ' +
          'a few minutes.',
        again: commonMessages.en.signInAgain,
      },
      cancelled: {
        title: 'You didn’t log in',
        text: 'Logging in was canceled. Nothing changed.',
        again: 'Log in',
      },
      refused: {
        title: 'This login wasn’t accepted',
        text:
          'We couldn’t accept the login that we got, and the same login won’t be accepted later. Nothing changed. Use ' +
          'another email address, or call us.',
      },
      old: {
        title: 'Logging in took too long',
        text: 'You have 10 minutes to log in, in the same browser. They were over. Nothing changed.',
        again: commonMessages.en.signInAgain,
      },
      account: {
        title: 'We couldn’t find your account',
        text:
          'Either this sign-in has no mobile account, or we can’t look it up right now. Nothing changed. Try again in ' +
          'a minute, or log out and log in with another email address.',
        again: commonMessages.en.tryAgain,
      },
      unproved: {
        title: 'We couldn’t confirm your sign-in',
        text:
          'To protect your account, this needs a new sign-in, and we couldn’t confirm one. Nothing changed. Please try ' +
          'again. If it doesn’t work, call us.',
        again: 'Continue',
      },
    },
    logOut: 'Log out',
    other: 'Use another email address',
  },
  es: {
    causes: {
      unconfirmed: {
        title: 'Confirme su correo electrónico',
        text:
          'No puede iniciar sesión hasta que confirme su correo electrónico. Cuando creó su acceso, le enviamos un ' +
          'enlace para hacerlo. Ábralo y luego inicie sesión aquí. Revise también el correo no deseado. Si no tiene ' +
          'ese mensaje, llámenos.',
        again: 'Ya lo confirmé',
      },
      cookies: {
        title: 'Su navegador bloquea las cookies',
        text:
          'Para iniciar sesión se necesitan cookies, y su navegador no guardó las nuestras. No se cambió nada. Permita ' +
          'las cookies de este sitio en la configuración del navegador. Luego inicie sesión de nuevo.',
        again: commonMessages.es.signInAgain,
      },
      used: {
        title: 'Este enlace ya se usó',
        text: 'El enlace para iniciar sesión sirve una sola vez, y aquí no hay una sesión iniciada. No se cambió nada.',
        again: commonMessages.es.signInAgain,
      },
      clock: {
        title: 'No pudimos verificar su inicio de sesión',
        text:
          'Los relojes de dos de nuestros sistemas no coinciden. No se trata de su teléfono ni de su contraseña, y no ' +
          'se cambió nada. Iniciar sesión otra vez no servirá hasta que lo arreglemos. Llámenos si necesita algo ahora.',
      },
      unreachable: {
        title: 'No se puede iniciar sesión por ahora',
        text:
          'No logramos conectarnos con el sistema que verifica los accesos. No se trata de su contraseña, y no se ' +
          'cambió nada. Inicie sesión de nuevo en unos minutos.',
        again: commonMessages.es.signInAgain,
      },
      cancelled: {
        title: 'No inició sesión',
        text: 'Se canceló el inicio de sesión. No se cambió nada.',
        again: 'Iniciar sesión',
      },
      refused: {
        title: 'No se aceptó este acceso',
        text:
          'No pudimos aceptar el acceso que recibimos, y tampoco se aceptará más tarde. No se cambió nada. Use otra ' +
          'dirección de correo electrónico o llámenos.',
      },
      old: {
        title: 'El inicio de sesión tardó demasiado',
        text: 'Tiene 10 minutos para iniciar sesión, en el mismo navegador. Ya pasaron. No se cambió nada.',
        again: commonMessages.es.signInAgain,
      },
      account: {
        title: 'No encontramos su cuenta',
        text:
          'No hay una cuenta móvil para este inicio de sesión, o no podemos buscarla por ahora. No se cambió nada. ' +
          'Inténtelo de nuevo en un minuto, o cierre la sesión e iníciela con otra dirección de correo electrónico.',
        again: commonMessages.es.tryAgain,
      },
      unproved: {
        title: 'No pudimos confirmar su inicio de sesión',
        text:
          'Para proteger su cuenta, esto requiere iniciar sesión de nuevo, y no pudimos confirmarlo. No se cambió ' +
          'nada. Inténtelo de nuevo, por favor. Si no funciona, llámenos.',
        again: 'Continuar',
      },
    },
    logOut: 'Cerrar sesión',
    other: 'Usar otro correo electrónico',
  },
});
