import { base64url } from 'jose';
import { describe, expect, test } from 'vitest';
import {
  hasCookie,
  readAttemptCookie,
  readCookie,
  deriveSessionName,
  writeAttemptCookie,
  writeCookie,
} from './cookie.ts';
import { makeCookieValue } from './cookie-value.ts';

const https = 'https://portal.example';
const http = 'http://localhost:8787';
const key = base64url.encode(new Uint8Array(32).fill(1));
const otherKey = base64url.encode(new Uint8Array(32).fill(2));
const value = await makeCookieValue(key, 'session');
const ask = (cookie: string, origin = https, keys = key) =>
  readCookie(new Request(origin, { headers: { cookie } }), origin, keys);

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

  test('is 256 random bits and a tag', async () => {
    const values = await Promise.all(Array.from({ length: 100 }, () => makeCookieValue(key, 'session')));
    expect(new Set(values.map((one) => one.slice(0, 43))).size).toBe(100);
    for (const one of values) expect(one).toMatch(/^[\w-]{54}$/);
  });

  test('is found among other cookies', async () => {
    expect(await ask(`a=1; __Host-lineside=${value}; b=2`)).toBe(value);
    expect(await ask(`lineside=${value}`, http)).toBe(value);
  });

  test('is read while one of the seal keys made its tag (SAFETY-26)', async () => {
    expect(await ask(`__Host-lineside=${value}`, https, `k2:${otherKey} k1:${key}`)).toBe(value);
    expect(await ask(`__Host-lineside=${value}`, https, otherKey)).toBeUndefined();
  });

  test.each([
    ['no cookie', ''],
    ['the name that is used on http', `lineside=${value}`],
    ['a value without a tag', `__Host-lineside=${value.slice(0, 43)}`],
    ['an invented value', `__Host-lineside=${'a'.repeat(54)}`],
    ['the tag of another value', `__Host-lineside=${'b'.repeat(43)}${value.slice(43)}`],
    ['a value that is too long', `__Host-lineside=${value}a`],
    ['a character outside base64url', `__Host-lineside=${value.slice(0, 53)}!`],
    ['an empty value', '__Host-lineside='],
    ['another name with the same ending', `x__Host-lineside=${value}`],
  ])('is not read from %s (SAFETY-26)', async (_, cookie) => {
    expect(await ask(cookie)).toBeUndefined();
  });

  test('is reported as present, whatever its content', () => {
    const has = (cookie: string) => hasCookie(new Request(https, { headers: { cookie } }), https);
    expect([has('__Host-lineside=x'), has('__Host-lineside-signin=x'), has('')]).toEqual([true, false, false]);
  });
});

describe('the cookie of a sign-in under way (SIGNIN-20, SIGNIN-3)', () => {
  test('has its own name, and lasts an hour', () => {
    expect(writeAttemptCookie(https, value, false)).toBe(
      `__Host-lineside-signin=${value}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test('comes along from another site where the broker posts its answer', () => {
    expect(writeAttemptCookie(https, value, true)).toBe(
      `__Host-lineside-signin=${value}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=None`,
    );
  });

  test('is never read as a session’s, nor under its name', async () => {
    const attempt = await makeCookieValue(key, 'sign-in');
    const request = (name: string) => new Request(https, { headers: { cookie: `${name}=${attempt}` } });
    expect(await readAttemptCookie(request('__Host-lineside-signin'), https, key)).toBe(attempt);
    expect(await readCookie(request('__Host-lineside-signin'), https, key)).toBeUndefined();
    expect(await readCookie(request('__Host-lineside'), https, key)).toBeUndefined();
  });
});

test('the Session object’s name: follows from the cookie and does not reveal it', async () => {
  const name = await deriveSessionName(value);
  expect(name).toBe(await deriveSessionName(value));
  expect(name).not.toBe(await deriveSessionName(`${value.startsWith('b') ? 'c' : 'b'}${value.slice(1)}`));
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(name).not.toContain(value.slice(0, 8));
});
