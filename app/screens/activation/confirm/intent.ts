import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { activationJourney } from '#rpc/domain/journey/activation.ts';
import { currentStep } from '#rpc/domain/journey/journey.ts';
import { markOf } from '#rpc/domain/mark.ts';
import { maxAge, type PortalContext } from '#rpc/portal-context.ts';
import { leadOf } from '#rpc/portal/known-customer.ts';
import { withKits } from '#rpc/portal/order/order-reads.ts';
import { nextBillOf, readPayer } from '#rpc/portal/payer.ts';
import { type Judgment, submitOnce } from '#rpc/portal/submit-once.ts';
import { quoteActivation } from '../activation-quote.ts';
import { activationState } from '../activation-state.ts';

/** `no-amount`: the first month is to be paid now, and the carrier does not tell how much it is (ACTIVATE-37). */
export type ActivationNotSent = 'changed' | 'price-moved' | 'no-amount';

/**
 * Activates the line, once, when the page showed what holds now (ACTIVATE-23).
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the reason, FaultError when the
 * carrier did not tell a price
 */
export async function sendActivation(
  context: PortalContext,
  form: { lineRef: string; operationId: string; version: string; mark: string },
): Promise<FormOutcome<'activate', ActivationNotSent>> {
  const { lineRef, operationId, version, mark } = form;
  const result = await submitOnce(context, 'activate', {
    operationId,
    lineRef,
    says: { version, mark },
    ofDraft: true,
    async read() {
      const [state, payer] = await Promise.all([
        activationState(context, lineRef, { ageMs: maxAge.now, plansMs: maxAge.now }),
        readPayer(context),
      ]);
      return { snapshot: await withKits(context, state.snapshot), data: { state, card: payer.card } };
    },
    async judge({ snapshot, data: { state, card } }): Promise<Judgment<'activate', ActivationNotSent>> {
      const isReady = currentStep(activationJourney, state.draft, state.facts) === 'confirm';
      if (state.version !== version || !isReady) return { again: 'changed' };
      const { order } = await quoteActivation(context, state);
      if (!order) return { again: 'no-amount' };
      if ((await markOf(order)) !== mark) return { again: 'price-moved' };
      const secrets = order.portIn && state.portSecrets;
      const told = { nextBill: nextBillOf(snapshot), card, ...leadOf(context, snapshot) };
      return { terms: { ...order, ...told }, before: {}, secrets };
    },
  });
  if (result.kind === 'operation') context.noteEvent?.('Activate');
  return result;
}
