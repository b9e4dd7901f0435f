import type * as z from 'zod';
import type { Endpoint, InputOf, ProblemOf, Problems, ReplyOf } from '#contracts/endpoint.ts';
import type { Credentials } from './carrier/request.ts';
import type { Operation, OperationBefore, OperationKind, OperationTerms } from './operation/operations.ts';
import type { Audience } from './domain/polling.ts';
import type { JobKind } from './poll/poll.ts';
import type { Outcome } from './problem.ts';

/** The person at the other end of this request. */
export interface Actor {
  customerId: string;
  groupId: string;
  email: string;
}

/** What an Account object needs to act for somebody: their tokens, and the session to ask for fresh ones. */
export interface Requester {
  session: string;
  actor: Actor;
  credentials: Credentials;
}

/** One read, by endpoint id, and how old an answer may be in milliseconds. */
export interface ReadRequest {
  id: string;
  input: Record<string, unknown>;
  maxAgeMs: number;
}

export interface JobView {
  kind: JobKind;
  subjectId: string;
  startedAt: number;
  lastCheckedAt?: number;
}

export interface WatchRequest {
  kind: JobKind;
  subjectId: string;
}

/** The account's own place: references, ledger, polling, cached reads. The Durable Object behind it is a thin shell. */
export interface AccountPort {
  /** Asks the carrier, through the account's short cache, all at once. */
  read(requester: Requester, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]>;
  /** The opaque references of lines, made on first sight. */
  refs(lineIds: readonly string[]): Promise<Record<string, string>>;
  /** The line behind a reference of this account. Asks nobody. */
  lineOf(ref: string): Promise<string | undefined>;
  /** Gives out an operation for a form: nothing is sent yet. */
  issue<K extends OperationKind>(
    kind: K,
    subjectId: string,
    actorId: string,
    terms: OperationTerms[K],
  ): Promise<Operation<K>>;
  /**
   * Notes the operation of a form whose page carried its id: the same form sent again gives what it began, whatever
   * came of it.
   */
  begin<K extends OperationKind>(
    id: string,
    kind: K,
    subjectId: string,
    actorId: string,
    terms: OperationTerms[K],
  ): Promise<Operation>;
  operation(id: string): Promise<Operation | undefined>;
  /** What is under way on lines, at most one of a kind each; of all kinds when none is named. */
  openOperations<K extends OperationKind = OperationKind>(kind?: K): Promise<Operation<K>[]>;
  /** What was sent before a time, the latest first; milliseconds since 1970. */
  sentOperations(before: number, most: number): Promise<Operation[]>;
  /**
   * Sends an issued operation once, whatever happens; waits a moment for its answer. Gives back the line's open
   * operation
   * where there is one, and the same one unsent when another was sent since it was issued.
   */
  submit(requester: Requester, id: string, before: OperationBefore[OperationKind]): Promise<Operation>;
  /** Keeps asking the carrier about these, and says when it last did. */
  watch(requester: Requester, audience: Audience, requests: readonly WatchRequest[]): Promise<JobView[]>;
  /** References and watching in one step, for pages with many lines. */
  look(
    requester: Requester,
    audience: Audience,
    lineIds: readonly string[],
    requests: readonly WatchRequest[],
  ): Promise<{ refs: Record<string, string>; jobs: JobView[] }>;
}

/** Where this portal is, and whom it sends people to. */
export interface SiteConfig {
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** Origins of the payment system's hosted pages: people are sent to no others. */
  hostedPages: readonly string[];
}

export interface PortalContext {
  requester: Requester;
  site: SiteConfig;
  account: AccountPort;
  now: () => number;
  log: (event: string, facts: Record<string, string | number | boolean>) => void;
}

type AnyEndpoint = Endpoint<z.ZodObject, z.ZodType, Problems>;

/** Milliseconds that an answer may be old, by what it is about. */
export const maxAge = { customer: 15_000, usage: 60_000, config: 5 * 60_000, now: 0 } as const;

/** A typed read for `readAll`. */
export function readRequest<E extends AnyEndpoint>(
  target: E,
  input: InputOf<E>,
  maxAgeMs: number,
): ReadRequest & { target?: E } {
  return { id: target.id, input, maxAgeMs };
}

type OutcomeOf<A> = A extends { target?: infer E extends AnyEndpoint } ? Outcome<ReplyOf<E>, ProblemOf<E>> : never;

/** Several typed reads in one step. */
export async function readAll<const A extends readonly (ReadRequest & { target?: AnyEndpoint })[]>(
  { account, requester }: PortalContext,
  ...requests: A
): Promise<{ [I in keyof A]: OutcomeOf<A[I]> }> {
  return (await account.read(requester, requests)) as { [I in keyof A]: OutcomeOf<A[I]> };
}
