import { activationMessages } from '#app/copy/activation.ts';
import { useCharge } from '#app/ui/charge.tsx';
import { moneyText } from '#app/ui/money.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import type { MoneyDone } from '#rpc/portal/activation/step-page.ts';

/** Says what an activation that was refused did with money before (ACTIVATE-36). */
export function useMoneyDone(): (done: MoneyDone) => string {
  const { money } = useCopy(activationMessages);
  const { cardOf } = useCharge();
  return (done) => {
    switch (done.what) {
      case 'nothing':
        return money.nothing;
      case 'hold':
        return money.hold(cardOf(done.with), done.amount === undefined ? undefined : moneyText(done.amount));
      case 'paid':
        return money.paid(moneyText(done.amount), cardOf(done.with));
    }
  };
}
