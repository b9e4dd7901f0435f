import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, it, vi } from 'vitest';
import { loader } from './route.ts';

const usage = {
  cycle: { start: '2026-11-03', end: '2026-12-02' },
  days: [
    { day: '2026-11-03', bytes: 1_572_864 },
    { day: '2026-11-04', bytes: 0 },
  ],
};

const get = (file: string, answer: object = usage, language = 'en') => {
  const run = vi.fn(async () => answer);
  const response = loader({
    context: { run, language },
    params: { lineRef: 'ref-1', file },
  } as unknown as LoaderFunctionArgs);
  return { run, response };
};

it('returns a file of days, bytes and megabytes, and nothing else', async () => {
  const response = await get('2026-11-03.csv').response;
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="data-usage-2026-11-03-to-2026-12-02.csv"',
    'cache-control': 'private, no-store',
  });
  // Response.text() would take the mark away.
  expect(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(await response.arrayBuffer())).toBe(
    '\uFEFFDay,Bytes used,MB used\r\n2026-11-03,1572864,1.5\r\n2026-11-04,0,0\r\n',
  );
});

it('returns the file in the language of the page', async () => {
  expect(await (await get('2026-11-03.csv', usage, 'es').response).text()).toContain('Día,Bytes usados,MB usados');
});

it.each(['2026-11-03', '2026-11-03.csv.exe', 'x.csv', '../2026-11-03.csv'])(
  'is not found under another name, without a carrier call: %s',
  async (file) => {
    const { run, response } = get(file);
    await expect(response).rejects.toMatchObject({ status: 404 });
    expect(run).not.toHaveBeenCalled();
  },
);

it('leads to the page, with its explanation, when the days can’t be read', async () => {
  const response = await get('2026-11-03.csv', { cycle: usage.cycle }).response;
  expect([response.status, response.headers.get('location')]).toEqual([303, '/account/ref-1/usage?cycle=2026-11-03']);
});
