import type { ByLanguage } from '#app/copy/language.ts';
import { feedbackThanksCopyEs } from './copy.es.ts';

export type FeedbackThanksCopy = { title: string; text: string; help: string; home: string };

export const feedbackThanksCopy: FeedbackThanksCopy = {
  title: 'Thank you',
  text: 'We count every answer. If you left your e-mail address, we may write to you about it.',
  help: 'Help & support',
  home: 'To the start page',
};

export const feedbackThanksMessages: ByLanguage<FeedbackThanksCopy> = {
  en: feedbackThanksCopy,
  es: feedbackThanksCopyEs,
};
