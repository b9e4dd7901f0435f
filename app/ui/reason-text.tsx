import { reasonMessages } from '#app/copy/reason.ts';
import type { Blocked, Reason } from '#rpc/domain/decision.ts';
import { CallText } from './call-link.tsx';
import { useMissing } from './missing.tsx';
import { useCopy, usePage } from './page-context.tsx';

/** Why something cannot be done; the number in it can be tapped to call (LINE-24). */
export function ReasonText({ why }: { why: Blocked }) {
  return <CallText number={usePage().brand.supportNumber}>{useReason()(why)}</CallText>;
}

/** Reasons that block an action because data could not be read. */
const unreadReasons: readonly Reason[] = ['device-unknown', 'unread'];

/** Writes why something cannot be done: whose line it is about, who can help, the number to call (LINE-24, LINE-42). */
export function useReason(): (why: Blocked) => string {
  const { brand, me } = usePage();
  const missing = useMissing();
  const copy = useCopy(reasonMessages);
  return ({ reason, line }) => {
    const facts = { supportNumber: brand.supportNumber, isHolder: me?.isPrimary === true, holder: me?.holder, line };
    const words = copy[reason](facts);
    return unreadReasons.includes(reason) ? missing(words) : words;
  };
}
