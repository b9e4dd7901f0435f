import { mostCards, type SavedCard } from '#contracts/card/vocabulary.ts';
import { isExpired, lastFourOf } from '#rpc/domain/card.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import { readForAction } from '#rpc/portal/bills/primary-only.ts';
import { hostedPage } from '#rpc/portal/hosted-page.ts';
import { resolveCardId, findOperation } from '#rpc/portal/snapshot.ts';
import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import { submitOnce } from '#rpc/portal/submit-once.ts';
import { backOf, readCards } from './intent.ts';
import { returnPath } from '#rpc/domain/landing.ts';

/** `moved`: nothing was sent, because the cards differ from those that the page showed. */
type CardOutcome<K extends OperationKind> = Promise<FormOutcome<K, 'moved'>>;

interface CardChange {
  cardRef: string;
  operationId: string;
}

/**
 * Makes a card the default, once (CARD-5).
 * @throws NOT_FOUND for a reference that is no card of this account, NotAllowedError with the rule's reason
 */
export async function setDefaultCard(context: PortalContext, change: CardChange): CardOutcome<'card-default'> {
  const uuid = await resolveCardId(context, change.cardRef);
  return await submitOnce(context, 'card-default', {
    operationId: change.operationId,
    payload: { cardRef: change.cardRef },
    read: () => readForAction(context, () => readCards(context, maxAge.now)),
    decide({ data }) {
      const card = data.find((savedCard) => savedCard.uuid === uuid);
      if (!card || card.isAutoPay) return { kind: 'review', notice: 'moved' };
      return { kind: 'send', terms: { uuid, lastFour: lastFourOf(card.ccNumberMask) }, baseline: {} };
    },
  });
}

/** Removes a card, once (CARD-6). @throws as `setDefaultCard`, and NotAllowedError for the default card (CARD-7) */
export async function removeCard(context: PortalContext, change: CardChange): CardOutcome<'card-remove'> {
  const uuid = await resolveCardId(context, change.cardRef);
  return await submitOnce(context, 'card-remove', {
    operationId: change.operationId,
    payload: { cardRef: change.cardRef },
    read: () => readForAction(context, () => readCards(context, maxAge.now)),
    decide({ data }) {
      const card = data.find((savedCard) => savedCard.uuid === uuid);
      if (!card) return { kind: 'review', notice: 'moved' };
      if (card.isAutoPay) return { kind: 'refuse', reason: 'default-card' };
      return { kind: 'send', terms: { uuid, lastFour: lastFourOf(card.ccNumberMask) }, baseline: {} };
    },
  });
}

/** Changes a card's expiry date, once (CARD-8). @param change.expiry MMYY @throws as `setDefaultCard` */
export async function updateExpiry(
  context: PortalContext,
  change: CardChange & { expiry: string },
): CardOutcome<'card-expiry'> {
  const { operationId, expiry } = change;
  const uuid = await resolveCardId(context, change.cardRef);
  return await submitOnce(context, 'card-expiry', {
    operationId,
    payload: { cardRef: change.cardRef, expiry },
    read: () => readForAction(context, () => readCards(context, maxAge.now)),
    decide: ({ data }) =>
      data.some((savedCard) => savedCard.uuid === uuid) && !isExpired(expiry, today(context))
        ? { kind: 'send', terms: { uuid, expiry }, baseline: {} }
        : { kind: 'review', notice: 'moved' },
  });
}

/** Outcome of the form for a new card: the hosted page when there is one, else its operation. */
export type CardPageSent = { kind: 'page'; url: string } | FormOutcome<'card-page', never>;

const longestBack = 500;

/**
 * Has a hosted page made for a new card, once for one form (CARD-12).
 * @param back path of the page that led to the cards
 * @throws NotAllowedError with the rule's reason, or when four cards are saved
 */
export async function openCardPage(
  context: PortalContext,
  { operationId, back: requestedPath = '' }: { operationId: string; back?: string | undefined },
): Promise<CardPageSent> {
  // A path that no page of ours has is not kept.
  const backPath = requestedPath.length > longestBack ? undefined : returnPath(requestedPath);
  const result = await submitOnce(context, 'card-page', {
    operationId,
    payload: { back: backPath },
    read: () => readForAction(context, () => readCards(context, maxAge.now)),
    decide({ data }) {
      if (data.length >= mostCards) return { kind: 'refuse', reason: 'cards-full' };
      const redirectUrl = `${context.site.origin}/activation?card=${operationId}`;
      const { email: emailId } = context.viewer.actor;
      return { kind: 'send', terms: { emailId, redirectUrl, back: backPath }, baseline: { uuids: data.map(uuidOf) } };
    },
  });
  const url = 'operation' in result ? hostedPage(context, result.operation.result) : undefined;
  return url ? { kind: 'page', url } : result;
}

/** Returns the path to go on with after the page for a new card (CARD-13). */
export async function returnFromCardPage(context: PortalContext, operationId: string): Promise<{ back?: string }> {
  return { back: backOf(await findOperation(context, operationId)) };
}

const uuidOf = ({ uuid }: SavedCard) => uuid;
