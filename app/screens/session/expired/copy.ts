import type { ByLanguage } from '#app/copy/language.ts';
import { expiredCopyEs } from './copy.es.ts';

export type ExpiredCopy = {
  title: string;
  heading: string;
  text: string;
  again: string;
  okay: string;
  okayText: string;
};

export const expiredCopy: ExpiredCopy = {
  title: 'Session expired',
  heading: 'Your Session Has Expired! Please log in again.',
  text:
    'We sign you out when you have been away for a while, to keep your account safe. After you log in, you’ll be ' +
    'back where you were.',
  again: 'Log in again',
  okay: 'OKAY',
  okayText: 'OKAY signs you out.',
};

export const expiredMessages: ByLanguage<ExpiredCopy> = { en: expiredCopy, es: expiredCopyEs };
