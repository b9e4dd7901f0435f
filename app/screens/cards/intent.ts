import { TRPCError } from '@trpc/server';
import { card } from '#contracts/card/endpoints.ts';
import { mostCards, type SavedCard } from '#contracts/card/vocabulary.ts';
import { isExpired, lastFourOf, maskOf, sortCards } from '#rpc/domain/card.ts';
import { returnPath } from '#rpc/domain/landing.ts';
import { isInProgress } from '#rpc/domain/ledger.ts';
import type { Decision } from '#rpc/domain/decision.ts';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { can } from '#rpc/domain/permission.ts';
import { cardKey } from '#rpc/domain/ref.ts';
import { unlessUnderWay } from '#rpc/domain/under-way.ts';
import { ofKind, type Operation, type OperationKind } from '#rpc/operation/operations.ts';
import { type PortalContext, today } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { unwrap } from '#rpc/problem.ts';
import { type ActivityEntry, readEntryAfter } from '#rpc/portal/activity.ts';
import { type PrimaryOnly, readAsPrimary } from '#rpc/portal/bills/primary-only.ts';
import { firstMonthFor } from '#rpc/portal/first-month.ts';
import { hostedPage } from '#rpc/portal/hosted-page.ts';
import { resolveCardId, findOperation } from '#rpc/portal/snapshot.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';

/** A saved card as a page shows it. */
export interface CardRow {
  ref: string;
  /** Card brand in the carrier's spelling, such as `VISA`. */
  brand: string;
  lastFour?: string;
  /** The masked number as the carrier writes it, with four digits at most. */
  mask: string;
  nameOnCard: string;
  /** MMYY. */
  expiry: string;
  isDefault: boolean;
  isExpired: boolean;
}

/** A card whose form is on the page; the operation is what the form begins when it is sent. */
export interface CardForm {
  card: CardRow;
  decision: Decision;
  operationId: string;
}

export interface CardsModel {
  /** Cards of the account, the default card first. */
  cards: (CardRow & { operationId: string })[];
  change: Decision;
  add: Decision;
  /** Result of an operation from this page, or the operation in progress. */
  after?: CardNews;
  /** Outcome for a customer who has come back from the page for a new card, with the added card if any. */
  added?: { card?: CardRow };
  /** Money that was charged or held for the first month of the line whose activation led here. */
  firstMonth?: FirstMonth;
  refresh?: number;
}

/** An operation on a card, with the digits that its message names. */
export interface CardNews {
  entry: ActivityEntry;
  lastFour?: string;
}

export interface CardsQuery {
  /** Id of the operation that the page's form started. */
  after?: string | undefined;
  /** The operation that made the page for a new card. */
  added?: string | undefined;
  /** The line whose activation led to the Cards page. */
  activating?: string | undefined;
}

const changes = ['card-default', 'card-expiry', 'card-remove'] as const satisfies readonly OperationKind[];
type Change = (typeof changes)[number];

/** Loads the saved cards of the account with the permission for each change (CARD-1). */
export async function loadCards(context: PortalContext, query: CardsQuery): Promise<CardsModel | PrimaryOnly> {
  const { account, viewer } = context;
  const [lastOperation, page, activating, ...open] = await Promise.all([
    findOperation(context, query.after),
    findOperation(context, query.added),
    query.activating === undefined ? undefined : account.find({ ref: query.activating, firstMonth: true }),
    ...changes.map(async (kind) => (await account.find({ open: kind })).open),
  ]);
  const cardPage = pageMadeBy(viewer.actor.customerId, page);
  // A card that was added on another system's page is no write of ours: the account may remember the list without it.
  const result = await readAsPrimary(context, () => readCards(context, cardPage ? maxAge.now : maxAge.customer));
  if ('refused' in result) return result;
  const { snapshot, data } = result;
  const lastChange = changes.includes(lastOperation?.kind as Change) ? lastOperation : undefined;
  const underWay = open.flat().find(({ subjectId }) => subjectId === viewer.actor.customerId);
  const shownOperation = lastChange && (isInProgress(lastChange.state) || !underWay) ? lastChange : underWay;
  const [rows, news] = await Promise.all([cardRows(context, data), readEntryAfter(context, snapshot, shownOperation)]);
  const change = can('manage-cards', snapshot);
  const line = snapshot.lines.find(({ id }) => id === activating?.target);
  return {
    cards: rows.map((row) => ({ ...row, operationId: newOperationId() })),
    change,
    add: mayAdd(change, data),
    after: news && { entry: news.entry, lastFour: lastFourIn(shownOperation as Operation) },
    added: cardPage && {
      card: rows[sortCards(data).findIndex(({ uuid }) => !cardPage.baseline?.uuids.includes(uuid))],
    },
    firstMonth: line && activating && firstMonthFor(context, line, activating.firstMonth),
    refresh: news?.refresh,
  };
}

