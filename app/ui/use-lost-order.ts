import { lostEndMessages } from '#app/copy/lost-end.ts';
import { dayIn, oneDay } from '#rpc/domain/day.ts';
import { isCharged, searchedMs } from '#rpc/domain/facts/cost.ts';
import { dayText } from './day.tsx';
import { useOrderName } from './earlier-order.tsx';
import { moneyText } from './money.tsx';
import { useCopy, usePage } from './page-context.tsx';

/** An operation that carrier reads do not show. */
export interface LostOrder {
  kind: string;
  /** Time at which the order was sent, epoch milliseconds. */
  sentAt: number;
  /** One-time cost of the order in cents; absent where no sum is certain. */
  cents?: number | undefined;
}

interface LostOrderWords {
  /** Returns words about an order that may still arrive: its cost, and the end of the portal's search. */
  noTraceOf: (order: LostOrder) => string;
  cannotTellOf: (order: Pick<LostOrder, 'kind'>) => string;
  /**
   * Returns words about an order that arrived after all.
   * @param what thing that arrived
   */
  arrivedOf: (order: LostOrder, what: string) => string | undefined;
}

/** Returns the words for an operation without a trace; none asserts that it was not charged (LEDGER-7). */
export function useLostOrder(): LostOrderWords {
  const { noTrace, cannotTell, cannotTellCharge, arrived } = useCopy(lostEndMessages);
  const { brand, timeZone, today, language } = usePage();
  const nameOf = useOrderName();
  return {
    noTraceOf({ kind, sentAt, cents }) {
      const until = searchedMs(kind) < oneDay ? undefined : dayIn(sentAt + searchedMs(kind), timeZone);
      return [
        noTrace.sent(isCharged(kind) ? inSentence(nameOf(kind, sentAt)) : undefined),
        cents !== undefined ? noTrace.pay(moneyText(cents)) : noTrace.arrive[kind === 'plan-change' ? 'plan' : 'other'],
        noTrace.until(until && dayText(until, today, language)),
      ].join(' ');
    },
    cannotTellOf: ({ kind }) => (isCharged(kind) ? cannotTellCharge(brand.careNumber) : cannotTell),
    arrivedOf: ({ kind, sentAt }, what) => (isCharged(kind) ? arrived(nameOf(kind, sentAt), what) : undefined),
  };
}

/** Returns a name with a small first letter, such as "your order", for the middle of a sentence. */
function inSentence(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
