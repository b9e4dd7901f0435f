import { earlierOrderMessages, nounOf } from '#app/copy/earlier-order.ts';
import { dayIn } from '#rpc/domain/day.ts';
import type { ChargedKind } from '#rpc/domain/facts/cost.ts';
import type { EarlierOrder as Earlier } from '#rpc/portal/earlier-order.ts';
import { Note } from './banner.tsx';
import { timeText } from './date-time.tsx';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { useCopy, usePage } from './page-context.tsx';

/** Returns how a sentence names an order: "Your order of 10:14 AM", with the day where that is not today. */
export function useOrderName(): (kind: ChargedKind, sentAt: number) => string {
  const { noun, of } = useCopy(earlierOrderMessages);
  const { timeZone, today, language } = usePage();
  return (kind, sentAt) => {
    const day = dayIn(sentAt, timeZone);
    const time = timeText(sentAt, timeZone, language);
    return of(noun[nounOf[kind]], time, day === today ? undefined : dayText(day, today, language));
  };
}

interface EarlierOrderProps {
  earlier: Earlier | undefined;
  /** Cents of the order of this form; absent where no sum is certain. */
  cents?: number;
}

/** Warning in a form that an earlier order may also arrive, with the sum of both (LEDGER-43). */
export function EarlierOrder({ earlier, cents }: EarlierOrderProps) {
  const copy = useCopy(earlierOrderMessages);
  const nameOf = useOrderName();
  if (!earlier) return null;
  const noun = nounOf[earlier.kind];
  const name = nameOf(earlier.kind, earlier.sentAt);
  const alone = earlier.cents === undefined ? undefined : moneyText(earlier.cents);
  const sum = earlier.cents === undefined || cents === undefined ? undefined : moneyText(earlier.cents + cents);
  return (
    <Note tone="warn">
      {earlier.state === 'no-trace' ? copy.mayArrive(name) : copy.mayHave(name)} {copy.both[noun](sum, alone)}
      <input type="hidden" name="earlier" value={earlier.mark} />
    </Note>
  );
}
