import { billing } from '#contracts/billing/endpoints.ts';
import { readRequest, maxAge, type PortalContext, readAll } from '../../context.ts';
import { ofKind } from '../../operation/operations.ts';
import { can, type Decision } from '../../domain/permission.ts';
import { unwrap } from '../../problem.ts';
import { type ActivityEntry, entryAfter } from '../activity.ts';
import { newOperationId, submitOnce, findSubmitted } from '../submit-once.ts';
import { NotAllowedError } from '../snapshot.ts';
import { type Owed, owedOf } from './bills.ts';
import { readAsPrimary, readForAction, type PrimaryOnly } from './primary-only.ts';

export interface PayForm {
  owed: Owed;
  /** Allowed only while something is owed. */
  decision: Decision;
  /** What the form begins when it is sent. */
  operationId: string;
  /** A payment page that was asked for, and did not come at once. */
  after?: { entry: ActivityEntry; page?: string };
  refresh?: number;
}

/** Where a form leads: to the payment system's page, to what has come of asking for it, or to the form again. */
export type PaySent = { to: 'page'; url: string } | { to: 'after'; operationId: string } | { to: 'form' };

/** Before people are sent to the payment system: what is owed, and what happens next. */
export async function payForm(context: PortalContext, after?: string): Promise<PayForm | PrimaryOnly> {
  const { customerId } = context.requester.actor;
  const [found, operation] = await Promise.all([
    readAsPrimary(context, () => readAll(context, readRequest(billing.customer, { customerId }, maxAge.now))),
    after ? context.account.operation(after) : undefined,
  ]);
  if ('refused' in found) return found;
  const owed = owedOf(unwrap(found.data[0]), context.now());
  const mine = ofKind('payment-page', operation);
  const entry = mine?.actorId === customerId ? await entryAfter(context, found.snapshot, mine) : undefined;
  const page = hostedPage(context, mine?.result);
  const allowed = can('pay', found.snapshot);
  return {
    owed,
    decision: allowed.allowed && owed.balance <= 0 ? { allowed: false, reason: 'nothing-due' } : allowed,
    operationId: newOperationId(),
    ...(entry
      ? {
          after: { entry: entry.entry, page },
          refresh: entry.refresh,
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
  const { account, requester, site } = context;
  const { customerId } = requester.actor;
  const wanted = { kind: 'payment-page', id: operationId, subjectId: customerId } as const;
  const before = await findSubmitted(context, wanted);
  // A double click waits for the same page.
  if (before)
    return leadOf(
      context,
      before.state === 'sending' ? await account.submit(requester, operationId, before.before ?? {}) : before,
    );
  const requests = () =>
    readAll(
      context,
      readRequest(billing.customer, { customerId }, maxAge.now),
      readRequest(billing.history, { customerId }, maxAge.now),
    );
  const { snapshot, data } = await readForAction(context, 'pay', requests);
  if (unwrap(data[0]).balance <= 0) throw new NotAllowedError('nothing-due');
  const terms = { emailId: snapshot.actor.emailId, redirectUrl: `${site.origin}/bills?paid=${operationId}` };
  return leadOf(
    context,
    await submitOnce(context, { ...wanted, terms, before: { payments: unwrap(data[1]).payments.length } }),
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
function hostedPage({ site, log }: PortalContext, address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  if (site.hostedPages.includes(origin)) return address;
  log('hosted page elsewhere', { origin });
  return undefined;
}
