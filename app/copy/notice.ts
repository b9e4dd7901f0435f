import type { ByLanguage } from './language.ts';
import { noticeCopy, type NoticeCopy } from './notice.en.ts';
import { noticeCopyEs } from './notice.es.ts';

export const noticeMessages: ByLanguage<NoticeCopy> = { en: noticeCopy, es: noticeCopyEs };
