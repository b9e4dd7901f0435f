import type { SignInCopy } from './copy.en.ts';

export const signInCopyEs: SignInCopy = {
  title: 'No pudimos iniciar su sesión',
  text: 'El inicio de sesión no terminó, o tardó demasiado. No se cambió nada. Inténtelo de nuevo, por favor.',
  again: 'Iniciar sesión de nuevo',
};
