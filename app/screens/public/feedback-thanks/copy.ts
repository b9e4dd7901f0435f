import { words } from '#app/copy/common.ts';

export const feedbackThanksMessages = words({
  en: {
    title: 'Thank you',
    text: 'Every answer counts. If you left your email address, we may write to you.',
    help: 'Help & support',
    home: 'Go to the home page',
  },
  es: {
    title: 'Gracias',
    text: 'Cada respuesta cuenta. Si dejó su correo electrónico, es posible que le escribamos.',
    help: 'Ayuda',
    home: 'Ir a la página de inicio',
  },
});
