import { words } from './common.ts';

/** Actor of an operation, and the words that all pages of Activity share. */
export const activityMessages = words({
  en: {
    title: 'Activity',
    you: 'you',
    someone: 'someone',
    by: (who: string) => `by ${who}`,
    notMe: 'This wasn’t me',
    back: 'Back to Activity',
  },
  es: {
    title: 'Actividad',
    you: 'usted',
    someone: 'alguien',
    by: (who) => `por ${who}`,
    notMe: 'No fui yo',
    back: 'Volver a la actividad',
  },
});

export type ActivityCopy = typeof activityMessages.en;

/** Returns the name of the person who did something: "you", a first name, or "someone". */
export function doerText({ you, firstName }: { you: boolean; firstName?: string }, copy: ActivityCopy): string {
  return you ? copy.you : (firstName ?? copy.someone);
}
