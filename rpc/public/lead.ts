import { marketing } from '#contracts/marketing/endpoints.ts';
import type { LeadProperties } from '#contracts/marketing/vocabulary.ts';
import type { PublicContext } from './context.ts';

/** What somebody wants to be told about: their 5G device, or that the device check works again (portal-1 §8). */
export type Interest = 'fiveG' | 'downtime';

/** Somebody left their address and asked to hear from us. */
export function notifyMe(context: PublicContext, emailId: string, interest: Interest): void {
  tell(context, emailId, interest === 'fiveG' ? { is5gDevice: true } : { isDowntime: true });
}

/** A score of 1 to 5. Without an address nobody can be told, so it is counted and no more. */
export function feedback(context: PublicContext, score: number, emailId?: string): void {
  if (emailId) tell(context, emailId, { website_journey_score: score });
  else context.log('feedback', { score });
}

/** Sent after the answer, without holding it up (decision 29). The log has no address. */
function tell({ carrier, later, signedIn, log }: PublicContext, emailId: string, properties: LeadProperties): void {
  const sent = carrier.attempt(marketing.getInTouch, { emailId, properties: { ...properties, isLoggedIn: signedIn } });
  later(
    sent.then(
      (outcome) =>
        outcome.kind === 'reply' ||
        log('lead not sent', { why: outcome.kind === 'fault' ? outcome.why : outcome.name }),
    ),
  );
}
