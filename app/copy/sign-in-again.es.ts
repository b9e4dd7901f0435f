import type { SignInAgainCopy } from './sign-in-again.en.ts';

export const signInAgainCopyEs: SignInAgainCopy = {
  first: 'Para proteger su cuenta, primero le pediremos que inicie sesión de nuevo.',
  again: {
    title: 'Inició sesión de nuevo',
    text: 'Todavía no se cambió nada. Oprima el botón otra vez, por favor.',
  },
};
