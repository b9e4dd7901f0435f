import * as z from 'zod/mini';
import { queryFor, queryOf } from '../points/query.ts';
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

/** Every failure that a customer gets counts, whoever caused it: the version before shows what is not new. */
const select =
  "{points} AS requests, sumIf({weight}, {status} >= '500' AND NOT ({route} IN ('/operator/', '/live'))) AS errors";
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
    const sql = queryOf('page', { select, where: `{version} = '${version}'` });
    const time = `timestamp >= toDateTime(${Math.floor(since.getTime() / 1_000)})`;
    const [row] = await platform.rows(queryFor(sql, { table: dataset, time }));
    return row ? rowSchema.parse(row) : { requests: 0, errors: 0 };
  };
}
