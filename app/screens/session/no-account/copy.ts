import type { ByLanguage } from '#app/copy/language.ts';
import { noAccountCopyEs } from './copy.es.ts';

export type NoAccountCopy = {
  title: string;
  heading: string;
  text: (brand: string) => string;
  call: string;
  logOut: string;
};

export const noAccountCopy: NoAccountCopy = {
  title: 'No account',
  heading: 'Account Doesn’t Exist',
  text: (brand) =>
    `There is no ${brand} account under the e-mail address you signed in with. Log out, and log in with another ` +
    `address.`,
  call: 'If you think there should be one, call',
  logOut: 'Log out',
};

export const noAccountMessages: ByLanguage<NoAccountCopy> = { en: noAccountCopy, es: noAccountCopyEs };
