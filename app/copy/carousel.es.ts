import type { CarouselCopy } from './carousel.en.ts';

export const carouselCopyEs: CarouselCopy = {
  pause: 'Pausar',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (slide, of) => `${slide} de ${of}`,
};
