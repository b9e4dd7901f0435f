import { commonMessages, words } from '#app/copy/common.ts';

export const notMeMessages = words({
  en: {
    /** Text for the person whose own sign-in was used. */
    yours: 'Someone used your sign-in. If it wasn’t you, they may know your password.',
    others: (who: string) => `${who} did this with their own sign-in. If you can, ask them first.`,
    lock: {
      title: 'Lock your account',
      text:
        'While it’s locked, no one can change who owns the account or move its numbers away. To unlock it, use a ' +
        'one-time password we email you, or call us.',
      button: 'Lock my account',
    },
    locked: { title: commonMessages.en.accountLocked, text: 'To find out more or to unlock it, call' },
    failed: {
      title: 'Account Lock Unsuccessful!',
      text: 'Your account is not locked. Please contact our Care Team at',
    },
    /** Also offers a new password, because an account lock does not prevent a sign-in. */
    password: {
      title: 'Change your password',
      text: 'Otherwise, anyone who knows it can log in again. The button takes you to your sign-in account.',
      button: 'Change my password',
    },
    everywhere: {
      title: 'Sign out everywhere',
      text: 'Signs you out on every phone, tablet and computer, including this one. Change your password first.',
      button: commonMessages.en.signOutEverywhere,
    },
    call: {
      title: 'Call us',
      text: 'Have the reference ready. Together we’ll find out what happened and undo what we can.',
    },
  },
  es: {
    yours: 'Alguien usó su inicio de sesión. Si no fue usted, es posible que esa persona conozca su contraseña.',
    others: (who) => `${who} hizo esto con su propio inicio de sesión. Si puede, pregúntele primero.`,
    lock: {
      title: 'Bloquee su cuenta',
      text:
        'Mientras esté bloqueada, nadie puede cambiar al titular de la cuenta ni transferir sus números. Para ' +
        'desbloquearla, use un código de un solo uso que le enviamos por correo electrónico, o llámenos.',
      button: 'Bloquear mi cuenta',
    },
    locked: { title: commonMessages.es.accountLocked, text: 'Para saber más, o para desbloquearla, llame al' },
    failed: {
      title: '¡No se pudo bloquear la cuenta!',
      text: 'Su cuenta no está bloqueada. Comuníquese con Atención al cliente al',
    },
    password: {
      title: 'Cambie su contraseña',
      text:
        'De lo contrario, quien la conozca puede volver a iniciar sesión. El botón lo lleva a su cuenta de inicio de ' +
        'sesión.',
      button: 'Cambiar mi contraseña',
    },
    everywhere: {
      title: 'Cierre sesión en todas partes',
      text:
        'Cierra su sesión en todos los teléfonos, tabletas y computadoras, incluido este. ' +
        'Cambie antes su contraseña.',
      button: commonMessages.es.signOutEverywhere,
    },
    call: {
      title: 'Llámenos',
      text: 'Tenga a mano la referencia. Juntos veremos qué pasó y desharemos lo que se pueda.',
    },
  },
});
