import { words } from '#app/copy/common.ts';

export const maintenanceMessages = words({
  en: {
    title: 'We’ll be right back',
    text: (minutes: number) =>
      `We’re working on our site. Please come back in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    unchanged: 'If you just sent something, nothing was changed or charged. Send it again then.',
    service: 'Your phone service isn’t affected.',
  },
  es: {
    title: 'Ya volvemos',
    text: (minutes) =>
      `Estamos trabajando en nuestro sitio. Vuelva en ${minutes === 1 ? 'un minuto' : `unos ${minutes} minutos`}.`,
    unchanged: 'Si acaba de enviar algo, no se cambió ni se cobró nada. Envíelo de nuevo entonces.',
    service: 'Su servicio telefónico no está afectado.',
  },
});
