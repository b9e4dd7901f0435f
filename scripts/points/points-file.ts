import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pointLimits } from '#workers/points/point-table.ts';
import { addFunctions, asSqlite } from './as-sqlite.ts';
import type { DataPoint } from './local-binding.ts';
import { root } from '../root.ts';

/** File of the points of a portal on this machine, which `npm run ops -- watch` reads. */
export const usualFile = `${root}.wrangler/points.sqlite`;

export type Row = Readonly<Record<string, string | number | null>>;

const blobs = Array.from({ length: pointLimits.blobs }, (_, index) => `blob${index + 1}`);
const doubles = Array.from({ length: pointLimits.doubles }, (_, index) => `double${index + 1}`);
const columns = ['timestamp', '_sample_interval', 'index1', ...blobs, ...doubles];

/** Data points in a file with the columns of Analytics Engine. */
export type PointsFile = ReturnType<typeof openPoints>;

/** Opens the file of points, and deletes its content first if `fresh`. */
export function openPoints(file: string, { fresh = false }: { fresh?: boolean } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  if (fresh) for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  const database = new DatabaseSync(file, { timeout: 2_000 });
  // Uses a write-ahead log, because `watch` reads while the portal writes.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  const types = columns.map((name) => (/^(index|blob)/.test(name) ? `${name} TEXT` : `${name} REAL`));
  database.exec(`CREATE TABLE IF NOT EXISTS points (${types.join(', ')})`);
  addFunctions(database);
  const insert = database.prepare(`INSERT INTO points VALUES (${columns.map(() => '?').join(', ')})`);
  return {
    /**
     * Adds a point.
     * @param at milliseconds since 1970
     * @param standsFor number of points that this sampled one represents
     */
    add({ indexes, blobs: texts, doubles: numbers }: DataPoint, at = Date.now(), standsFor = 1): void {
      insert.run(
        Math.floor(at / 1_000),
        standsFor,
        indexes[0] ?? '',
        ...blobs.map((_, index) => texts[index] ?? ''),
        ...doubles.map((_, index) => numbers[index] ?? 0),
      );
    },
    /** Runs a query of Analytics Engine. @throws for functions that `asSqlite` does not support */
    ask: (sql: string) => database.prepare(asSqlite(sql)).all() as Row[],
    close: () => database.close(),
  };
}
