import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { AccountPort, ReadRequest, JobView, PortalContext, WatchRequest, Requester } from '../context.ts';
import { isOpen } from '../domain/ledger.ts';
import type { Operation, OperationBefore, OperationKind, OperationTerms } from '../operation/operations.ts';
import type { Audience } from '../domain/polling.ts';
import type { Outcome } from '../problem.ts';

export const noon = Date.parse('2026-11-20T12:00:00Z');

/** What the carrier says to a read, by endpoint id. */
export type Replies = Record<string, Outcome<unknown> | ((input: Record<string, unknown>) => Outcome<unknown>)>;

export const reply = (value: unknown): Outcome<unknown> => ({ kind: 'reply', reply: value });
export const fault = (why: 'http' | 'session' | 'timeout' = 'http'): Outcome<unknown> => ({
  kind: 'fault',
  why,
  transactionId: 'transaction-1',
});

/** An account in memory that notes what it is asked. References are `ref-` and twelve characters of the line's id. */
export class FakeAccount implements AccountPort {
  readonly asked: ReadRequest[] = [];
  readonly submitted: { id: string; before: OperationBefore[OperationKind] }[] = [];
  readonly watched: { audience: Audience; requests: readonly WatchRequest[] }[] = [];
  readonly operations: Operation[] = [];
  jobs: JobView[] = [];
  /** What becomes of a submitted operation. */
  onSubmit: (operation: Operation) => Operation = (operation) => ({ ...operation, state: 'pending', sentAt: this.now });
  now = noon;
  readonly #replies: Replies;
  readonly #lines: readonly string[];

  constructor(lines: readonly string[], replies: Replies) {
    this.#lines = lines;
    this.#replies = replies;
  }

  async read(_: Requester, requests: readonly ReadRequest[]): Promise<Outcome<unknown>[]> {
    this.asked.push(...requests);
    return requests.map(({ id, input }) => {
      const said = this.#replies[id];
      if (!said) throw new Error(`no reply for ${id}`);
      return typeof said === 'function' ? said(input) : said;
    });
  }

  async refs(lineIds: readonly string[]): Promise<Record<string, string>> {
    return Object.fromEntries(lineIds.map((id) => [id, refOf(id)]));
  }

  async lineOf(ref: string): Promise<string | undefined> {
    return this.#lines.find((id) => refOf(id) === ref);
  }

  async issue<K extends OperationKind>(
    kind: K,
    subjectId: string,
    actorId: string,
    terms: OperationTerms[K],
  ): Promise<Operation<K>> {
    const operation = {
      id: `operation-${String(this.operations.length + 1).padStart(6, '0')}`,
      kind,
      subjectId,
      actorId,
      state: 'issued',
      terms,
      issuedAt: this.now,
    } as Operation<K>;
    this.operations.push(operation);
    return operation;
  }

  async begin<K extends OperationKind>(
    id: string,
    kind: K,
    subjectId: string,
    actorId: string,
    terms: OperationTerms[K],
  ): Promise<Operation> {
    const known = await this.operation(id);
    if (known) return known;
    const operation = { id, kind, subjectId, actorId, state: 'issued', terms, issuedAt: this.now } as Operation<K>;
    this.operations.push(operation);
    return operation;
  }

  async sentOperations(before: number, most: number): Promise<Operation[]> {
    const sent = this.operations.filter(({ sentAt }) => sentAt !== undefined && sentAt < before);
    return sent.sort((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0)).slice(0, most);
  }

  async operation(id: string): Promise<Operation | undefined> {
    return this.operations.find((one) => one.id === id);
  }

  async openOperations<K extends OperationKind = OperationKind>(kind?: K): Promise<Operation<K>[]> {
    return this.operations.filter(
      (one): one is Operation<K> => (kind === undefined || one.kind === kind) && isOpen(one.state),
    );
  }

  async submit(_: Requester, id: string, before: OperationBefore[OperationKind]): Promise<Operation> {
    this.submitted.push({ id, before });
    const index = this.operations.findIndex((one) => one.id === id);
    const after = this.onSubmit(this.operations[index] as Operation);
    if (after.id === id) this.operations[index] = after;
    return after;
  }

  async watch(_: Requester, audience: Audience, requests: readonly WatchRequest[]): Promise<JobView[]> {
    this.watched.push({ audience, requests });
    return this.jobs.filter((job) =>
      requests.some(({ kind, subjectId }) => kind === job.kind && subjectId === job.subjectId),
    );
  }

  async look(
    requester: Requester,
    audience: Audience,
    lineIds: readonly string[],
    requests: readonly WatchRequest[],
  ): Promise<{ refs: Record<string, string>; jobs: JobView[] }> {
    return { refs: await this.refs(lineIds), jobs: await this.watch(requester, audience, requests) };
  }

  /** Ids of the reads so far. */
  get reads(): string[] {
    return this.asked.map(({ id }) => id);
  }
}

/** The reference of a line in a fake account: of the right shape, and legible. */
export function refOf(lineId: string): string {
  return `ref-${lineId}`.padEnd(16, '_').slice(0, 16);
}

/** Somebody's context over a fake account, and what it logged. */
export function contextOf(actor: Customer, account: FakeAccount) {
  const logged: { event: string; facts: object }[] = [];
  const requester: Requester = {
    session: 'session-1',
    actor: { customerId: actor.id, groupId: actor.groupId, email: actor.emailId },
    credentials: {
      accessToken: 'access',
      idToken: 'id',
      isPrimary: actor.isPrimary,
      source: { name: 'Dana', email: actor.emailId, browser: 'firefox', os: 'linux' },
    },
  };
  const site = { origin: 'https://portal.example.test', hostedPages: ['https://pay.example.test'] };
  const context: PortalContext = {
    requester,
    site,
    account,
    now: () => account.now,
    log: (event, facts) => void logged.push({ event, facts }),
  };
  return { context, logged };
}
