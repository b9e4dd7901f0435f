import type { FeedbackThanksCopy } from './copy.en.ts';

export const feedbackThanksCopyEs: FeedbackThanksCopy = {
  title: 'Gracias',
  text: 'Contamos cada respuesta. Si dejó su correo electrónico, es posible que le escribamos al respecto.',
  help: 'Ayuda y asistencia',
  home: 'Ir a la página de inicio',
};
