import { expect, test } from 'vitest';
import { noon } from '#rpc/testing/fake-account.ts';
import { loader as activityFile } from './activity-file/route.ts';
import { loader as keptFile } from './kept-file/route.ts';

const ask = (loader: typeof keptFile, told: unknown) =>
  loader({
    context: { run: async () => told, language: 'en', timeZone: 'America/New_York', today: '2026-11-19' },
  } as never);

test('SETTINGS-7: the file of all that is kept is JSON to keep, with its times as dates', async () => {
  const response = await ask(keptFile, {
    operations: [{ sentAt: noon, at: noon, pattern: 7, name: 'atAt', seenAt: 'x' }],
  });
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
  });
  const time = new Date(noon).toISOString();
  expect(await response.json()).toEqual({
    operations: [{ sentAt: time, at: time, pattern: 7, name: 'atAt', seenAt: 'x' }],
  });
});

test('SETTINGS-6: the file of Activity is a table to keep', async () => {
  const response = await ask(activityFile, []);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.csv"$/),
    'cache-control': 'private, no-store',
  });
});
