import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** An operation as it is stored. */
export interface StoredOperation {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly state: string;
  readonly refusal: string | null;
}

/** All operations that the Account objects of a portal have stored. @param folder its storage */
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
