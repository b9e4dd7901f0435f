import { type MonthCharge, paidLater, paidNow } from '../charges.ts';
import { type ActivationState, openStep, save, type StepForm, type Own, type StepPage } from '../journey-state.ts';
import { readLinePrices, type PlanPrice } from '../quote.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { mapRead, type Read } from '#rpc/domain/facts/read.ts';
import type { ActivationStep, FirstPayment } from '#rpc/domain/journey/activation.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import { can } from '#rpc/domain/permission.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { nextBillDayOf, readForecast } from '#rpc/portal/next-bill.ts';
import { readPayer } from '#rpc/portal/payer.ts';

/** Prices of the line, and payment of the first month. Amounts in cents. */
export interface SummaryPage extends StepPage {
  at: 'summary';
  plan: PlanPrice;
  /** The first month as it can be paid now, by those who may. */
  payNow: Read<MonthCharge>;
  /** The first month on the next bill. */
  later: MonthCharge;
  /** Money that was charged or held before. */
  firstMonth: FirstMonth;
  chosen?: FirstPayment;
  /** Permission to change the cards. */
  cards: Decision;
}

export async function loadSummary(context: PortalContext, state: ActivationState): Promise<Own<SummaryPage>> {
  const [{ plan, month, tax }, payer, forecast] = await Promise.all([
    readLinePrices(context, state, maxAge.customer),
    readPayer(context),
    readForecast(context),
  ]);
  const onNextBill = { price: plan.price, tax, nextBill: nextBillDayOf(state.snapshot, forecast, today(context)) };
  const { firstMonth } = state;
  return {
    at: 'summary',
    plan,
    firstMonth,
    payNow: mapRead(month, (amounts) => paidNow(amounts, payer)),
    later: paidLater(onNextBill, firstMonth.kind === 'held' ? undefined : plan.price, today(context), payer),
    chosen: state.draft.payment,
    cards: can('manage-cards', state.snapshot),
  };
}

/** The order summary was confirmed (ACTIVATE-21). @throws as `saveSim` */
export async function choosePayment(
  context: PortalContext,
  form: StepForm & { payment: FirstPayment },
): Promise<StepOutcome<ActivationStep, 'not-offered'>> {
  const stepAccess = await openStep(context, 'summary', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { snapshot, line, draft } = stepAccess.state;
  if (form.payment === 'now' && !can('month-in-advance', snapshot, line).allowed)
    return { kind: 'problem', problem: 'not-offered' };
  context.recordEvent?.('Confirm');
  return save(context, stepAccess.state, { ...draft, payment: form.payment });
}
