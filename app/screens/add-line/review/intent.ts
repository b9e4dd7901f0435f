import { type AddLineState, addLineState, type StepPage } from '../journey-state.ts';
import { type AddLineCharges, addLineCharges } from '../charges.ts';
import { quoteOrder, needsRecentSignIn } from '../quote.ts';
import type { Payer } from '#rpc/domain/charge.ts';
import { addLineJourney } from '#rpc/domain/journey/add-line.ts';
import { currentStep } from '#rpc/domain/journey/journey.ts';
import { readingCase } from '#rpc/domain/line.ts';
import { hashOf } from '#rpc/domain/hash-of.ts';
import { type AddLineOrder, onceTotal } from '#rpc/operation/add-line.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import { type EarlierOrder, findEarlierOrder } from '#rpc/portal/earlier-order.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { type SubmitDecision, newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';

export interface ReviewPage extends StepPage {
  kind: 'review';
  order: Omit<AddLineOrder, 'primaryId' | 'emailId' | 'accountRef'>;
  /** Sum of the one-time charges, in cents. */
  once: number;
  charges: AddLineCharges;
  /** A code that was entered and no longer takes anything off (ADDLINE-25). */
  unusedCoupon?: string | undefined;
  /** The operation that the form begins, and a hash of the shown content. */
  operationId: string;
  mark: string;
  /** An earlier order without a known outcome (LEDGER-43). */
  earlier?: EarlierOrder | undefined;
  /** Shipping to this address needs a recent sign-in (LOCK-19). */
  signInFirst: boolean;
}

export async function reviewPage(
  context: PortalContext,
  state: AddLineState,
  payer: Payer,
): Promise<Omit<ReviewPage, keyof StepPage>> {
  const order = await quoteOrder(context, state);
  const { primaryId: _, emailId: __, accountRef: ___, ...shown } = order;
  return {
    kind: 'review',
    order: {
      ...shown,
      shipping: shown.shipping && { ...shown.shipping, recipient: readingCase(shown.shipping.recipient) },
      lines: shown.lines.map((line) => ({
        ...line,
        firstName: readingCase(line.firstName),
        lastName: readingCase(line.lastName),
      })),
    },
    once: onceTotal(order),
    unusedCoupon: order.coupon ? undefined : state.draft.couponCode,
    charges: addLineCharges(order, today(context), payer),
    operationId: newOperationId(),
    mark: await hashOf(order),
    earlier: await findEarlierOrder(state.earlier),
    signInFirst: needsRecentSignIn(order, state),
  };
}

/** The prices have moved, another tab changed the answers or sent an order, or the earlier order is another. */
export type OrderAgain = 'price-moved' | 'changed' | 'earlier';

/**
 * Orders the lines, once, when the page showed the current state (ADDLINE-16).
 * @throws NotAllowedError with the rule's reason, FaultError when the carrier did not return a price
 */
export async function confirmAddLine(
  context: PortalContext,
  form: { operationId: string; version: string; mark: string; earlier?: string | undefined },
): Promise<FormOutcome<'add-line', OrderAgain>> {
  return await submitOnce(context, 'add-line', {
    operationId: form.operationId,
    payload: { version: form.version, mark: form.mark },
    isDraft: true,
    warning: { shown: form.earlier, notice: () => 'earlier' },
    async read() {
      const state = await addLineState(context, maxAge.now);
      return { snapshot: state.snapshot, data: state };
    },
    async decide({ data: state }): Promise<SubmitDecision<'add-line', OrderAgain>> {
      const isReady = currentStep(addLineJourney, state.draft, state.facts) === 'review';
      if (state.version !== form.version || !isReady) return { kind: 'review', notice: 'changed' };
      const order = await quoteOrder(context, state);
      if ((await hashOf(order)) !== form.mark) return { kind: 'review', notice: 'price-moved' };
      return { kind: 'send', terms: order, baseline: {}, needsRecentSignIn: needsRecentSignIn(order, state) };
    },
  });
}
