import type * as z from 'zod/mini';
import type { Endpoint, InputOf, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import type { AccountView, ReadRequest, Viewer } from './portal-account.ts';
import type { PortalContext } from './portal-context.ts';
import { notSupported, assertSession, isPending, type Outcome } from './problem.ts';

export type AnyEndpoint = Endpoint<z.ZodMiniObject, z.ZodMiniType, Problems>;

/** The carrier's customer or group is another than when the session learned who signed in (SAFETY-22). */
export class ViewerChangedError extends Error {}

/** Maximum age of cached replies, in milliseconds. */
export const maxAge = { customer: 15_000, usage: 60_000, order: 60_000, config: 5 * 60_000, now: 0 } as const;

type TypedRequest<E extends AnyEndpoint = AnyEndpoint> = ReadRequest & { target?: E };
/** Reads by the names of their outcomes; `undefined` is not read. */
type NamedRequests = Readonly<Record<string, TypedRequest | undefined>>;
type OutcomeOf<R> = R extends { target?: infer E extends AnyEndpoint } ? Outcome<ReplyOf<E>, ProblemOf<E>> : undefined;
type OutcomesOf<R extends NamedRequests> = { [Name in keyof R]: OutcomeOf<R[Name]> };

/** Returns a typed read for `readAll`, `readOne` and `readAllWithView`. */
export function readRequest<E extends AnyEndpoint>(target: E, input: InputOf<E>, maxAgeMs: number): TypedRequest<E> {
  return { id: target.id, input, maxAgeMs };
}

/** Age up to which a reply is good enough for advice, in milliseconds. */
const adviceAgeMs = 60 * 60_000;

/** Returns the same read, of a reply that is stored already: it makes no call. Without one its outcome is a fault. */
export function atHand<R extends TypedRequest>(request: R): R {
  return { ...request, maxAgeMs: adviceAgeMs, cacheOnly: true };
}

/**
 * Returns the outcomes of several reads in one call, each by its name. All reads of a page use it or
 * `readAllWithView`: both throw for a session that is over, which is no missing reply (HTTP-19).
 * @throws FaultError when the session is over (SIGNIN-15), ViewerChangedError
 */
export async function readAll<const R extends NamedRequests>(
  context: PortalContext,
  requests: R,
): Promise<OutcomesOf<R>> {
  const { account, viewer } = context;
  const { offered, toNamed } = offeredOf(context, requests);
  return checked(context, requests, toNamed(offered.length > 0 ? await account.read(viewer, offered) : []));
}

/** Returns the outcome of one read. @throws as `readAll` does */
export async function readOne<R extends TypedRequest>(context: PortalContext, request: R): Promise<OutcomeOf<R>> {
  return (await readAll(context, { request })).request;
}

/** Returns the outcomes, and the account's own view of the lines. @throws as `readAll` does */
export async function readAllWithView<const R extends NamedRequests>(
  context: PortalContext,
  requests: R,
): Promise<{ outcomes: OutcomesOf<R>; view: AccountView }> {
  const { account, viewer } = context;
  const { offered, toNamed } = offeredOf(context, requests);
  const { outcomes, view } = await account.readWithView(viewer, 'home', offered);
  return { outcomes: checked(context, requests, toNamed(outcomes)), view };
}

type NamedOutcomes = Record<string, Outcome<unknown>>;

/** Returns the reads that this carrier supports. `toNamed` adds `absent` for the others (TIER-4). */
function offeredOf({ capabilities }: PortalContext, requests: NamedRequests) {
  const entries = Object.entries(requests).flatMap(([name, request]) => (request ? [{ name, request }] : []));
  const offered = entries.filter(({ request }) => !capabilities || capabilities.has(request.id));
  const toNamed = (outcomes: readonly Outcome<unknown>[]): NamedOutcomes => ({
    ...Object.fromEntries(entries.map(({ name, request }) => [name, notSupported(request.id)])),
    ...Object.fromEntries(offered.map(({ name }, index) => [name, outcomes[index] as Outcome<unknown>])),
  });
  return { offered: offered.map(({ request }) => request), toNamed };
}

/**
 * Returns the outcomes after checks of the session and the viewer.
 * @throws FaultError when the session is over, ViewerChangedError
 */
function checked<R extends NamedRequests>(context: PortalContext, requests: R, outcomes: NamedOutcomes): OutcomesOf<R> {
  assertSession(Object.values(outcomes));
  assertSameViewer(context.viewer, requests, outcomes);
  if (Object.values(outcomes).some(isPending)) context.markReadsPending?.();
  return outcomes as OutcomesOf<R>;
}

/**
 * Compares the customer that the carrier returned with the viewer of the session (SAFETY-22).
 * @throws ViewerChangedError
 */
function assertSameViewer({ actor }: Viewer, requests: NamedRequests, outcomes: NamedOutcomes): void {
  const [name = ''] =
    Object.entries(requests).find(([, read]) => read?.id === 'customer.byUsername' && read.input.id === actor.email) ??
    [];
  const outcome = outcomes[name];
  if (outcome?.kind !== 'reply') return;
  const { id, groupId } = outcome.reply as { id: string; groupId: string };
  if (id !== actor.customerId || groupId !== actor.groupId) throw new ViewerChangedError();
}
