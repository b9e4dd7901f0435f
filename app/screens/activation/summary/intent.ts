import { type ActivationState, openStep, save, type StepForm, type Own, type StepPage } from '../journey-state.ts';
import { type OrderSummary, orderSummary } from '../order-summary.ts';
import { readLinePrices } from '../quote.ts';
import type { ActivationStep, FirstPayment } from '#rpc/domain/journey/activation.ts';
import { can } from '#rpc/domain/permission.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { nextBillDayOf, readForecast } from '#rpc/portal/next-bill.ts';
import { readPayer } from '#rpc/portal/payer.ts';

/** The order summary as a page of its own: for a SIM card. */
export interface SummaryPage extends StepPage, OrderSummary {
  kind: 'summary';
}

export async function loadSummary(context: PortalContext, state: ActivationState): Promise<Own<SummaryPage>> {
  const [prices, payer, forecast] = await Promise.all([
    readLinePrices(context, state, maxAge.customer),
    readPayer(context),
    readForecast(context),
  ]);
  const nextBill = nextBillDayOf(state.snapshot, forecast, today(context));
  return { kind: 'summary', ...orderSummary(state, prices, { payer, nextBill, day: today(context) }) };
}

/**
 * Stores how the first month is paid, after the order summary was confirmed (ACTIVATE-21).
 * @throws as `saveSim`
 */
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
