import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** One write of an operation, with the number of times that it reached the carrier. */
export interface SeenWrite {
  readonly endpoint: string;
  /** Number of times that the write reached the carrier. */
  readonly arrived: number;
  /** Number of times that the write took effect. */
  readonly effects: number;
}

/** Ends that no write may have had an effect before. */
const wordsWithoutEffect: Partial<Record<string, string>> = {
  'no-trace': 'has no trace',
  'cannot-tell': 'has no trace',
  'not-sent': 'was not sent',
  absent: 'never arrived',
};

/**
 * Returns the fault in the end of an operation; undefined without one.
 * @param untold true when no carrier read shows it, so that without a reply it cannot be told
 */
export function wrongWith(
  stored: Pick<StoredOperation, 'state' | 'refusal'> | undefined,
  writes: readonly SeenWrite[],
  untold: boolean,
): string | undefined {
  const doubled = writes.find(({ effects }) => effects > 1);
  if (doubled) return `${doubled.endpoint} had its effect ${doubled.effects} times`;
  const effects = writes.filter((one) => one.effects === 1).length;
  if (stored === undefined) return writes.some(({ arrived }) => arrived > 0) ? 'was sent, and is not noted' : undefined;
  if (stored.state === 'done') return effects === writes.length ? undefined : 'is done, and had not all of its effect';
  const isRefused = stored.state === 'refused';
  if (isRefused && stored.refusal !== 'absent') return `was refused: ${stored.refusal}`;
  const words = wordsWithoutEffect[isRefused ? 'absent' : stored.state];
  if (words === undefined) return `is ${stored.state} in the end`;
  return effects === 0 || (untold && stored.state !== 'not-sent') ? undefined : `${words}, and had an effect`;
}

/** An operation as the Account object stores it. */
type StoredOperation = Record<'id' | 'kind' | 'subjectId' | 'state', string> & { refusal: string | null };

/**
 * Returns all operations that a portal's Account objects have stored.
 * @param folder its storage
 */
export function storedOperations(folder: string): StoredOperation[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sqlite'));
  return files.flatMap((file) => {
    const database = new DatabaseSync(join(folder, file), { readOnly: true });
    try {
      const has = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'operation'`).get();
      const columns = 'id, kind, subject_id AS subjectId, state, refusal';
      return has ? (database.prepare(`SELECT ${columns} FROM operation`).all() as unknown as StoredOperation[]) : [];
    } finally {
      database.close();
    }
  });
}
