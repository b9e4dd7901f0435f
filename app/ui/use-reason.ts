import { reasonMessages } from '#app/copy/reason.ts';
import type { Blocked } from '#rpc/domain/permission.ts';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

/** Writes why something cannot be done: whose line it is about, who can help, the number to call (LINE-24, LINE-42). */
export function useReason(): (why: Blocked) => string {
  const { brand, me } = usePage();
  const copy = useCopy(reasonMessages);
  return ({ reason, line }) =>
    copy[reason]({ supportNumber: brand.supportNumber, isHolder: me?.isPrimary === true, holder: me?.holder, line });
}
