import { words } from '#app/copy/common.ts';

export const activationErrorMessages = words({
  en: {
    failed: {
      title: 'Activation Error',
      text: 'We couldn’t start this activation. Nothing was changed or charged.',
    },
    /** Words for a customer whose home internet is not active yet (ERROR-16). */
    unavailable: {
      title: 'Activation isn’t available yet',
      text: (brand: string) =>
        `Your home internet service must be installed and active first. Once it is, come back to activate your ` +
        `${brand} line.`,
    },
    help: (careNumber: string) => `If you need help, call us at ${careNumber}.`,
    home: 'GO TO HOME',
  },
  es: {
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
  },
});
