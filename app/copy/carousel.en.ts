export const carouselCopy = {
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  place: (slide: number, of: number) => `${slide} of ${of}`,
};

export type CarouselCopy = typeof carouselCopy;
