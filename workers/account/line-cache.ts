import { type CachedLine, cachedLineOf, mergeLines } from '#rpc/domain/cached-line.ts';
import { nameOf } from '#rpc/domain/line.ts';
import { isOwn } from '#rpc/domain/permission.ts';
import type { ReadRequest } from '#rpc/portal-account.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';

const key = 'lines';

interface KnownLinesDeps {
  kv: SyncKvStorage;
  /** Returns true while sent operations are stored. Without one, no page needs the names of lines. */
  isNeeded: () => boolean;
}

/** Parameters and viewer of a reply. */
interface Told {
  groupId: string;
  byPrimary: boolean;
}

/**
 * The names of the account's lines, for the time while the carrier is down (SETTINGS-9). Stored when they change, and
 * only while the account has rows of sent operations: most visits write nothing.
 */
export class CachedLines {
  readonly #deps: KnownLinesDeps;
  /** Names from the last reply since the object was loaded, or the stored ones. */
  #lines: readonly CachedLine[] | undefined;
  #stored: string | undefined;

  constructor(deps: KnownLinesDeps) {
    this.#deps = deps;
  }

  list(): readonly CachedLine[] {
    return (this.#lines ??= this.#read());
  }

  /** Names and numbers of the lines that a customer may see. */
  namesFor(actor: Pick<CachedLine, 'id' | 'groupId' | 'isPrimary'>): { name?: string; number?: string }[] {
    const ownLines = this.list().filter((line) => isOwn(actor, line));
    return ownLines.map((line) => ({ name: nameOf(line), number: line.reachNumber }));
  }

  /** Takes the group's lines from among what was read; those of another group are none of it (SAFETY-22). */
  note(requests: readonly ReadRequest[], outcomes: readonly Outcome<unknown>[], { groupId, byPrimary }: Told): void {
    const outcome = outcomes[requests.findIndex(({ id }) => id === 'customer.group')];
    if (outcome?.kind !== 'reply') return;
    const { customers } = outcome.reply as { customers: Customer[] };
    const lines = customers.filter((line) => line.groupId === groupId).map(cachedLineOf);
    this.#lines = mergeLines(this.list(), lines, byPrimary);
    this.keep();
  }

  /** Stores the lines that were read, if a page will need their names. */
  keep(): void {
    const lines = this.list();
    const now = JSON.stringify(lines);
    if (now === this.#stored || lines.length === 0 || !this.#deps.isNeeded()) return;
    this.#deps.kv.put(key, lines);
    this.#stored = now;
  }

  /** Forgets one line, or all lines. */
  forget(customerId?: string): void {
    const remaining = customerId === undefined ? [] : this.list().filter(({ id }) => id !== customerId);
    this.#lines = remaining;
    this.#stored = JSON.stringify(remaining);
    if (remaining.length > 0) this.#deps.kv.put(key, remaining);
    else this.#deps.kv.delete(key);
  }

  /** Forgets all lines once no sent operation is stored. */
  sweep(): void {
    if (this.#read().length > 0 && !this.#deps.isNeeded()) this.forget();
  }

  #read(): readonly CachedLine[] {
    const lines = this.#deps.kv.get<readonly CachedLine[]>(key) ?? [];
    this.#stored = JSON.stringify(lines);
    return lines;
  }
}
