import type { LeadPerson, LeadProperties } from '#contracts/marketing/vocabulary.ts';
import { isSameEmail } from '../domain/invitation.ts';
import { unwrap } from '../problem.ts';
import type { PublicContext } from './public-context.ts';

/** Event that a visitor wants an email about: 5G support (ERROR-12), or the end of a device-check outage (ERROR-10). */
export type Interest = 'fiveG' | 'downtime';

/**
 * Returns the signed-in customer's address after such a check, and sends it for an outage. Nothing is sent for 5G, or
 * for a customer who objects (ERROR-10).
 */
export function offerLead(context: PublicContext, interest: Interest): { emailId?: string; sent: boolean } {
  const { emailId, consents = false } = context.customer ?? {};
  const isSent = emailId !== undefined && interest === 'downtime' && consents;
  if (isSent) notifyMe(context, emailId, interest);
  return { emailId, sent: isSent };
}

/** Records that a visitor left their address for an email (PUBLIC-15). */
export function notifyMe(context: PublicContext, emailId: string, interest: Interest): void {
  tell(context, emailId, interest === 'fiveG' ? { is5gDevice: true } : { isDowntime: true });
}

/** Time limit of a message that its sender waits for, in milliseconds. */
const messageLimitMs = 2_300;

/**
 * Records a score of 1 to 5; without an address it is only counted. Copies of it are sent once (PUBLIC-16).
 * @throws FaultError when the marketing system did not take it: nobody is thanked for what was lost
 */
export async function sendFeedback(context: PublicContext, score: number, emailId?: string): Promise<void> {
  if (!emailId) return context.log('feedback', { score });
  const message = { emailId, website_journey_score: score };
  unwrap(await context.once(message, () => send(context, emailId, { website_journey_score: score }, messageLimitMs)));
}

/** Sends a lead after the response (PUBLIC-15). The log has no address (SAFETY-15). */
function tell(context: PublicContext, emailId: string, properties: LeadProperties): void {
  context.later(send(context, emailId, properties));
}

async function send(context: PublicContext, emailId: string, properties: LeadProperties, limitMs?: number) {
  const { carrier, customer, log } = context;
  const outcome = await carrier(limitMs === undefined ? {} : { limitMs }).marketing.getInTouch({
    emailId,
    properties: { ...properties, isLoggedIn: customer !== undefined, ...(await personOf(customer, emailId)) },
  });
  if (outcome.kind !== 'reply') log('lead not sent', { why: outcome.kind === 'fault' ? outcome.why : outcome.name });
  return outcome;
}

/** Returns the data of a customer who consents and left their own address; unknown data is left out (SAFETY-13). */
async function personOf(customer: PublicContext['customer'], emailId: string): Promise<LeadPerson> {
  if (!customer?.consents || !isSameEmail(customer.emailId, emailId)) return {};
  return customer.about().catch(() => ({}));
}
