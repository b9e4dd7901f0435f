import { chargeMessages } from '#app/copy/charge.ts';
import { byState } from '#rpc/domain/by-state.ts';
import type { ActivityEntry } from '#rpc/portal/activity.ts';
import { useCopy } from './page-context.tsx';

type Kind = ActivityEntry['summary']['kind'];
/** Kinds that charge on success. A refused activation shows its own holds and payments (ACTIVATE-36). */
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
export function useChargeTold(): (entry: Pick<ActivityEntry, 'summary' | 'state'>) => string | undefined {
  const { nothing, unknown, cantTell } = useCopy(chargeMessages);
  return ({ summary: { kind }, state }) => {
    const sentence = byState(state, {
      sending: () => undefined,
      pending: () => undefined,
      unknown: () => unknown,
      done: () => undefined,
      refused: () => nothing,
      'needs-care': () => cantTell,
      'no-trace': () => unknown,
      // The carrier did nothing (LEDGER-6).
      'not-sent': () => nothing,
      'cannot-tell': () => cantTell,
    });
    // Nothing is charged before somebody confirms it on the page that was not made.
    if (kind === 'payment-page') return sentence && nothing;
    if (kind === 'activate' && state === 'refused') return undefined;
    return costly.includes(kind) ? sentence : undefined;
  };
}
