import type { ByLanguage } from '#app/copy/language.ts';
import { sorryCopyEs } from './copy.es.ts';

export type SorryCopy = { plain: string; disabled: string };

export const sorryCopy: SorryCopy = {
  plain: 'We’re sorry, that didn’t work. If it keeps happening, call us and tell us the number below.',
  disabled: 'We cannot process this request online. Please call us, and we’ll do it with you.',
};

export const sorryMessages: ByLanguage<SorryCopy> = { en: sorryCopy, es: sorryCopyEs };
