import type { ByLanguage } from '#app/copy/language.ts';
import { entryCopyEs } from './copy.es.ts';

export type EntryCopy = {
  title: string;
  done: string;
  line: string;
  who: string;
  sent: string;
  settled: string;
  state: string;
};

export const entryCopy: EntryCopy = {
  title: 'A change on your account',
  done: 'This went through.',
  line: 'Line',
  who: 'By',
  sent: 'Sent',
  settled: 'Settled',
  state: 'State',
};

export const entryMessages: ByLanguage<EntryCopy> = { en: entryCopy, es: entryCopyEs };
