import { oneDay } from '#rpc/domain/day.ts';
import { accountTtlMs, isFinal, operationTtlMs } from '#rpc/domain/ledger.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import type { Env } from '../env.ts';
import { dropFromIndex, noteInIndex, makeSpokenTags } from '../operator/account-index.ts';

const key = 'indexed';
/** Time after which the index stores an email address again, in milliseconds. */
const anewMs = 30 * oneDay;
/** Time in which operations usually end. The index stores a slower one once more at its end. */
const usualMs = 10 * oneDay;

interface IndexedDeps {
  env: Pick<Env, 'INDEX' | 'OPERATOR_KEY'>;
  kv: DurableObjectStorage['kv'];
  now: () => number;
  background: (work: Promise<unknown>) => void;
  /** Runs when the index could not be written. */
  failed: () => void;
}

/** Tags of email addresses by customer, with the time at which each was stored; milliseconds since 1970. */
type Emails = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Keeps the operator's index of this account right: nobody waits for it, and nobody's page fails by it (SAFETY-52). */
export class AccountIndex {
  readonly #deps: IndexedDeps;
  #known: Emails | undefined;
  /** Number of times that everything was deleted. An entry noted before such a deletion is not stored after it. */
  #lives = 0;

  constructor(deps: IndexedDeps) {
    this.#deps = deps;
  }

  /** An operation was sent, or came to a late end. */
  noteOperation(group: string | undefined, { id, state, sentAt = 0 }: Operation): void {
    const { now } = this.#deps;
    const isLate = isFinal(state) && now() - sentAt > usualMs;
    if (group === undefined || (state !== 'sending' && !isLate)) return;
    const until = now() + operationTtlMs + usualMs;
    this.#later((env) => noteInIndex(env, { by: 'reference', said: spokenReference(id), group, until }));
  }

  /** Stores the email address of a sign-in in the index. */
  noteEmail(group: string | undefined, customerId: string, email: string): void {
    if (group !== undefined) this.#later(() => this.#noteEmail(group, customerId, email));
  }

  async #noteEmail(group: string, customerId: string, said: string): Promise<void> {
    const { env, kv, now } = this.#deps;
    const life = this.#lives;
    const [current] = await makeSpokenTags(env, 'email', said);
    if (current === undefined || now() - (this.#emails[customerId]?.[current] ?? -Infinity) < anewMs) return;
    const tag = await noteInIndex(env, { by: 'email', said, group, until: now() + accountTtlMs + anewMs });
    if (tag === undefined) return;
    if (life !== this.#lives) return dropFromIndex(env, group, { operationIds: [], tags: [tag] });
    this.#known = { ...this.#emails, [customerId]: { ...this.#emails[customerId], [tag]: now() } };
    kv.put(key, this.#known);
  }

  /** Returns the customer who signed in with an email address, by its tags. */
  customerOf(tags: readonly string[]): string | undefined {
    return Object.entries(this.#emails).find(([, noted]) => tags.some((tag) => tag in noted))?.[0];
  }

  /** Nothing leads to a customer, or to all of the account, any longer. */
  async forget(
    group: string | undefined,
    customerId: string | undefined,
    operationIds: readonly string[],
  ): Promise<void> {
    const { env, kv } = this.#deps;
    if (group === undefined) return;
    const isTheirs = (id: string) => customerId === undefined || id === customerId;
    const all = Object.entries(this.#emails);
    const tags = all.flatMap(([id, noted]) => (isTheirs(id) ? Object.keys(noted) : []));
    await dropFromIndex(env, group, { operationIds, tags });
    this.#known = Object.fromEntries(all.filter(([id]) => !isTheirs(id)));
    if (Object.keys(this.#known).length > 0) kv.put(key, this.#known);
    else kv.delete(key);
  }

  /** Resets the memory, after everything was deleted. */
  reset(): void {
    this.#lives += 1;
    this.#known = undefined;
  }

  get #emails(): Emails {
    return (this.#known ??= this.#deps.kv.get<Emails>(key) ?? {});
  }

  #later(work: (env: IndexedDeps['env']) => Promise<unknown>): void {
    const { env, background, failed } = this.#deps;
    if (env.OPERATOR_KEY) background(work(env).catch(failed));
  }
}
