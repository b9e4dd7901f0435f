import { activationMessages } from '#app/copy/activation.ts';
import { useCharge } from '#app/ui/charge.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { MoneyDone } from './result/activation-outcome.ts';

/**
 * Returns the text about the money that a refused or stopped activation took or held (ACTIVATE-36).
 * @param mayRetry it can be sent again
 */
export function useMoneyDone(mayRetry = true): (done: MoneyDone) => string {
  const { money } = useCopy(activationMessages);
  const { cardOf } = useCharge();
  const appendWarning = (what: 'hold' | 'paid', text: string) => (mayRetry ? `${text} ${money.notAgain[what]}` : text);
  return (done) => {
    switch (done.what) {
      case 'nothing':
        return money.nothing;
      case 'hold':
        return appendWarning(
          'hold',
          money.hold(cardOf(done.with), done.amount === undefined ? undefined : moneyText(done.amount)),
        );
      case 'paid':
        return appendWarning('paid', money.paid(moneyText(done.amount), cardOf(done.with)));
      case 'already-paid':
        return appendWarning('paid', money.alreadyPaid);
    }
  };
}
