import type { ActivationErrorCopy } from './copy.en.ts';

export const activationErrorCopyEs: ActivationErrorCopy = {
  failed: {
    title: 'Error de activación',
    text: 'No pudimos comenzar esta activación. No se cambió nada y no se cobró nada.',
  },
  unavailable: {
    title: 'La activación aún no está disponible',
    text: (brand) =>
      `Primero debe estar instalado y activo su servicio de internet en casa. Después, vuelva para activar su ` +
      `línea de ${brand}.`,
  },
  help: (careNumber) => `Si necesita ayuda, llámenos al ${careNumber}.`,
  home: 'IR AL INICIO',
};
