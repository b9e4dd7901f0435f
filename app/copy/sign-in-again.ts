import { words } from './common.ts';

/** Words for actions that need a sign-in of the last minutes (SIGNIN-28, SIGNIN-29). */
export const signInAgainMessages = words({
  en: {
    first: 'To keep your account safe, we’ll ask you to log in again first.',
    again: {
      title: 'You’re logged in again',
      text: 'Nothing has changed yet. Please press the button again.',
    },
  },
  es: {
    first: 'Para proteger su cuenta, primero le pediremos que inicie sesión de nuevo.',
    again: {
      title: 'Inició sesión de nuevo',
      text: 'Todavía no se cambió nada. Oprima el botón otra vez, por favor.',
    },
  },
});
