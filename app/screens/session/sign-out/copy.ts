import type { ByLanguage } from '#app/copy/language.ts';
import { signOutCopyEs } from './copy.es.ts';

export type SignOutCopy = { title: string; text: string; logOut: string; stay: string };

export const signOutCopy: SignOutCopy = {
  title: 'Log out?',
  text: 'Orders that are under way carry on without you.',
  logOut: 'Log out',
  stay: 'Back to Home',
};

export const signOutMessages: ByLanguage<SignOutCopy> = { en: signOutCopy, es: signOutCopyEs };
