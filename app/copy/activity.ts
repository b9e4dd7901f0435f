import { activityCopyEs } from './activity.es.ts';
import type { ByLanguage } from './language.ts';

/** Who did something, and the words that all pages of Activity share. */
export type ActivityCopy = {
  title: string;
  you: string;
  somebody: string;
  by: (who: string) => string;
  notMe: string;
  back: string;
};

export const activityCopy: ActivityCopy = {
  title: 'Activity',
  you: 'you',
  somebody: 'somebody',
  by: (who) => `by ${who}`,
  notMe: 'This wasn’t me',
  back: 'Back to Activity',
};

export const activityMessages: ByLanguage<ActivityCopy> = { en: activityCopy, es: activityCopyEs };

/** "you", a first name, or "somebody". */
export function doerText({ you, firstName }: { you: boolean; firstName?: string }, copy: ActivityCopy): string {
  return you ? copy.you : (firstName ?? copy.somebody);
}
