import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { loader } from './route.ts';

test('SETTINGS-7: is a JSON file that is not kept by the browser, with times that people can read', async () => {
  const at = Date.parse('2026-11-20T12:00:00Z');
  const run = async () => ({ boundAt: at, counted: [{ name: 'bill-email', at }], days: { activity: 90 } });
  const file = await loader({ context: { run } } as unknown as LoaderFunctionArgs);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(await file.json()).toEqual({
    boundAt: '2026-11-20T12:00:00.000Z',
    counted: [{ name: 'bill-email', at: '2026-11-20T12:00:00.000Z' }],
    days: { activity: 90 },
  });
});
