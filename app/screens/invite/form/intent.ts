import { exactCents, roundCents } from '#contracts/cents.ts';
import { catalog } from '#contracts/catalog/endpoints.ts';
import { customer } from '#contracts/customer/endpoints.ts';
import { type Friend, invitationsLeft, isSameEmail, rowsFor, type TypedRow } from '#rpc/domain/invitation.ts';
import { readingCase } from '#rpc/domain/line.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import { type Decision, undecided } from '#rpc/domain/decision.ts';
import { mapRead, type Read, readOf, valueOf } from '#rpc/domain/facts/read.ts';
import { can } from '#rpc/domain/permission.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { ofKind, type Operation, type OperationTerms } from '#rpc/operation/operations.ts';
import type { ReferralTracking } from '#rpc/operation/invite.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readAll, readOne, readRequest } from '#rpc/portal-reads.ts';
import { replyOrUndefined, unwrap } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { findOperation, type FullSnapshot, readSnapshot } from '#rpc/portal/snapshot.ts';
import { newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';

/** The page's data; a number that could not be read is absent. */
export interface Invitations {
  decision: Decision;
  /** Number of friends who can still be invited; absent without a quota, or while the list is not read (REFER-2). */
  left?: number;
  /** Maximum number of rows of the form, and the number at first. */
  rows: { most: number; first: number };
  /** Credit for each friend, in cents. */
  credit?: number;
  /** The friends whom this person has invited. */
  invited: Read<Friend[]>;
  results: Read<{ invited: number; joined: number; creditEarned: number }>;
  /** The inviter's first name, as the invitation has it. */
  firstName?: string;
  operationId: string;
  /** The outcome of invitations that were sent from here, or are in progress. */
  after?: ActivityEntry;
  /** Rows of the form that were not sent, as they were typed (REFER-4). */
  skipped?: TypedRow[];
  refresh?: number;
}

/** Reads the friends whom somebody has invited, the results, and the form for more (REFER-1). */
export async function loadInvitations(context: PortalContext, operationId?: string): Promise<Invitations> {
  const { account, viewer } = context;
  const { customerId, groupId } = viewer.actor;
  const [snapshot, { detail, analytics }, submittedOperation, { open }] = await Promise.all([
    readSnapshot(context),
    readAll(context, {
      detail: readRequest(catalog.referralDetail, { customerId }, maxAge.customer),
      analytics: readRequest(catalog.referralAnalytics, { groupId }, maxAge.customer),
    }),
    findOperation(context, operationId),
    account.find({ open: 'invite' }),
  ]);
  const invited = mapRead(readOf(detail), ({ refereeList }) => refereeList);
  const friends = valueOf(invited);
  const invitation = ofKind('invite', submittedOperation) ?? ofKind('more-invitations', submittedOperation);
  const openInvitation = open.find(({ subjectId }) => subjectId === customerId);
  const ownInvitation = invitation?.actorId === customerId ? invitation : undefined;
  const isOwnShown = ownInvitation && (isInProgress(ownInvitation.state) || !openInvitation);
  const news = await readEntryAfter(context, snapshot, isOwnShown ? ownInvitation : openInvitation);
  const { firstName } = snapshot.actor;
  const friendsLeft = friends && invitationsLeft(snapshot.config.max_number_of_referees, friends.length);
  const decision = can('invite', snapshot);
  return {
    // Refuses while the earlier invitations are unread: a friend who was invited before would make the form fail.
    decision: decision.allowed && !friends ? undecided(invited, 'unread') : decision,
    left: friendsLeft,
    rows: rowsFor(friendsLeft),
    credit: creditOf(snapshot),
    invited,
    results: readOf(analytics),
    firstName: firstName && readingCase(firstName),
    operationId: newOperationId(),
    after: news?.entry,
    skipped: news?.entry.state === 'done' ? skippedIn(ownInvitation) : undefined,
    refresh: news?.refresh,
  };
}

/** The outcome of a request for more invitations; not sent when some are left, or more were granted before. */
export type MoreInvitationsOutcome =
  | { kind: 'submitted'; operationId: string }
  | { kind: 'invitations-left' | 'granted-before' };

/**
 * Requests more invitations, once for one form (REFER-13).
 * @throws NotAllowedError with the rule's reason
 */
export async function requestMoreInvitations(
  context: PortalContext,
  operationId: string,
): Promise<MoreInvitationsOutcome> {
  const { email: emailId } = context.viewer.actor;
  const result = await submitOnce<'more-invitations', ExtensionFacts, MoreInvitationsOutcome>(
    context,
    'more-invitations',
    {
      operationId,
      payload: {},
      async read() {
        const [{ snapshot, data }, extension] = await Promise.all([
          readInvited(context),
          readOne(context, readRequest(customer.referralExtensionByEmail, { emailId }, maxAge.now)),
        ]);
        return { snapshot, data: { invited: data.invited.length, granted: unwrap(extension).isExtended } };
      },
      decide({ snapshot, data: { invited, granted } }) {
        if (invitationsLeft(snapshot.config.max_number_of_referees, invited) !== 0)
          return { kind: 'review', notice: { kind: 'invitations-left' } };
        return granted
          ? { kind: 'review', notice: { kind: 'granted-before' } }
          : { kind: 'send', terms: { emailId }, baseline: {} };
      },
    },
  );
  if (result.kind === 'operation') return { kind: 'submitted', operationId: result.operation.id };
  return result.reason;
}

interface ExtensionFacts {
  invited: number;
  granted: boolean;
}

/** Returns the rows that invitations left out; another operation has none. */
function skippedIn(operation: Operation | undefined): TypedRow[] | undefined {
  return ofKind('invite', operation)?.terms.skipped;
}

/** The outcome of the form: its operation, or a return because of friends who were invited before (REFER-7). */
export type InviteOutcome =
  | { kind: 'submitted'; operationId: string }
  | { kind: 'repeated'; emails: string[] }
  /** The number of friends who can be invited is lower than on the page. */
  | { kind: 'fewer-left' };

/**
 * Invites friends, once for one form (REFER-8).
 * @throws NotAllowedError with the rule's reason
 */
export async function sendInvitations(
  context: PortalContext,
  { operationId, friends, skipped = [] }: { operationId: string; friends: Friend[]; skipped?: TypedRow[] },
): Promise<InviteOutcome> {
  const result = await submitOnce<'invite', Invited, InviteOutcome>(context, 'invite', {
    operationId,
    payload: { friends, skipped },
    read: () => readInvited(context),
    decide({ snapshot, data: { invited, couponCode } }) {
      const repeated = friends.filter((friend) =>
        invited.some(({ refereeEmailId }) => isSameEmail(refereeEmailId, friend.refereeEmailId)),
      );
      if (repeated.length > 0) return { kind: 'review', notice: { kind: 'repeated', emails: repeated.map(emailOf) } };
      const friendsLeft = invitationsLeft(snapshot.config.max_number_of_referees, invited.length);
      if (friends.length > rowsFor(friendsLeft).most) return { kind: 'review', notice: { kind: 'fewer-left' } };
      return {
        kind: 'send',
        terms: { ...termsOf(context, snapshot, friends, couponCode), skipped },
        baseline: {},
      };
    },
  });
  if (result.kind === 'rejected') return result.reason;
  const { state, refusal } = result.operation;
  // Any refusal by the carrier counts as a friend who was invited before; a lost reply is reconciled.
  return state === 'refused' && refusal !== 'absent'
    ? { kind: 'repeated', emails: friends.slice(0, 1).map(emailOf) }
    : { kind: 'submitted', operationId: result.operation.id };
}

const emailOf = ({ refereeEmailId }: Friend) => refereeEmailId;

interface Invited {
  invited: Friend[];
  /** The inviter's code, for the tracker; absent without a tracker, or when the carrier returns none (REFER-12). */
  couponCode?: string | undefined;
}

/** Reads the group and its invited friends anew. @throws FaultError or ProblemError */
async function readInvited(context: PortalContext): Promise<{ snapshot: FullSnapshot; data: Invited }> {
  const { customerId, email: emailId } = context.viewer.actor;
  const [snapshot, { detail, coupon }] = await Promise.all([
    readSnapshot(context, maxAge.now),
    readAll(context, {
      detail: readRequest(catalog.referralDetail, { customerId }, maxAge.now),
      coupon: trackingOf(context) ? readRequest(catalog.couponEligibility, { emailId }, maxAge.config) : undefined,
    }),
  ]);
  const { isEligible, couponCode } = (coupon && replyOrUndefined(coupon)) ?? {};
  return { snapshot, data: { invited: unwrap(detail).refereeList, couponCode: isEligible ? couponCode : undefined } };
}

/** Returns the portal's ids at the referral tracker, undefined without the person's consent. */
function trackingOf({ site, consents }: PortalContext): ReferralTracking | undefined {
  return consents ? site.referralTracking : undefined;
}

function termsOf(
  context: PortalContext,
  { actor }: FullSnapshot,
  friends: Friend[],
  couponCode: string | undefined,
): OperationTerms['invite'] {
  const fname = readingCase(actor.firstName ?? '');
  const tracking = trackingOf(context);
  return {
    referrerEmailId: context.viewer.actor.email,
    friends,
    tracking: tracking && { ...tracking, orderID: randomRef(), fname, couponCode },
  };
}

/** Returns the credit for each friend who joins, in cents; undefined when the carrier returns none. */
function creditOf({ config }: FullSnapshot): number | undefined {
  const dollars = config.post_purchase_referrer_credit;
  return dollars === undefined ? undefined : roundCents(exactCents(dollars));
}
