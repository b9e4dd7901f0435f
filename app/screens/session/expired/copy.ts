import { words } from '#app/copy/common.ts';

export const expiredMessages = words({
  en: {
    title: 'Session expired',
    heading: 'Your Session Has Expired! Please log in again.',
    text:
      'To keep your account safe, we log you out when you’ve been away for a while. After you log in, you’ll be back ' +
      'where you were.',
    unchanged: 'Nothing changed. After you log in, you can send it again.',
    again: 'Log in again',
    okay: 'OKAY',
    okayText: 'OKAY logs you out.',
  },
  es: {
    title: 'Sesión vencida',
    heading: '¡Su sesión venció! Inicie sesión de nuevo.',
    text:
      'Cerramos su sesión cuando lleva un rato sin usarla, para mantener segura su cuenta. Después de iniciar ' +
      'sesión, volverá adonde estaba.',
    unchanged: 'No se cambió nada. Después de iniciar sesión, puede enviarlo de nuevo.',
    again: 'Iniciar sesión de nuevo',
    okay: 'ACEPTAR',
    okayText: 'ACEPTAR cierra su sesión.',
  },
});
