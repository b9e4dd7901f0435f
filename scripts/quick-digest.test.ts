import { expect, it } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) => Buffer.from(buffer).toString('hex');
const native = SubtleCrypto.prototype;

it.each(['', 'abc', 'ñ'.repeat(5_000)])('SHA-256 and HMAC-SHA-256 are those of Web Crypto: %j', async (text) => {
  const { subtle } = crypto;
  expect(hex(await subtle.digest('SHA-256', bytes(text)))).toBe(
    hex(await native.digest.call(subtle, 'SHA-256', bytes(text))),
  );
  const key = await subtle.importKey('raw', bytes('a secret'), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  expect(hex(await subtle.sign('HMAC', key, bytes(text)))).toBe(
    hex(await native.sign.call(subtle, 'HMAC', key, bytes(text))),
  );
});

it('other sums are left to Web Crypto', async () => {
  expect((await crypto.subtle.digest('SHA-512', bytes('abc'))).byteLength).toBe(64);
  const hash = { name: 'HMAC', hash: 'SHA-512' };
  const key = await crypto.subtle.importKey('raw', bytes('a secret'), hash, false, ['sign']);
  expect((await crypto.subtle.sign('HMAC', key, bytes('abc'))).byteLength).toBe(64);
});
