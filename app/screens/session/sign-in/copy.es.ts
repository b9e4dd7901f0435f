import type { SignInCopy } from './copy.en.ts';

export const signInCopyEs: SignInCopy = {
  title: 'No pudimos iniciar su sesión',
  text: 'El inicio de sesión no terminó, o tardó demasiado. No se cambió nada. Inténtelo de nuevo, por favor.',
  again: 'Iniciar sesión de nuevo',
  lost: {
    title: 'No encontramos su cuenta',
    text:
      'No hay una cuenta móvil para este inicio de sesión, o no podemos buscarla por ahora. No se cambió nada. ' +
      'Inténtelo de nuevo en un minuto, o cierre la sesión y entre con otra dirección de correo electrónico.',
    again: 'Intentar de nuevo',
    logOut: 'Cerrar sesión',
  },
  unproved: {
    title: 'No pudimos confirmar su inicio de sesión',
    text:
      'Para proteger su cuenta, esto requiere iniciar sesión de nuevo, y no pudimos confirmarlo. No se cambió nada. ' +
      'Inténtelo de nuevo, por favor. Si no funciona, llámenos.',
    again: 'Continuar',
  },
};
