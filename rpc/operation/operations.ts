import * as z from 'zod/mini';
import { operationStates } from '../domain/ledger.ts';
import type { LimitName } from '../domain/limit.ts';
import type { Action } from '../domain/decision.ts';
import { accountLock, accountUnlock, unlockCode } from './account-lock.ts';
import { activate } from './activate.ts';
import { addLine } from './add-line.ts';
import { autoTopUp } from './auto-top-up.ts';
import { beginActivation } from './begin-activation.ts';
import { cardDefault, cardExpiry, cardPage, cardRemove } from './card.ts';
import { dataService } from './data-service.ts';
import { emailBill } from './email-bill.ts';
import { esimKit, esimSetup } from './esim.ts';
import { routerPassword, routerReboot, routerReset, routerSsid } from './home-router.ts';
import { invite, moreInvitations } from './invite.ts';
import { monthInAdvance } from './month-in-advance.ts';
import { type OperationDeclaration, type OperationRow, type OperationScope, Settlement } from './operation.ts';
import { paymentPage } from './payment-page.ts';
import { planChange } from './plan-change.ts';
import { portFix } from './port-fix.ts';
import { promiseToPay } from './promise-to-pay.ts';
import { rename } from './rename.ts';
import { reorderSim, simKit } from './reorder-sim.ts';
import { service } from './service.ts';
import { topUp } from './top-up.ts';

/** Every kind of operation, once. */
export const operations = [
  topUp,
  planChange,
  dataService,
  rename,
  autoTopUp,
  paymentPage,
  promiseToPay,
  monthInAdvance,
  emailBill,
  accountLock,
  unlockCode,
  accountUnlock,
  addLine,
  cardDefault,
  cardExpiry,
  cardRemove,
  cardPage,
  reorderSim,
  invite,
  moreInvitations,
  beginActivation,
  simKit,
  activate,
  service,
  portFix,
  esimSetup,
  esimKit,
  routerSsid,
  routerPassword,
  routerReboot,
  routerReset,
] as const;

type Declaration = (typeof operations)[number];
export type DeclarationOf<K extends OperationKind> = Extract<Declaration, { kind: K }>;

export type OperationKind = Declaration['kind'];
export type OperationTerms = { [K in OperationKind]: z.output<DeclarationOf<K>['terms']> };
export type OperationBaseline = { [K in OperationKind]: z.output<DeclarationOf<K>['baseline']> };
export type Operation<K extends OperationKind = OperationKind> = OperationRow<
  K,
  OperationTerms[K],
  OperationBaseline[K]
>;

/** What people are told of an operation afterwards, by kind; nothing of what this version cannot read (LEDGER-27). */
export type ActivitySummary =
  | { kind: 'unread' }
  | { [K in OperationKind]: { kind: K } & ReturnType<DeclarationOf<K>['summary']> }[OperationKind];

/** A declaration whose kind is only known at run time. */
type AnyDeclaration = OperationDeclaration<OperationKind, OperationScope, z.ZodMiniType, z.ZodMiniType, object>;
const byKind: ReadonlyMap<string, AnyDeclaration> = new Map<string, AnyDeclaration>(
  operations.map((one) => [one.kind, one as AnyDeclaration]),
);

export const operationKinds: readonly OperationKind[] = operations.map(({ kind }) => kind);

/** Is this the name of a kind of operation? */
export function isOperationKind(kind: string): kind is OperationKind {
  return byKind.has(kind);
}

/** The declaration of a kind. */
export function declarationOf(kind: OperationKind): AnyDeclaration {
  return byKind.get(kind) as AnyDeclaration;
}

/** The kinds that a limit counts together (SAFETY-10). */
export function kindsOfRateLimit(limit: LimitName): OperationKind[] {
  return operationKinds.filter((kind) => declarationOf(kind).rateLimit === limit);
}

/** The kinds of which one at a time is open on a subject (LEDGER-3, ROUTER-8): a kind, and those that take its turn. */
export function mutexKinds(kind: OperationKind): OperationKind[] {
  const { mutexGroup: turn } = declarationOf(kind);
  return operationKinds.filter((one) => one === kind || (turn !== undefined && declarationOf(one).mutexGroup === turn));
}

/** To look at: a kind of operation that goes with it is not what it is for. */
const viewOnlyActions: readonly Action[] = ['see-bills'];

/**
 * The actions of which every kind of operation is closed (SAFETY-55) or absent (TIER-3): one with another kind left, or
 * that is there to look at, is judged when its form is sent.
 */
export function disabledActions(closed: readonly string[]): ReadonlySet<Action> {
  const open = operationKinds.filter((kind) => !closed.includes(kind)).map((kind) => declarationOf(kind).action);
  return new Set(
    closed
      .filter(isOperationKind)
      .flatMap((kind) => declarationOf(kind).action)
      .filter((one) => !open.includes(one) && !viewOnlyActions.includes(one)),
  );
}

/** Is it about the account as a whole? */
export function isOfAccount(kind: OperationKind): boolean {
  return declarationOf(kind).scope === 'account';
}

/** The operation, when it is of this kind. */
export function ofKind<K extends OperationKind>(kind: K, operation: Operation | undefined): Operation<K> | undefined {
  return operation?.kind === kind ? (operation as Operation<K>) : undefined;
}

/** What was done, without anything that should not be read over somebody's shoulder. */
export function activitySummaryOf({ kind, terms }: Pick<Operation, 'kind' | 'terms'>): ActivitySummary {
  return { kind, ...declarationOf(kind).summary(terms) } as ActivitySummary;
}

const Row = z.object({
  id: z.string(),
  kind: z.enum(operationKinds),
  subjectId: z.string(),
  actorId: z.string(),
  state: z.enum(operationStates),
  issuedAt: z.number(),
  sentAt: z.optional(z.number()),
  endedAt: z.optional(z.number()),
  refusal: z.optional(z.string()),
  refusalMessage: z.optional(z.string()),
  payloadHash: z.optional(z.string()),
  result: z.optional(z.string()),
  lastCheckedAt: z.optional(z.number()),
  settlement: z.optional(Settlement),
});

/** An operation as it was stored, its terms checked by its kind; undefined for what no kind here can read. */
export function parseOperation(stored: {
  terms: unknown;
  baseline?: unknown;
  termsVersion: unknown;
  settlement?: unknown;
}): Operation | undefined {
  const row = Row.safeParse(stored);
  if (!row.success) return undefined;
  const declared = declarationOf(row.data.kind);
  if (Number(stored.termsVersion) > (declared.termsVersion ?? 1)) return undefined;
  const terms = declared.terms.safeParse(stored.terms);
  const baseline = z.optional(declared.baseline).safeParse(stored.baseline);
  if (!terms.success || !baseline.success) return undefined;
  return { ...row.data, terms: terms.data, baseline: baseline.data } as Operation;
}
