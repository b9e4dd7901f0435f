import type { JourneyKey, JourneyName, JourneySave, KeptJourney } from '#rpc/domain/journey/kept.ts';
import { draftLifeMs, secretLifeMs } from '#rpc/domain/journey/journey.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { seal, unseal } from '../session/seal.ts';

interface JourneysDeps {
  sql: SqlStorage;
  now: () => number;
  /** 32 bytes as base64url. */
  sealKey: string;
}

type Secrets = Readonly<Record<string, string>>;

/** The drafts of the account's journeys, with their versions; secrets are sealed and short-lived (JOURNEY-5 to 8). */
export class Journeys {
  readonly #deps: JourneysDeps;

  constructor(deps: JourneysDeps) {
    this.#deps = deps;
    deps.sql.exec(`
      CREATE TABLE IF NOT EXISTS journey (
        name TEXT NOT NULL, subject_id TEXT NOT NULL, version TEXT NOT NULL, draft TEXT NOT NULL,
        saved_at INTEGER NOT NULL, PRIMARY KEY (name, subject_id));
      CREATE TABLE IF NOT EXISTS journey_secret (
        name TEXT NOT NULL, subject_id TEXT NOT NULL, sealed TEXT NOT NULL, until INTEGER NOT NULL,
        PRIMARY KEY (name, subject_id));`);
  }

  /** The draft, or undefined when there is none or it is too old (JOURNEY-7). */
  async read({ name, subjectId }: JourneyKey): Promise<KeptJourney | undefined> {
    const row = this.#row({ name, subjectId });
    if (!row) return undefined;
    const secrets = await this.#secrets({ name, subjectId });
    return { version: row.version, draft: JSON.parse(row.draft), secrets, savedAt: row.saved_at };
  }

  async #secrets({ name, subjectId }: JourneyKey): Promise<Secrets> {
    const { sql, now, sealKey } = this.#deps;
    const row = sql
      .exec<{ sealed: string }>(
        'SELECT sealed FROM journey_secret WHERE name = ? AND subject_id = ? AND until > ?',
        name,
        subjectId,
        now(),
      )
      .toArray()[0];
    // A seal of a key that was changed since is as good as gone.
    return row ? await unseal<Secrets>(sealKey, row.sealed).catch(() => ({})) : {};
  }

  /** Saves a step. @returns its new version, or undefined when the draft is not the one that the page showed */
  async save({ name, subjectId, version, draft, secrets }: JourneySave): Promise<string | undefined> {
    const { sql, now, sealKey } = this.#deps;
    const sealed = secrets && (await seal(sealKey, secrets));
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
    if (sealed)
      sql.exec(
        'INSERT OR REPLACE INTO journey_secret (name, subject_id, sealed, until) VALUES (?, ?, ?, ?)',
        name,
        subjectId,
        sealed,
        now() + secretLifeMs,
      );
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
    for (const table of ['journey', 'journey_secret'])
      this.#deps.sql.exec(`DELETE FROM ${table} WHERE name = ? AND subject_id = ?`, name, subjectId);
  }

  /** What can be gone on with (JOURNEY-7). */
  list(): JourneyKey[] {
    return this.#deps.sql
      .exec<{ name: string; subject_id: string }>(
        'SELECT name, subject_id FROM journey WHERE saved_at > ? ORDER BY saved_at DESC',
        this.#deps.now() - draftLifeMs,
      )
      .toArray()
      .map(({ name, subject_id: subjectId }) => ({ name: name as JourneyName, subjectId }));
  }

  /** Deletes what is too old to be shown. */
  sweep(): void {
    const { sql, now } = this.#deps;
    sql.exec('DELETE FROM journey_secret WHERE until <= ?', now());
    sql.exec('DELETE FROM journey WHERE saved_at <= ?', now() - draftLifeMs);
  }

  /** When the next secret or draft has to be deleted; undefined when there is none. */
  nextAt(): number | undefined {
    const times = this.#deps.sql
      .exec<{ at: number | null }>(
        'SELECT min(until) AS at FROM journey_secret UNION SELECT min(saved_at) + ? FROM journey',
        draftLifeMs,
      )
      .toArray()
      .flatMap(({ at }) => at ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
  }
}
