import type { ByLanguage } from '#app/copy/language.ts';
import { forbiddenCopyEs } from './copy.es.ts';

export type ForbiddenCopy = { title: string; text: string; stale: string };

export const forbiddenCopy: ForbiddenCopy = {
  title: 'That isn’t possible',
  text: 'Nothing was changed. The page you used may be out of date: open it again from Home, and try once more.',
  stale: 'You can’t do this right now, and nothing was changed.',
};

export const forbiddenMessages: ByLanguage<ForbiddenCopy> = { en: forbiddenCopy, es: forbiddenCopyEs };
