import type { ByLanguage } from './language.ts';
import { noLinesCopyEs } from './no-lines.es.ts';

export type NoLinesCopy = {
  /** Before the support number. */
  disabled: { title: string; text: string };
  empty: string;
};

/** What stands in place of cards, on every page of lines. */
export const noLinesCopy: NoLinesCopy = {
  disabled: {
    title: 'Your account is disabled',
    text: 'Your lines can’t be used or changed right now. To find out why, call',
  },
  empty: 'We have no lines to show for your account. If that surprises you, call',
};

export const noLinesMessages: ByLanguage<NoLinesCopy> = { en: noLinesCopy, es: noLinesCopyEs };
