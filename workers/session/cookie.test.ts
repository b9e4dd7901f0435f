import { describe, expect, test } from 'vitest';
import {
  newCookieValue,
  readAttemptCookie,
  readCookie,
  sessionNameOf,
  writeAttemptCookie,
  writeCookie,
} from './cookie.ts';

const https = 'https://portal.example';
const http = 'http://localhost:8787';
const value = 'a'.repeat(43);
const ask = (cookie: string, origin = https) => readCookie(new Request(origin, { headers: { cookie } }), origin);

describe('the session cookie (SAFETY-2, SAFETY-3)', () => {
  test('is HttpOnly, bound to the host, and lasts as long as a session at most', () => {
    expect(writeCookie(https, value)).toBe(
      `__Host-lineside=${value}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test('is not Secure on http, as in development', () => {
    expect(writeCookie(http, value)).toBe(`lineside=${value}; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('is removed by an empty value', () => {
    expect(writeCookie(https, '')).toMatch(/^__Host-lineside=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is 256 random bits', () => {
    const values = Array.from({ length: 100 }, newCookieValue);
    expect(new Set(values).size).toBe(100);
    for (const one of values) expect(one).toMatch(/^[\w-]{43}$/);
  });

  test('is found among other cookies', () => {
    expect(ask(`a=1; __Host-lineside=${value}; b=2`)).toBe(value);
    expect(ask(`lineside=${value}`, http)).toBe(value);
  });

  test.each([
    ['no cookie', ''],
    ['the name that is used on http', `lineside=${value}`],
    ['a value that is too short', `__Host-lineside=${'a'.repeat(42)}`],
    ['a value that is too long', `__Host-lineside=${'a'.repeat(44)}`],
    ['a character outside base64url', `__Host-lineside=${'a'.repeat(42)}!`],
    ['an empty value', '__Host-lineside='],
    ['another name with the same ending', `x__Host-lineside=${value}`],
  ])('is not read from %s', (_, cookie) => {
    expect(ask(cookie)).toBeUndefined();
  });
});

describe('the cookie of a sign-in under way (SIGNIN-20, SIGNIN-3)', () => {
  test('has its own name, and lasts ten minutes', () => {
    expect(writeAttemptCookie(https, value, false)).toBe(
      `__Host-lineside-signin=${value}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test('comes along from another site where the broker posts its answer', () => {
    expect(writeAttemptCookie(https, value, true)).toBe(
      `__Host-lineside-signin=${value}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=None`,
    );
  });

  test('is never read as a session’s', () => {
    const request = new Request(https, { headers: { cookie: `__Host-lineside-signin=${value}` } });
    expect(readAttemptCookie(request, https)).toBe(value);
    expect(readCookie(request, https)).toBeUndefined();
  });
});

describe('the Session object’s name', () => {
  test('follows from the cookie and does not reveal it', async () => {
    const name = await sessionNameOf(value);
    expect(name).toBe(await sessionNameOf(value));
    expect(name).not.toBe(await sessionNameOf(`b${value.slice(1)}`));
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(name).not.toContain('aaaa');
  });
});
