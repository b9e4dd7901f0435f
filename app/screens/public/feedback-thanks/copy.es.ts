import type { FeedbackThanksCopy } from './copy.en.ts';

export const feedbackThanksCopyEs: FeedbackThanksCopy = {
  title: 'Gracias',
  text: 'Cada respuesta cuenta. Si dejó su correo electrónico, es posible que le escribamos.',
  help: 'Ayuda',
  home: 'Ir a la página de inicio',
};
