import type { ByLanguage } from '#app/copy/language.ts';
import { feedbackThanksCopy, type FeedbackThanksCopy } from './copy.en.ts';
import { feedbackThanksCopyEs } from './copy.es.ts';

export const feedbackThanksMessages: ByLanguage<FeedbackThanksCopy> = {
  en: feedbackThanksCopy,
  es: feedbackThanksCopyEs,
};