/**
 * Loads one card with the values for its forms.
 * @throws NOT_FOUND for a reference that is no card of this account, or of a card that is gone
 */
export async function loadCardForm(context: PortalContext, cardRef: string): Promise<CardForm | PrimaryOnly> {
  const uuid = await resolveCardId(context, cardRef);
  const result = await readAsPrimary(context, () => readCards(context, maxAge.customer));
  if ('refused' in result) return result;
  const savedCards = result.data.filter((savedCard) => savedCard.uuid === uuid);
  const [row] = await cardRows(context, savedCards);
  if (!row) throw new TRPCError({ code: 'NOT_FOUND' });
  const { snapshot } = result;
  const decision = unlessUnderWay(can('manage-cards', snapshot), 'cards', snapshot);
  return { card: row, decision, operationId: newOperationId() };
}

/** The portal's page before the hosted page on which a card is added. */
export interface NewCardForm {
  decision: Decision;
  operationId: string;
  /** State of an earlier request for the hosted page, with its address once the carrier has returned it. */
  after?: { entry: ActivityEntry; page?: string };
  refresh?: number;
}

/** Returns the next step of adding a card, or the reason that none can be added. */
export async function loadNewCardForm(context: PortalContext, after?: string): Promise<NewCardForm | PrimaryOnly> {
  const [result, operation] = await Promise.all([
    readAsPrimary(context, () => readCards(context, maxAge.customer)),
    findOperation(context, after),
  ]);
  if ('refused' in result) return result;
  const page = pageMadeBy(context.viewer.actor.customerId, operation);
  const news = await readEntryAfter(context, result.snapshot, page);
  return {
    decision: mayAdd(can('manage-cards', result.snapshot), result.data),
    operationId: newOperationId(),
    after: news && { entry: news.entry, page: hostedPage(context, page?.result) },
    refresh: news?.refresh,
  };
}

function mayAdd(change: Decision, { length }: readonly SavedCard[]): Decision {
  return change.allowed && length >= mostCards ? { allowed: false, reason: 'cards-full' } : change;
}

/** Reads the carrier's list. @param ageMs maximum age, in milliseconds */
export async function readCards(context: PortalContext, ageMs: number): Promise<SavedCard[]> {
  const { customerId } = context.viewer.actor;
  const list = await readOne(context, readRequest(card.list, { customerId }, ageMs));
  return unwrap(list).cards;
}

/** Returns the page that led to a hosted page (CARD-13); undefined for anything but a local path. */
export function backOf(operation: Operation | undefined): string | undefined {
  return returnPath(ofKind('card-page', operation)?.terms.back);
}

function pageMadeBy(customerId: string, operation: Operation | undefined): Operation<'card-page'> | undefined {
  const page = ofKind('card-page', operation);
  return page?.actorId === customerId && page.sentAt !== undefined ? page : undefined;
}

function lastFourIn({ terms }: Operation): string | undefined {
  return 'lastFour' in terms ? terms.lastFour : undefined;
}

async function cardRows(context: PortalContext, savedCards: readonly SavedCard[]): Promise<CardRow[]> {
  const refs = await context.account.refs(savedCards.map(({ uuid }) => cardKey(uuid)));
  const day = today(context);
  return sortCards(savedCards).map(({ uuid, type, ccNumberMask, nameOnCard, dateOfExpiry, isAutoPay }) => ({
    ref: refs[cardKey(uuid)] as string,
    brand: type,
    lastFour: lastFourOf(ccNumberMask),
    mask: maskOf(ccNumberMask),
    nameOnCard,
    expiry: dateOfExpiry,
    isDefault: isAutoPay,
    isExpired: isExpired(dateOfExpiry, day),
  }));
}
