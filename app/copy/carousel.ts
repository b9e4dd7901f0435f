import { carouselCopy, type CarouselCopy } from './carousel.en.ts';
import { carouselCopyEs } from './carousel.es.ts';
import type { ByLanguage } from './language.ts';

export const carouselMessages: ByLanguage<CarouselCopy> = { en: carouselCopy, es: carouselCopyEs };
