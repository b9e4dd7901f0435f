import type { ByLanguage } from '#app/copy/language.ts';
import type { PageText } from '#app/copy/page-text.ts';
import { feedbackCopy, type FeedbackCopy } from './copy.en.ts';
import { feedbackCopyEs } from './copy.es.ts';

export const feedbackMessages: ByLanguage<PageText<FeedbackCopy>> = { en: feedbackCopy, es: feedbackCopyEs };
