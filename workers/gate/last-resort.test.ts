import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestFacts, spokenReference } from '#rpc/domain/spoken-reference.ts';
import { lastResort } from './last-resort.ts';

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const brand = { shortName: 'Lineside', supportNumber: '1.800.555.0100' };

// ERROR-2, SAFETY-40: what is said, the number to call and the reference to say there.
test.each([
  [
    'en',
    'Something Went Wrong We cannot process this request at this time, try again in a few minutes. ' +
      'Back to home · Call 1.800.555.0100 Reference: ',
  ],
  [
    'es',
    'Algo salió mal No podemos procesar esta solicitud en este momento; inténtelo de nuevo en unos minutos. ' +
      'Volver al inicio · Llamar al 1.800.555.0100 Referencia: ',
  ],
] as const)(
  'the last-resort page is complete, is not cached, and says all of it in its language: %s (ERROR-2)',
  async (language, said) => {
    const response = lastResort(new Error(), { requestId: 'request-1', brand, language });
    expect(response.status).toBe(500);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    const html = await response.text();
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`));
    for (const part of ['href="/"', brand.shortName]) expect(html).toContain(part);
    expect(html).not.toMatch(/<script|style=/);
    const [, main = ''] = html.split('<main>');
    const text = main
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    expect(text).toBe(said + spokenReference('request-1'));
  },
);

test('logs an uncaught error without its message and stack (SAFETY-15)', () => {
  const thrown = new TypeError('https://carrier.example/?email=dana@example.test was refused with Bearer token-1');
  lastResort(thrown, { requestId: 'request-1', brand, language: 'en' });
  expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
    { event: 'unhandled', ...requestFacts('request-1'), error: 'TypeError' },
  ]);
});
