import { billing } from '#contracts/billing/endpoints.ts';
import { ask, maxAge, type PortalContext, readAll } from '../../context.ts';
import { ofKind } from '../../domain/operation.ts';
import { can, type Decision } from '../../domain/permission.ts';
import { unwrap } from '../../problem.ts';
import { type Entry, entryAfter } from '../activity.ts';
import { newOperationId, perform, sentBefore } from '../perform.ts';
import { NotAllowedError } from '../scene.ts';
import { type Owed, owedOf } from './bills.ts';
import { readAsHolder, readToAct, type Refusal } from './holder.ts';

export interface PayForm {
  owed: Owed;
  /** Allowed only while something is owed. */
  decision: Decision;
  /** What the form begins when it is sent. */
  operationId: string;
  /** A payment page that was asked for, and did not come at once. */
  after?: { entry: Entry; page?: string };
  refresh?: number;
}

/** Where a form leads: to the payment system's page, to what has come of asking for it, or to the form again. */
export type PaySent = { to: 'page'; url: string } | { to: 'after'; operationId: string } | { to: 'form' };

/** Before people are sent to the payment system: what is owed, and what happens next. */
export async function payForm(context: PortalContext, after?: string): Promise<PayForm | Refusal> {
  const { customerId } = context.who.actor;
  const [found, operation] = await Promise.all([
    readAsHolder(context, () => readAll(context, ask(billing.customer, { customerId }, maxAge.now))),
    after ? context.account.operation(after) : undefined,
  ]);
  if ('refused' in found) return found;
  const owed = owedOf(unwrap(found.said[0]), context.now());
  const mine = ofKind('payment-page', operation);
  const entry = mine?.actorId === customerId ? await entryAfter(context, found.scene, mine) : undefined;
  const page = hostedPage(context, mine?.result);
  const allowed = can('pay', found.scene);
  return {
    owed,
    decision: allowed.allowed && owed.balance <= 0 ? { allowed: false, reason: 'nothing-due' } : allowed,
    operationId: newOperationId(),
    ...(entry
      ? {
          after: { entry: entry.entry, ...(page ? { page } : {}) },
          ...(entry.refresh === undefined ? {} : { refresh: entry.refresh }),
        }
      : {}),
  };
}

/**
 * Has the payment system make its page, once for one form (decision 28). Nothing is charged before it is confirmed
 * there.
 * @throws NotAllowedError with the rule's reason, or when nothing is owed
 */
export async function openPayment(context: PortalContext, operationId: string): Promise<PaySent> {
  const { account, who, place } = context;
  const { customerId } = who.actor;
  const wanted = { kind: 'payment-page', id: operationId, lineId: customerId } as const;
  const before = await sentBefore(context, wanted);
  // A double click waits for the same page.
  if (before)
    return leadOf(
      context,
      before.state === 'sending' ? await account.submit(who, operationId, before.before ?? {}) : before,
    );
  const asks = () =>
    readAll(
      context,
      ask(billing.customer, { customerId }, maxAge.now),
      ask(billing.history, { customerId }, maxAge.now),
    );
  const { scene, said } = await readToAct(context, 'pay', asks);
  if (unwrap(said[0]).balance <= 0) throw new NotAllowedError('nothing-due');
  const terms = { emailId: scene.actor.emailId, redirectUrl: `${place.origin}/bills?paid=${operationId}` };
  return leadOf(
    context,
    await perform(context, { ...wanted, terms, before: { payments: unwrap(said[1]).payments.length } }),
  );
}

function leadOf(
  context: PortalContext,
  { id, state, result }: { id: string; state: string; result?: string },
): PaySent {
  if (state === 'issued') return { to: 'form' };
  const url = hostedPage(context, result);
  return url ? { to: 'page', url } : { to: 'after', operationId: id };
}

/** The address, when it is of the payment system as it is configured: people are sent nowhere else. */
function hostedPage({ place, log }: PortalContext, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  if (place.hostedPages.includes(origin)) return address;
  log('hosted page elsewhere', { origin });
  return undefined;
}
