import type { Viewer } from '#rpc/portal-account.ts';
import { paidWith } from '#rpc/domain/charge.ts';
import type { ChargedCard } from '#rpc/domain/charged-card.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
import { type ActivateStep, type ActivationOrder, alreadyPaid } from '#rpc/operation/activate.ts';
import type { MoneyDone } from './result/activation-outcome.ts';

/** Returns the hold or payment before the refusal, with the default card of that moment (ACTIVATE-36, MONEY-3). */
export function moneyDone(
  { credentials: { isPrimary } }: Viewer,
  { month, card }: ActivationOrder,
  steps: readonly StepRecord[],
): MoneyDone {
  const done = (step: ActivateStep) => steps.find((record) => record.step === step && record.state === 'done');
  const withCard = (at: ChargedCard | undefined) => paidWith({ isReader: isPrimary, card: at }, undefined);
  const paid = month && done('month');
  if (paid?.result === alreadyPaid) return { what: 'already-paid' };
  if (paid) return { what: 'paid', amount: month.amount + month.totalTax, with: withCard(card) };
  const hold = done('hold');
  if (!hold) return { what: 'nothing' };
  const amount = askedFor(hold);
  // A hold that stood already may be on a card that was the default before.
  return { what: 'hold', amount, with: withCard(amount === undefined ? undefined : card) };
}

/** Of a hold: the carrier's amount in cents, where there is one. */
export function askedFor({ result }: StepRecord): number | undefined {
  return result === undefined ? undefined : Number(result);
}
