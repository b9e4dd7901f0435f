import { activationJourney } from '../../domain/journey/activation.ts';
import { currentStep } from '../../domain/journey/journey.ts';
import { markOf } from '../../domain/mark.ts';
import { maxAge, type PortalContext } from '../../portal-context.ts';
import { submitOnce } from '../submit-once.ts';
import { quoteActivation } from './activation-quote.ts';
import { activationState } from './activation-state.ts';

/** Where "Activate" leads: to its result, or back to a page of the journey, without anything being sent. */
export type ActivationSent =
  | { to: 'result'; operationId: string }
  /** The answers were changed elsewhere, or what the page showed does not hold any more. */
  | { to: 'confirm'; because: 'changed' | 'price-moved' };

/**
 * Activates the line, once, when the page showed what holds now (ACTIVATE-23).
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the reason, FaultError when the
 * carrier did not tell a price
 */
export async function sendActivation(
  context: PortalContext,
  form: { lineRef: string; operationId: string; version: string; mark: string },
): Promise<ActivationSent> {
  const { lineRef, operationId, version, mark } = form;
  const result = await submitOnce(context, 'activate', {
    operationId,
    lineRef,
    says: { version, mark },
    ofDraft: true,
    async read() {
      const state = await activationState(context, lineRef, maxAge.now);
      return { snapshot: state.snapshot, data: state };
    },
    async judge({ data: state }) {
      const isReady = currentStep(activationJourney, state.draft, state.facts) === 'confirm';
      if (state.version !== version || !isReady) return { instead: 'changed' as const };
      const order = await quoteActivation(context, state);
      if ((await markOf(order)) !== mark) return { instead: 'price-moved' as const };
      const leadEmailId = context.consents ? state.snapshot.actor.emailId : undefined;
      const secrets = order.portIn && state.portSecrets;
      return { terms: { ...order, leadEmailId }, before: {}, secrets };
    },
  });
  if ('operation' in result) {
    context.noteEvent?.('Activate');
    return { to: 'result', operationId: result.operation.id };
  }
  return { to: 'confirm', because: (result.to === 'instead' && result.instead) || 'changed' };
}
