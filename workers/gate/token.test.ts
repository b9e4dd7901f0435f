import { describe, expect, test, vi } from 'vitest';
import { checkToken, makeToken } from './token.ts';

const csrf = 'secret-of-this-session';
const path = '/lines/abc/add-data';

describe('a form’s token (SAFETY-6)', () => {
  test('is valid for its session and its path', async () => {
    expect(await checkToken(csrf, path, await makeToken(csrf, path))).toBe(true);
  });

  test('is the same each time, so that Back and a second tab work', async () => {
    expect(await makeToken(csrf, path)).toBe(await makeToken(csrf, path));
  });

  test('is not valid for another session', async () => {
    expect(await checkToken('secret-of-another', path, await makeToken(csrf, path))).toBe(false);
  });

  test.each(['/logout', '/lines/abd/add-data', '/lines/abc/add-data/', '/lines/abc', '/'])(
    'is not valid for %s',
    async (other) => {
      expect(await checkToken(csrf, other, await makeToken(csrf, path))).toBe(false);
    },
  );

  test.each<[string, (token: string) => string]>([
    ['a changed character', (token) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['a missing character', (token) => token.slice(1)],
    ['one more character', (token) => `${token}A`],
    ['no characters', () => ''],
    ['letters of more than one byte', (token) => 'é'.repeat(token.length).slice(0, token.length)],
  ])('is not valid with %s', async (_, tamper) => {
    expect(await checkToken(csrf, path, tamper(await makeToken(csrf, path)))).toBe(false);
  });

  test('imports a session’s key once, of the last thousand sessions', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    const importsOf = async (session: string) => {
      const before = importKey.mock.calls.length;
      await makeToken(session, path);
      return importKey.mock.calls.length - before;
    };
    const sessions = Array.from({ length: 1_002 }, () => crypto.randomUUID());
    const [first, last] = [String(sessions[0]), String(sessions.at(-1))];
    expect([await importsOf(first), await importsOf(first)]).toEqual([1, 0]);
    for (const session of sessions) await makeToken(session, path);
    expect([await importsOf(last), await importsOf(first)]).toEqual([0, 1]);
    importKey.mockRestore();
  });

  test('does not contain the session’s secret', async () => {
    const token = await makeToken(csrf, path);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(token).not.toContain(csrf);
  });
});
