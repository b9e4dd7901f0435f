import type { JourneyKey, JourneyName, JourneySave, KeptJourney } from '#rpc/domain/journey/kept.ts';
import { draftLifeMs } from '#rpc/domain/journey/journey.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import type { Sql } from './database.ts';
import type { SealedSecrets } from './sealed-secrets.ts';

interface JourneysDeps {
  sql: Sql;
  now: () => number;
  secrets: SealedSecrets;
}

/**
 * The drafts of the account's journeys; secrets are sealed and short-lived (JOURNEY-5 to 8). A draft's version is its
 * optimistic lock: an older page saves nothing.
 */
export class Journeys {
  readonly #deps: JourneysDeps;

  constructor(deps: JourneysDeps) {
    this.#deps = deps;
  }

  /** Returns the draft; undefined when there is none or it is too old (JOURNEY-7). */
  async read({ name, subjectId }: JourneyKey): Promise<KeptJourney | undefined> {
    const row = this.#row({ name, subjectId });
    if (!row) return undefined;
    const secrets = await this.#deps.secrets.read(secretKey({ name, subjectId }));
    return { version: row.version, draft: JSON.parse(row.draft), secrets, savedAt: row.saved_at };
  }

  /** Saves a step. @returns its new version, or undefined when the draft is not the one that the page showed */
  async save({ name, subjectId, version, draft, secrets }: JourneySave): Promise<string | undefined> {
    const { sql, now } = this.#deps;
    const sealed = secrets && (await this.#deps.secrets.seal(secrets));
    // Nothing may be awaited between this check and the write: that is what makes the later of two saves lose.
    if ((this.#row({ name, subjectId })?.version ?? '') !== version) return undefined;
    const next = randomRef();
    sql.exec(
      'INSERT OR REPLACE INTO journey (name, subject_id, version, draft, saved_at) VALUES (?, ?, ?, ?, ?)',
      name,
      subjectId,
      next,
      JSON.stringify(draft),
      now(),
    );
    if (sealed) this.#deps.secrets.put(secretKey({ name, subjectId }), sealed);
    return next;
  }

  #row({ name, subjectId }: JourneyKey): { version: string; draft: string; saved_at: number } | undefined {
    const { sql, now } = this.#deps;
    return sql
      .exec<{ version: string; draft: string; saved_at: number }>(
        'SELECT version, draft, saved_at FROM journey WHERE name = ? AND subject_id = ? AND saved_at > ?',
        name,
        subjectId,
        now() - draftLifeMs,
      )
      .toArray()[0];
  }

  drop({ name, subjectId }: JourneyKey): void {
    this.#deps.sql.exec('DELETE FROM journey WHERE name = ? AND subject_id = ?', name, subjectId);
    this.#deps.secrets.drop(secretKey({ name, subjectId }));
  }

  /** Returns the journeys that can be continued (JOURNEY-7). */
  list(): (JourneyKey & { savedAt: number })[] {
    const oldest = this.#deps.now() - draftLifeMs;
    // Has no parameter, because every page runs the query and the database caches such queries.
    return this.#deps.sql
      .exec<{ name: string; subject_id: string; saved_at: number }>(
        'SELECT name, subject_id, saved_at FROM journey ORDER BY saved_at DESC',
      )
      .toArray()
      .filter((row) => row.saved_at > oldest)
      .map((row) => ({ name: row.name as JourneyName, subjectId: row.subject_id, savedAt: row.saved_at }));
  }
}

function secretKey({ name, subjectId }: JourneyKey): string {
  return `journey/${name}/${subjectId}`;
}
