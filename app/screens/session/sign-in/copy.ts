import type { ByLanguage } from '#app/copy/language.ts';
import { signInCopyEs } from './copy.es.ts';

export type SignInCopy = {
  title: string;
  text: string;
  again: string;
};

export const signInCopy: SignInCopy = {
  title: 'We couldn’t sign you in',
  text: 'Signing in didn’t finish, or took too long. Nothing was changed. Please try again.',
  again: 'Sign in again',
};

export const signInMessages: ByLanguage<SignInCopy> = { en: signInCopy, es: signInCopyEs };
