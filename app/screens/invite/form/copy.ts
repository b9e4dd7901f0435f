import type { ByLanguage } from '#app/copy/language.ts';
import { inviteCopy, type InviteCopy } from './copy.en.ts';
import { inviteCopyEs } from './copy.es.ts';

export const inviteMessages: ByLanguage<InviteCopy> = { en: inviteCopy, es: inviteCopyEs };
