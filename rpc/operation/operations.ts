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
import { secureAccount } from './secure-account.ts';
import { service } from './service.ts';
import { topUp } from './top-up.ts';

/** Declarations of all operation kinds. */
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
  secureAccount,
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

/**
 * Summary of an operation for activity pages, by kind. `unread` for a row that this version cannot read (LEDGER-27).
 */
export type ActivitySummary =
  | { kind: 'unread' }
  | { [K in OperationKind]: { kind: K } & ReturnType<DeclarationOf<K>['summary']> }[OperationKind];

/** A declaration whose kind is only known at run time. */
type AnyDeclaration = OperationDeclaration<OperationKind, OperationScope, z.ZodMiniType, z.ZodMiniType, object>;
const byKind: ReadonlyMap<string, AnyDeclaration> = new Map<string, AnyDeclaration>(
  operations.map((declaration) => [declaration.kind, declaration as AnyDeclaration]),
);

export const operationKinds: readonly OperationKind[] = operations.map(({ kind }) => kind);

/** Returns true for the name of an operation kind. */
export function isOperationKind(kind: string): kind is OperationKind {
  return byKind.has(kind);
}

/** Returns the declaration of a kind. */
export function declarationOf(kind: OperationKind): AnyDeclaration {
  return byKind.get(kind) as AnyDeclaration;
}

/** Returns the kinds that share a rate limit (SAFETY-10). */
export function kindsOfRateLimit(limit: LimitName): OperationKind[] {
  return operationKinds.filter((kind) => declarationOf(kind).rateLimit === limit);
}

/** Returns the kinds of which one may be in progress per subject: the kind and its mutex group (LEDGER-3, ROUTER-8). */
export function mutexKinds(kind: OperationKind): OperationKind[] {
  const { mutexGroup } = declarationOf(kind);
  return operationKinds.filter(
    (other) => other === kind || (mutexGroup !== undefined && declarationOf(other).mutexGroup === mutexGroup),
  );
}

/** View-only actions. Disabling an operation kind does not disable them. */
const viewActions: readonly Action[] = ['see-bills'];

/**
 * Returns the actions without a usable operation kind: all are disabled (SAFETY-55) or unavailable (TIER-3). View-only
 * actions are not among them.
 */
export function disabledActions(disabledKinds: readonly string[]): ReadonlySet<Action> {
  const usableActions = operationKinds
    .filter((kind) => !disabledKinds.includes(kind))
    .map((kind) => declarationOf(kind).action);
  return new Set(
    disabledKinds
      .filter(isOperationKind)
      .flatMap((kind) => declarationOf(kind).action)
      .filter((action) => !usableActions.includes(action) && !viewActions.includes(action)),
  );
}

/** Returns true for kinds of the account as a whole. */
export function isOfAccount(kind: OperationKind): boolean {
  return declarationOf(kind).scope === 'account';
}

/** Narrows an operation to a kind, or returns undefined. */
export function ofKind<K extends OperationKind>(kind: K, operation: Operation | undefined): Operation<K> | undefined {
  return operation?.kind === kind ? (operation as Operation<K>) : undefined;
}

/** Returns the summary of an operation, without private data. */
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
  acknowledgedAt: z.optional(z.number()),
  tracelessAt: z.optional(z.number()),
  refusal: z.optional(z.string()),
  refusalMessage: z.optional(z.string()),
  payloadHash: z.optional(z.string()),
  result: z.optional(z.string()),
  lastCheckedAt: z.optional(z.number()),
  settlement: z.optional(Settlement),
});

/** Parses a stored operation, with the terms of its kind. Returns undefined for a row that this version cannot read. */
export function parseOperation(stored: {
  terms: unknown;
  baseline?: unknown;
  termsVersion: unknown;
  settlement?: unknown;
}): Operation | undefined {
  const row = Row.safeParse(stored);
  if (!row.success) return undefined;
  const declaration = declarationOf(row.data.kind);
  if (Number(stored.termsVersion) > (declaration.termsVersion ?? 1)) return undefined;
  const terms = declaration.terms.safeParse(stored.terms);
  const baseline = z.optional(declaration.baseline).safeParse(stored.baseline);
  if (!terms.success || !baseline.success) return undefined;
  return { ...row.data, terms: terms.data, baseline: baseline.data } as Operation;
}
