import type { ByLanguage } from '#app/copy/language.ts';
import { feedbackCopy, type FeedbackCopy } from './copy.en.ts';
import { feedbackCopyEs } from './copy.es.ts';

export const feedbackMessages: ByLanguage<FeedbackCopy> = { en: feedbackCopy, es: feedbackCopyEs };
