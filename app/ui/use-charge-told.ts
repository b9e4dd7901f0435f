import { chargeMessages } from '#app/copy/charge.ts';
import { byState } from '#rpc/domain/by-state.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { useFirstMonth } from './first-month.tsx';
import { useCopy } from './page-context.tsx';

type Kind = ActivityEntry['summary']['kind'];
/** Kinds of operations that charge on success. */
const costly: readonly Kind[] = [
  'top-up',
  'plan-change',
  'add-line',
  'sim-kit',
  'reorder-sim',
  'activate',
  'month-in-advance',
];

/** Returns the sentence about a charge for an operation that failed, or whose result is unknown (MONEY-6). */
export function useChargeTold(): (
  entry: Pick<ActivityEntry, 'summary' | 'state' | 'firstMonth'>,
) => string | undefined {
  const firstMonthText = useFirstMonth();
  const { nothing, unknown, cantTell } = useCopy(chargeMessages);
  return ({ summary: { kind }, state, firstMonth }) => {
    // An activation may have charged or held something before it was refused (ACTIVATE-36).
    if (kind === 'activate' && firstMonth) return firstMonthText(firstMonth);
    const sentence = byState(state, {
      sending: () => undefined,
      pending: () => undefined,
      unknown: () => unknown,
      done: () => undefined,
      refused: () => nothing,
      'needs-care': () => cantTell,
      // The words about a missing trace have the amount already (LEDGER-7).
      'no-trace': () => undefined,
      // The carrier got nothing, so nothing was charged (LEDGER-6).
      'not-sent': () => nothing,
      'cannot-tell': () => cantTell,
    });
    // Without the hosted payment page, the customer could not confirm a charge there.
    if (kind === 'payment-page')
      return state === 'unknown' || state === 'cannot-tell' ? undefined : sentence && nothing;
    if (kind === 'activate' && state === 'refused') return undefined;
    return costly.includes(kind) ? sentence : undefined;
  };
}
