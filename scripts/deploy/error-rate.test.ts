import { expect, it } from 'vitest';
import { commonTexts, pointTable } from '#workers/points/point-table.ts';
import { errorRateOf } from './error-rate.ts';

it('queries the pages of one version that customers did not get, whatever the cause (SAFETY-72, SAFETY-76)', async () => {
  let asked = '';
  const rows = async (sql: string) => {
    asked = sql;
    return [{ requests: '1200', errors: 7 }];
  };
  const errorRate = errorRateOf({ rows }, 'lineside_staging');
  expect(await errorRate('version-1', new Date(90_500))).toEqual({ requests: 1_200, errors: 7 });
  const places: string[] = [...commonTexts, ...pointTable.page.texts];
  const weight = `_sample_interval * (1 + double${pointTable.page.numbers.indexOf('others') + 1})`;
  const blob = (name: string) => `blob${places.indexOf(name) + 1}`;
  expect(asked.split(/\s+/).join(' ').trim()).toBe(
    `SELECT sum(${weight}) AS requests, ` +
      `sumIf(${weight}, ${blob('status')} >= '500' AND NOT (${blob('route')} IN ('/operator/', '/live'))) AS errors ` +
      `FROM lineside_staging WHERE ${blob('point')} = 'page' AND timestamp >= toDateTime(90) ` +
      `AND (${blob('version')} = 'version-1')`,
  );
});

it('returns zero without rows, and puts only names into a query (SAFETY-72)', async () => {
  const errorRate = errorRateOf({ rows: async () => [{ requests: null, errors: null }] }, 'lineside_staging');
  expect(await errorRate('version-1', new Date())).toEqual({ requests: 0, errors: 0 });
  expect(await errorRateOf({ rows: async () => [] }, 'x')('version-1', new Date())).toEqual({ requests: 0, errors: 0 });
  await expect(errorRate(`x' OR '1' = '1`, new Date())).rejects.toThrow();
});
