import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Platform } from './platform.ts';

/** Number of pages that a version served, and of failed ones, whoever caused the failure. */
export interface Answered {
  requests: number;
  errors: number;
}

/**
 * Returns the pages and failures of a version since a time.
 * @throws when they cannot be read
 */
export type ErrorRate = (version: string, since: Date) => Promise<Answered>;

const query = readFileSync(new URL('error-rate.sql', import.meta.url), 'utf8').replace(/^--.*\n/gm, '');
// A sum of whole numbers is a text in the answer, and null over no rows.
const count = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value) => Number(value ?? 0)),
);
const rowSchema = z.object({ requests: count, errors: count });

/** Returns a reader of the failure rate of versions, based on the points that they write into a data set. */
export function errorRateOf(platform: Pick<Platform, 'rows'>, dataset: string): ErrorRate {
  return async (version, since) => {
    // Names and ids go into a query: nothing but the letters of such.
    if (!/^[\w-]+$/.test(version) || !/^\w+$/.test(dataset)) throw new Error('no version, or no data set');
    const sql = query
      .replace('DATASET', dataset)
      .replace('VERSION', version)
      .replace('SINCE', String(Math.floor(since.getTime() / 1_000)));
    const [row] = await platform.rows(sql);
    return row ? rowSchema.parse(row) : { requests: 0, errors: 0 };
  };
}
