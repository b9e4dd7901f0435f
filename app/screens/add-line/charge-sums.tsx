import { addLineMessages } from '#app/copy/add-line.ts';
import { useCharge } from '#app/ui/charge.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import type { AddLineCharges } from './charges.ts';

/** The one-time and the monthly charges, in one sentence (MONEY-1). */
export function AddLineCharge({ charges: { monthly, once } }: { charges: AddLineCharges }) {
  const { onceAndMonthly } = useCopy(addLineMessages);
  const { amountOf, sentenceOf } = useCharge();
  return <p>{sentenceOf(monthly, once && onceAndMonthly(amountOf(once), amountOf(monthly)))}</p>;
}
