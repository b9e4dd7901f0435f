import { activationMessages } from '#app/copy/activation.ts';
import { dayIn } from '#rpc/domain/day.ts';
import type { FirstMonth, Hold } from '#rpc/domain/facts/first-month.ts';
import { useCharge } from './charge.tsx';
import { dayText } from './day.tsx';
import { moneyText } from './money.tsx';
import { useCopy, usePage } from './page-context.tsx';

/**
 * Returns the text about the money of a line's first month; no page has its own (ACTIVATE-36).
 * @param mayRetry the activation can be sent again
 */
export function useFirstMonth(mayRetry = false): (month: FirstMonth) => string {
  const { today, language, timeZone } = usePage();
  const { money } = useCopy(activationMessages);
  const { amountOf, cardOf } = useCharge();
  const dayOf = (at: number) => dayText(dayIn(at, timeZone), today, language);
  const join = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join(' ');
  const holdText = ({ amount, shown, with: paid, since }: Hold, isPaid: boolean) =>
    join(
      money.hold(dayOf(since), paid && cardOf(paid), amount === undefined ? undefined : moneyText(amount)),
      isPaid ? money.holdGoes : money.noCharge,
      shown !== undefined && money.otherHold(moneyText(shown)),
    );
  return (month) => {
    switch (month.kind) {
      case 'unpaid':
        return money.nothing;
      case 'held':
        return join(holdText(month.hold, false), mayRetry && money.notAgain.hold);
      case 'paid':
        return join(
          month.amount === undefined
            ? money.alreadyPaid
            : money.paid(
                amountOf({ cents: month.amount, isTaxed: true, isMonthly: false }),
                dayOf(month.on ?? 0),
                month.with && cardOf(month.with),
              ),
          mayRetry && money.notAgain.paid,
          month.hold && holdText(month.hold, true),
        );
      case 'unclear':
        return money.unclear[month.what];
    }
  };
}

interface FirstMonthTextProps {
  of: FirstMonth | undefined;
  mayRetry?: boolean;
}

/** Paragraph about charges and holds of a first month; renders nothing without any. */
export function FirstMonthText({ of, mayRetry }: FirstMonthTextProps) {
  const write = useFirstMonth(mayRetry);
  return of && of.kind !== 'unpaid' ? <p>{write(of)}</p> : null;
}
