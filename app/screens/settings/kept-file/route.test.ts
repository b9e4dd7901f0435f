import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { loader } from './route.ts';

test('returns a JSON file that browsers do not cache, with times that people can read (SETTINGS-7)', async () => {
  const at = Date.parse('2026-11-20T12:00:00Z');
  const others = { format: 7, name: 'atAt', seenAt: 'x' };
  const run = async () => ({ boundAt: at, counted: [{ name: 'bill-email', at }], others });
  const file = await loader({ context: { run } } as unknown as LoaderFunctionArgs);
  expect(Object.fromEntries(file.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
  });
  expect(await file.json()).toEqual({
    boundAt: '2026-11-20T12:00:00.000Z',
    counted: [{ name: 'bill-email', at: '2026-11-20T12:00:00.000Z' }],
    others,
  });
});
