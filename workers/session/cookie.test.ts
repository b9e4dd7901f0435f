import { describe, expect, test } from 'vitest';
import { base64url, newCookieValue, readCookie, sessionNameOf, writeCookie } from './cookie.ts';

const https = 'https://portal.example';
const http = 'http://localhost:8787';
const value = 'a'.repeat(43);
const ask = (cookie: string, origin = https) => readCookie(new Request(origin, { headers: { cookie } }), origin);

describe('the session cookie (decision 23)', () => {
  test('is HttpOnly, bound to the host, and as old as a session at most', () => {
    expect(writeCookie(https, value)).toBe(
      `__Host-lineside=${value}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test('is not Secure where the portal has no https: on a machine of one’s own', () => {
    expect(writeCookie(http, value)).toBe(`lineside=${value}; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax`);
  });

  test('is taken away with an empty value', () => {
    expect(writeCookie(https, '')).toMatch(/^__Host-lineside=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is 256 random bits', () => {
    const values = Array.from({ length: 100 }, newCookieValue);
    expect(new Set(values).size).toBe(100);
    for (const one of values) expect(one).toMatch(/^[\w-]{43}$/);
  });

  test('is read among others', () => {
    expect(ask(`a=1; __Host-lineside=${value}; b=2`)).toBe(value);
    expect(ask(`lineside=${value}`, http)).toBe(value);
  });

  test.each([
    ['no cookie', ''],
    ['the name of a place without https', `lineside=${value}`],
    ['a value that is too short', `__Host-lineside=${'a'.repeat(42)}`],
    ['a value that is too long', `__Host-lineside=${'a'.repeat(44)}`],
    ['characters of ours that are none', `__Host-lineside=${'a'.repeat(42)}!`],
    ['an empty value', '__Host-lineside='],
    ['another name that ends alike', `x__Host-lineside=${value}`],
  ])('%s is none', (_, cookie) => {
    expect(ask(cookie)).toBeUndefined();
  });
});

describe('the Session object’s name', () => {
  test('is the same for the same cookie, another for another, and does not show it', async () => {
    const name = await sessionNameOf(value);
    expect(name).toBe(await sessionNameOf(value));
    expect(name).not.toBe(await sessionNameOf(`b${value.slice(1)}`));
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(name).not.toContain('aaaa');
  });
});

test('bytes as base64url have no letter that a URL would change', () => {
  expect(base64url(new Uint8Array([251, 255, 254, 0]))).toBe('-__-AA');
});
