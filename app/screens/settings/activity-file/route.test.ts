import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { entry } from '#app/ui/testing/sample.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { loader } from './route.ts';

test('returns a CSV file that browsers do not cache, in the page’s language (SETTINGS-6, SAFETY-40)', async () => {
  const get = async (language: 'en' | 'es') => {
    const run = async () => [entry({ sentAt: Date.parse('2026-11-21T01:30:00Z') })];
    const context = { run, language, timeZone: 'America/Chicago', today: '2026-11-21' };
    return loader({ context } as unknown as LoaderFunctionArgs);
  };
  const file = await get('en');
  expect(Object.fromEntries(file.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="my-activity.csv"',
    'cache-control': 'private, no-store',
  });
  const reference = spokenReference('operation-000001');
  expect(await file.text()).toBe(
    'When,What,By,Outcome,Reference\r\n' +
      `"Nov 20, 2026, 7:30 PM CST",Pause data on Marco Reyes’s line,you,Done,${reference}\r\n`,
  );
  expect((await get('es')).headers.get('content-disposition')).toContain('mi-actividad.csv');
});
