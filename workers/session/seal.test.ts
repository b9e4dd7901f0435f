import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE';
const other = 'YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE';
const tokens = {
  accessToken: 'the-access-token',
  idToken: 'the-id-token',
  refreshToken: 'the-refresh-token',
  expiresAt: 1_795_000_000_000,
  renewFrom: 1_794_999_880_000,
};

test('SAFETY-4: sealed tokens come back with the same key', async () => {
  expect(await unseal(key, await seal(key, tokens))).toEqual(tokens);
});

test('SAFETY-4: sealed tokens cannot be read, and no two seals are equal', async () => {
  const [one, two] = [await seal(key, tokens), await seal(key, tokens)];
  expect(one).not.toBe(two);
  const parts = one.split('.').map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  expect(one + parts.join()).not.toMatch(/the-(access|id|refresh)-token/);
});

test('another key or a changed character does not unseal', async () => {
  const sealed = await seal(key, tokens);
  await expect(unseal(other, sealed)).rejects.toThrow();
  const parts = sealed.split('.');
  const text = parts[3] ?? '';
  parts[3] = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  await expect(unseal(key, parts.join('.'))).rejects.toThrow();
  await expect(unseal(key, '')).rejects.toThrow();
});

test('a key of the wrong length does not seal', async () => {
  await expect(seal('c2hvcnQ', tokens)).rejects.toThrow();
});

test('SAFETY-23: a new key seals, and what the old one sealed still opens until that key is taken away', async () => {
  const before = await seal(key, tokens);
  const during = `k2:${other} ${key}`;
  expect(await unseal(during, before)).toEqual(tokens);
  const after = await seal(during, tokens);
  expect(await unseal(`k2:${other}`, after)).toEqual(tokens);
  await expect(unseal(key, after)).rejects.toThrow();
  await expect(unseal(`k2:${other}`, before)).rejects.toThrow();
});
