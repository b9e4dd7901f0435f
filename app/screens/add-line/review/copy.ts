import type { ByLanguage } from '#app/copy/language.ts';
import { reviewCopy, type ReviewCopy } from './copy.en.ts';
import { reviewCopyEs } from './copy.es.ts';

export const reviewMessages: ByLanguage<ReviewCopy> = { en: reviewCopy, es: reviewCopyEs };
