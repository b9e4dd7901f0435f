import { words } from './common.ts';

export const carouselMessages = words({
  en: {
    pause: 'Pause',
    previous: 'Previous',
    next: 'Next',
    place: (slide: number, of: number) => `${slide} of ${of}`,
  },
  es: {
    pause: 'Pausar',
    previous: 'Anterior',
    next: 'Siguiente',
    place: (slide, of) => `${slide} de ${of}`,
  },
});
