import type { ByLanguage } from './language.ts';
import { activitySummaryCopy, type ActivitySummaryCopy } from './activity-summary.en.ts';
import { activitySummaryCopyEs } from './activity-summary.es.ts';

export const activitySummaryMessages: ByLanguage<ActivitySummaryCopy> = {
  en: activitySummaryCopy,
  es: activitySummaryCopyEs,
};
