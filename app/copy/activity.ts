import type { ByLanguage } from './language.ts';
import { activityCopy, type ActivityCopy } from './activity.en.ts';
import { activityCopyEs } from './activity.es.ts';

export const activityMessages: ByLanguage<ActivityCopy> = { en: activityCopy, es: activityCopyEs };

/** "you", a first name, or "someone". */
export function doerText({ you, firstName }: { you: boolean; firstName?: string }, copy: ActivityCopy): string {
  return you ? copy.you : (firstName ?? copy.someone);
}
