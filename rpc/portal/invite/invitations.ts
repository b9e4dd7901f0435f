import { catalog } from '#contracts/catalog/endpoints.ts';
import { type Friend, invitationsLeft, isSameEmail, rowsFor } from '../../domain/invitation.ts';
import { readingCase } from '../../domain/line.ts';
import { isOpen } from '../../domain/ledger.ts';
import { can, type Decision } from '../../domain/permission.ts';
import { randomRef } from '../../domain/ref.ts';
import { ofKind, type OperationTerms } from '../../operation/operations.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../../portal-context.ts';
import { replyOrUndefined, unwrap } from '../../problem.ts';
import { type ActivityEntry, entryAfter } from '../activity.ts';
import { findOperation, type FullSnapshot, readSnapshot } from '../snapshot.ts';
import { newOperationId, submitOnce } from '../submit-once.ts';

/** A part that the carrier could not tell is absent. */
export interface Invitations {
  decision: Decision;
  /** How many rows the form can have, and how many are there at first. */
  rows: { most: number; first: number };
  /** For each friend, in cents. */
  credit?: number;
  /** Whom this person has invited. */
  invited?: Friend[];
  results?: { invited: number; joined: number; creditEarned: number };
  /** Who invites, as the message says. */
  firstName?: string;
  operationId: string;
  /** What has come of invitations that were sent from here, or are under way. */
  after?: ActivityEntry;
  refresh?: number;
}

/** Whom somebody has invited, what came of it, and the form for more (REFER-1). */
export async function invitations(context: PortalContext, after?: string): Promise<Invitations> {
  const { account, requester } = context;
  const { customerId, groupId } = requester.actor;
  const [snapshot, [detail, analytics], left, { open }] = await Promise.all([
    readSnapshot(context),
    readAll(
      context,
      readRequest(catalog.referralDetail, { customerId }, maxAge.customer),
      readRequest(catalog.referralAnalytics, { groupId }, maxAge.customer),
    ),
    findOperation(context, after),
    account.find({ open: 'invite' }),
  ]);
  const invited = replyOrUndefined(detail)?.refereeList;
  const own = ofKind('invite', left);
  const underWay = open.find(({ subjectId }) => subjectId === customerId);
  const mine = own?.actorId === customerId ? own : undefined;
  const news = await entryAfter(context, snapshot, mine && (isOpen(mine.state) || !underWay) ? mine : underWay);
  const { firstName } = snapshot.actor;
  return {
    decision: can('invite', snapshot),
    rows: rowsFor(invitationsLeft(snapshot.config.max_number_of_referees, invited?.length ?? 0)),
    credit: creditOf(snapshot),
    invited,
    results: replyOrUndefined(analytics),
    firstName: firstName && readingCase(firstName),
    operationId: newOperationId(),
    after: news?.entry,
    refresh: news?.refresh,
  };
}

/** Where the form leads: to its operation, or back because of friends who were invited before (REFER-7). */
export type InvitationsSent =
  | { to: 'after'; operationId: string }
  | { to: 'repeated'; emails: string[] }
  /** Fewer can be invited than the page said. */
  | { to: 'moved' };

/**
 * Invites friends, once for one form (REFER-8).
 * @throws NotAllowedError with the rule's reason
 */
export async function invite(
  context: PortalContext,
  { operationId, friends }: { operationId: string; friends: Friend[] },
): Promise<InvitationsSent> {
  const result = await submitOnce<'invite', Friend[], InvitationsSent>(context, 'invite', {
    operationId,
    says: { friends },
    read: () => readInvited(context),
    judge({ snapshot, data }) {
      const repeated = friends.filter((friend) =>
        data.some(({ refereeEmailId }) => isSameEmail(refereeEmailId, friend.refereeEmailId)),
      );
      if (repeated.length > 0) return { instead: { to: 'repeated', emails: repeated.map(emailOf) } };
      const left = invitationsLeft(snapshot.config.max_number_of_referees, data.length);
      if (friends.length > rowsFor(left).most) return { instead: { to: 'moved' } };
      return { terms: termsOf(context, snapshot, friends), before: {} };
    },
  });
  if (result.to === 'instead') return result.instead;
  if (!('operation' in result)) return { to: 'moved' };
  const { state, refusal } = result.operation;
  // Any failure that the server tells counts as a friend who was invited before; one without a reply is read back.
  return state === 'refused' && refusal !== 'never-arrived'
    ? { to: 'repeated', emails: friends.slice(0, 1).map(emailOf) }
    : { to: 'after', operationId: result.operation.id };
}

const emailOf = ({ refereeEmailId }: Friend) => refereeEmailId;

/** What the carrier says now of the group and of those who were invited. @throws FaultError or ProblemError */
async function readInvited(context: PortalContext): Promise<{ snapshot: FullSnapshot; data: Friend[] }> {
  const { customerId } = context.requester.actor;
  const request = readRequest(catalog.referralDetail, { customerId }, maxAge.now);
  const [snapshot, [detail]] = await Promise.all([readSnapshot(context, maxAge.now), readAll(context, request)]);
  return { snapshot, data: unwrap(detail).refereeList };
}

function termsOf(
  { site, consents, requester }: PortalContext,
  { actor }: FullSnapshot,
  friends: Friend[],
): OperationTerms['invite'] {
  const { firstName = '' } = actor;
  return {
    referrerEmailId: requester.actor.email,
    friends,
    tracking:
      consents && site.referralTracking
        ? { ...site.referralTracking, orderID: randomRef(), fname: firstName }
        : undefined,
  };
}

/** What each friend who joins is worth, in cents; undefined where the carrier does not say. */
function creditOf({ config }: FullSnapshot): number | undefined {
  const dollars = config.post_purchase_referrer_credit;
  return dollars === undefined ? undefined : Math.round(dollars * 100);
}
