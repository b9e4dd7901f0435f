import type { ByLanguage } from '#app/copy/language.ts';
import { activityFileCopy, type ActivityFileCopy } from './copy.en.ts';
import { activityFileCopyEs } from './copy.es.ts';

export const activityFileMessages: ByLanguage<ActivityFileCopy> = { en: activityFileCopy, es: activityFileCopyEs };
