import { describe, expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';
import { httpsOnly } from './https-only.ts';

async function ask(url: string, method = 'GET', origin = 'https://portal.example') {
  const app = appWith({ origin });
  app.use(httpsOnly);
  app.all('*', (c) => c.text('reached'));
  const response = await app.fetch(new Request(url, { method }));
  return [response.status, response.headers.get('location') ?? (method === 'HEAD' ? '' : await response.text())];
}

describe('a portal with https (SAFETY-25)', () => {
  test.each([
    ['http://portal.example/bills?month=1', 'GET', [308, 'https://portal.example/bills?month=1']],
    ['http://portal.example/home', 'HEAD', [308, 'https://portal.example/home']],
    ['http://elsewhere.example//evil.example', 'GET', [308, 'https://portal.example//evil.example']],
    ['http://portal.example/home', 'POST', [403, 'https only']],
    ['http://portal.example/rpc/me', 'GET', [403, 'https only']],
    ['http://portal.example/live', 'GET', [403, 'https only']],
    ['http://portal.example/rpc', 'GET', [403, 'https only']],
    ['http://portal.example/live/x', 'GET', [403, 'https only']],
    ['http://portal.example/livestream', 'GET', [308, 'https://portal.example/livestream']],
    ['http://portal.example/plans/live', 'GET', [308, 'https://portal.example/plans/live']],
    ['https://portal.example/home', 'POST', [200, 'reached']],
  ])('%s %s', async (url, method, expected) => {
    expect(await ask(url, method)).toEqual(expected);
  });

  test('is not required in development, where the portal is reached over http', async () => {
    expect(await ask('http://localhost:8787/home', 'GET', 'http://localhost:8787')).toEqual([200, 'reached']);
  });
});
