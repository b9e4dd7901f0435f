import { type MonthCharge, paidLater, paidNow } from '../charges.ts';
import { type ActivationState, readActivationState, type Own, type StepPage } from '../journey-state.ts';
import { type PlanPrice, quoteActivation } from '../quote.ts';
import type { Payer } from '#rpc/domain/charge.ts';
import type { Day } from '#rpc/domain/day.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import {
  type ActivationDraft,
  activationJourney,
  type CheckedDevice,
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

/** All answers, before they are sent. */
export interface ConfirmPage extends StepPage {
  at: 'confirm';
  device: CheckedDevice;
  iccid?: string;
  plan: PlanPrice;
  number: NumberChoice;
  /** Of a port-in. */
  accountNumber?: string;
  /** True when a PIN was given; the page shows it masked. */
  hasPin?: boolean;
  /** Money that was charged or held for the first month before. */
  firstMonth: FirstMonth;
  /** The charge before the activation, in cents; absent where the first month is paid. */
  payment?: ConfirmPayment;
  /** Nobody may pay the first month now, so there is no other way to choose (ACTIVATE-21). */
  isOnlyPayment?: boolean;
  operationId: string;
  /** Absent while the amount to pay now is not known: there is nothing that could be sent (ACTIVATE-37). */
  mark?: string;
}

export type ConfirmPayment =
  | ({ how: 'next-bill' | 'now' } & MonthCharge)
  /** Paying now was selected, and the amount is not known. */
  | { how: 'now-unknown'; month: Pick<Read<MonthCharge>, 'kind'> };

export async function confirmPage(context: PortalContext, state: ActivationState): Promise<Own<ConfirmPage>> {
  const [{ plan, month, order }, payer, forecast] = await Promise.all([
    quoteActivation(context, state, maxAge.customer),
    readPayer(context),
    readForecast(context),
  ]);
  const { device, number, iccid } = state.draft as ActivationDraft &
    Required<Pick<ActivationDraft, 'device' | 'number'>>;
  const isPort = number.kind === 'port';
  return {
    at: 'confirm',
    device,
    iccid: state.facts.sim === 'sim' ? iccid : undefined,
    plan,
    number,
    accountNumber: isPort ? state.portSecrets?.accountNumber : undefined,
    hasPin: isPort ? Boolean(state.portSecrets?.pin) : undefined,
    payment: order
      ? paymentOf(
          { ...order, nextBill: nextBillDayOf(state.snapshot, forecast, today(context)) },
          today(context),
          payer,
        )
      : { how: 'now-unknown', month: { kind: month.kind } },
    isOnlyPayment: !can('month-in-advance', state.snapshot, state.line).allowed,
    firstMonth: state.firstMonth,
    operationId: newOperationId(),
    mark: order && (await hashOf(order)),
  };
}

function paymentOf(order: ActivationOrder, day: Day, payer: Payer): ConfirmPayment | undefined {
  const { hold, isHeld, month } = order;
  if (month) return { how: 'now', ...paidNow(month, payer) };
  if (hold === undefined) return undefined;
  return { how: 'next-bill', ...paidLater(order, isHeld ? undefined : hold, day, payer) };
}

/** `no-amount`: the first month is to be paid now, and the carrier did not return the amount (ACTIVATE-37). */
export type ActivationNotSent = 'changed' | 'price-moved' | 'no-amount';

/**
 * Activates the line, once, when the page showed the current state (ACTIVATE-23).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the reason, FaultError when the
 * carrier did not return a price
 */
export async function sendActivation(
  context: PortalContext,
  form: { lineRef: string; operationId: string; version: string; mark: string },
): Promise<FormOutcome<'activate', ActivationNotSent>> {
  const { lineRef, operationId, version, mark } = form;
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
      if (state.version !== version || !isReady) return { kind: 'review', notice: 'changed' };
      const { order } = await quoteActivation(context, state);
      if (!order) return { kind: 'review', notice: 'no-amount' };
      if ((await hashOf(order)) !== mark) return { kind: 'review', notice: 'price-moved' };
      const secrets = order.portIn && state.portSecrets;
      const nextBill = nextBillDayOf(snapshot, forecast, today(context));
      const receiptFacts = { nextBill, card, ...leadOf(context, snapshot) };
      return { kind: 'send', terms: { ...order, ...receiptFacts }, baseline: {}, secrets };
    },
  });
  if (result.kind === 'operation') context.recordEvent?.('Activate');
  return result;
}
