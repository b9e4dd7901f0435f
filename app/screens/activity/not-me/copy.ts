import type { ByLanguage } from '#app/copy/language.ts';
import { notMeCopyEs } from './copy.es.ts';

export type NotMeCopy = {
  /** Whose sign-in it was done with. */
  yours: string;
  others: (who: string) => string;
  lock: { title: string; text: string; button: string };
  locked: { title: string; text: string };
  failed: { title: string; text: string };
  /** A lock keeps nobody from signing in. */
  password: { title: string; text: string; button: string };
  call: { title: string; text: string };
};

export const notMeCopy: NotMeCopy = {
  yours: 'It was done with your sign-in. If that was not you, somebody else may know your password.',
  others: (who) => `It was done by ${who}, with their own sign-in. Ask them first, if you can.`,
  lock: {
    title: 'Lock your account',
    text:
      'While it’s locked, nobody can change who the account belongs to or move its numbers away. It stays locked ' +
      'until it’s unlocked with a one-time password that we e-mail to you, or with a call.',
    button: 'Lock my account',
  },
  locked: { title: 'Your account is locked', text: 'To find out more, or to unlock it, call' },
  failed: { title: 'Account Lock Unsuccessful!', text: 'Your account is not locked. Please contact our Care Team at' },
  password: {
    title: 'Change your password',
    text: 'Otherwise whoever knows it can sign in again. You change it where you manage your sign-in.',
    button: 'Go to your sign-in account',
  },
  call: {
    title: 'Call us',
    text: 'Tell us the reference, and we’ll find out together what happened, and undo what can be undone.',
  },
};

export const notMeMessages: ByLanguage<NotMeCopy> = { en: notMeCopy, es: notMeCopyEs };
