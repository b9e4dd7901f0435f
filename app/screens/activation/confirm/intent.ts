import { type MonthCharge, paidLater, paidNow } from '../charges.ts';
import { type ActivationState, readActivationState, save, type Own, type StepPage } from '../journey-state.ts';
import { type LinePrices, type PlanPrice, quoteActivation } from '../quote.ts';
import { type OrderSummary, orderSummary } from '../order-summary.ts';
import type { Payer } from '#rpc/domain/charge.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import {
  type ActivationDraft,
  activationJourney,
  type CheckedDevice,
  type FirstPayment,
  isPaymentOnReview,
  type NumberChoice,
} from '#rpc/domain/journey/activation.ts';
import { currentStep } from '#rpc/domain/journey/journey.ts';
import type { Read } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { hashOf } from '#rpc/domain/hash-of.ts';
import type { ActivationOrder } from '#rpc/operation/activate.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { leadOf } from '#rpc/portal/known-customer.ts';
import { withSimCards } from '#rpc/portal/order/order-reads.ts';
import { nextBillDayOf, readForecast } from '#rpc/portal/next-bill.ts';
import { readPayer } from '#rpc/portal/payer.ts';
import { type SubmitDecision, newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';

/** Content of the page with all answers, before they are sent. */
export interface ConfirmPage extends StepPage {
  kind: 'confirm';
  device: CheckedDevice;
  iccid?: string;
  plan: PlanPrice;
  number: NumberChoice;
  /** Account number at the old carrier; only for a port-in. */
  accountNumber?: string;
  /** True when a PIN was given; the page shows it masked. */
  hasPin?: boolean;
  /** Money that was charged or held for the first month before. */
  firstMonth: FirstMonth;
  /** The charge before the activation, in cents; absent where the first month is paid. */
  payment?: ConfirmPayment;
  /** Order summary of an eSIM with an unpaid first month, whose payment is chosen on this page (ACTIVATE-21). */
  summary?: OrderSummary;
  /** The first month cannot be paid now, so it goes on the next bill without a choice (ACTIVATE-21). */
  isOnlyPayment?: boolean;
  operationId: string;
  /** Absent while the amount to pay now is not known: there is nothing that could be sent (ACTIVATE-37). */
  mark?: string;
  /** Hash of the order with a first month that is paid now, where that is chosen here. */
  markNow?: string;
}

export type ConfirmPayment =
  | ({ kind: 'next-bill' | 'now' } & MonthCharge)
  /** Paying now was selected, and the amount is not known. */
  | { kind: 'now-unknown'; month: Pick<Read<MonthCharge>, 'kind'> };

export async function confirmPage(context: PortalContext, state: ActivationState): Promise<Own<ConfirmPage>> {
  const [quote, payer, forecast] = await Promise.all([
    quoteActivation(context, state, maxAge.customer),
    readPayer(context),
    readForecast(context),
  ]);
  const { device, number, iccid, payment } = state.draft as ActivationDraft &
    Required<Pick<ActivationDraft, 'device' | 'number'>>;
  const day = today(context);
  const nextBill = nextBillDayOf(state.snapshot, forecast, day);
  const isChosenHere = isPaymentOnReview(state.facts);
  const order = quote.orderFor(isChosenHere ? 'next-bill' : payment);
  const orderNow = isChosenHere ? quote.orderFor('now') : undefined;
  const isPort = number.kind === 'port';
  return {
    kind: 'confirm',
    device,
    iccid: state.facts.sim === 'sim' ? iccid : undefined,
    plan: quote.plan,
    number,
    accountNumber: isPort ? state.portSecrets?.accountNumber : undefined,
    hasPin: isPort ? Boolean(state.portSecrets?.pin) : undefined,
    ...(isChosenHere
      ? { summary: orderSummary(state, quote, { payer, nextBill, day }) }
      : { payment: paymentShown(order && { ...order, nextBill }, quote, day, payer) }),
    isOnlyPayment: !can('month-in-advance', state.snapshot, state.line).allowed,
    firstMonth: state.firstMonth,
    operationId: newOperationId(),
    mark: order && (await hashOf(order)),
    markNow: orderNow && (await hashOf(orderNow)),
  };
}

function paymentShown(
  order: ActivationOrder | undefined,
  quote: Pick<LinePrices, 'month'>,
  day: Day,
  payer: Payer,
): ConfirmPayment | undefined {
  if (!order) return { kind: 'now-unknown', month: { kind: quote.month.kind } };
  const { hold, isHeld, month } = order;
  if (month) return { kind: 'now', ...paidNow(month, payer) };
  if (hold === undefined) return undefined;
  return { kind: 'next-bill', ...paidLater(order, isHeld ? undefined : hold, day, payer) };
}

/** `no-amount`: the first month is to be paid now, and the carrier did not return the amount (ACTIVATE-37). */
export type ActivationNotSent = 'changed' | 'price-moved' | 'no-amount';

interface ConfirmForm {
  lineRef: string;
  operationId: string;
  version: string;
  mark: string;
  /** The choice of the page; absent where the payment was chosen before. */
  payment?: FirstPayment | undefined;
  markNow?: string | undefined;
}

/**
 * Activates the line, once, when the page showed the current state (ACTIVATE-23).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the reason, FaultError when the
 * carrier did not return a price
 */
export async function sendActivation(
  context: PortalContext,
  { lineRef, operationId, version, payment, ...marks }: ConfirmForm,
): Promise<FormOutcome<'activate', ActivationNotSent>> {
  const mark = payment === 'now' ? (marks.markNow ?? '') : marks.mark;
  let chosenOn: ActivationState | undefined;
  const result = await submitOnce(context, 'activate', {
    operationId,
    lineRef,
    payload: { version, mark },
    isDraft: true,
    async read() {
      const [state, payer, forecast] = await Promise.all([
        readActivationState(context, lineRef, { ageMs: maxAge.now, plansMs: maxAge.now }),
        readPayer(context),
        readForecast(context),
      ]);
      return { snapshot: await withSimCards(context, state.snapshot), data: { state, card: payer.card, forecast } };
    },
    async decide({
      snapshot,
      data: { state, card, forecast },
    }): Promise<SubmitDecision<'activate', ActivationNotSent>> {
      const isReady = currentStep(activationJourney, state.draft, state.facts) === 'confirm';
      const isChosenHere = isPaymentOnReview(state.facts);
      if (state.version !== version || !isReady || isChosenHere !== (payment !== undefined))
        return { kind: 'review', notice: 'changed' };
      if (isChosenHere) chosenOn = state;
      const { orderFor } = await quoteActivation(context, state);
      const order = orderFor(payment ?? state.draft.payment);
      if (!order) return { kind: 'review', notice: 'no-amount' };
      if ((await hashOf(order)) !== mark) return { kind: 'review', notice: 'price-moved' };
      const secrets = order.portIn && state.portSecrets;
      const nextBill = nextBillDayOf(snapshot, forecast, today(context));
      const receiptFacts = { nextBill, card, ...leadOf(context, snapshot) };
      return { kind: 'send', terms: { ...order, ...receiptFacts }, baseline: {}, secrets };
    },
  });
  const isDone = result.kind === 'operation' && result.operation.state === 'done';
  // The choice stays for the next time (ACTIVATE-37). Saved before, it would make a second copy of the form outdated.
  if (chosenOn && !isDone && chosenOn.draft.payment !== payment)
    await save(context, chosenOn, { ...chosenOn.draft, payment });
  if (chosenOn) context.recordEvent?.('Confirm');
  if (result.kind === 'operation') context.recordEvent?.('Activate');
  return result;
}
