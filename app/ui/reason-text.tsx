import { reasonMessages } from '#app/copy/reason.ts';
import type { Blocked } from '#rpc/domain/decision.ts';
import { CallText } from './call-link.tsx';
import { useUnknown } from './known.tsx';
import { useCopy, usePage } from './page-context.tsx';

/** Why something cannot be done; the number in it can be tapped to call (LINE-24). */
export function ReasonText({ why }: { why: Blocked }) {
  return <CallText number={usePage().brand.supportNumber}>{useReason()(why)}</CallText>;
}

/** Writes why something cannot be done: whose line it is about, who can help, the number to call (LINE-24, LINE-42). */
export function useReason(): (why: Blocked) => string {
  const { brand, me } = usePage();
  const unknown = useUnknown();
  const copy = useCopy(reasonMessages);
  return ({ reason, line, isLoading }) => {
    const facts = { supportNumber: brand.supportNumber, isHolder: me?.isPrimary === true, holder: me?.holder, line };
    const words = copy[reason](facts);
    return isLoading ? unknown({ kind: 'loading' }, words) : words;
  };
}
