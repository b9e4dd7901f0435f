import { base64url, decodeProtectedHeader, EncryptJWT } from 'jose';
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

test('opens sealed tokens with the same key (SAFETY-4)', async () => {
  expect(await unseal(key, await seal(key, tokens))).toEqual(tokens);
});

test('makes seals that cannot be read and are never equal (SAFETY-4)', async () => {
  const [one, two] = [await seal(key, tokens), await seal(key, tokens)];
  expect(one).not.toBe(two);
  const parts = one.split('.').map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  expect(one + parts.join()).not.toMatch(/the-(access|id|refresh)-token/);
});

test('opens nothing with another key or a changed character', async () => {
  const sealed = await seal(key, tokens);
  await expect(unseal(other, sealed)).rejects.toThrow();
  const parts = sealed.split('.');
  const text = parts[3] ?? '';
  parts[3] = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  await expect(unseal(key, parts.join('.'))).rejects.toThrow();
  await expect(unseal(key, '')).rejects.toThrow();
});

test('seals nothing with a key of the wrong length', async () => {
  await expect(seal('c2hvcnQ', tokens)).rejects.toThrow();
});

test('a new key seals, and what the old one sealed still opens until that key is taken away (SAFETY-23)', async () => {
  const before = await seal(key, tokens);
  const during = `k2:${other} ${key}`;
  expect(await unseal(during, before)).toEqual(tokens);
  const after = await seal(during, tokens);
  expect(await unseal(`k2:${other}`, after)).toEqual(tokens);
  await expect(unseal(key, after)).rejects.toThrow();
  await expect(unseal(`k2:${other}`, before)).rejects.toThrow('sealed with a key that is gone');
});

/** As the version before keys were derived sealed: with the seal key itself. */
const sealedBefore = (id: string | undefined, withKey: string) =>
  new EncryptJWT({ content: tokens })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .encrypt(base64url.decode(withKey));

test.each([
  ['without an id', key, undefined],
  ['with an id', `k2:${other} k1:${key}`, 'k1'],
])('what the version before sealed with a key %s still opens (SAFETY-23)', async (_, keys, id) => {
  expect(await unseal(keys, await sealedBefore(id, key))).toEqual(tokens);
});

test('seals with a derived key, never with the seal key itself (SAFETY-23)', async () => {
  const sealed = await seal(`k2:${key}`, tokens);
  const { kid } = decodeProtectedHeader(sealed);
  expect([kid, decodeProtectedHeader(await seal(key, tokens)).kid]).toEqual(['hkdf:k2', 'hkdf']);
  const raw = await crypto.subtle.importKey('raw', base64url.decode(key), 'AES-GCM', false, ['decrypt']);
  const [header = '', , iv = '', text = '', tag = ''] = sealed.split('.');
  const opened = crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: base64url.decode(iv), additionalData: new TextEncoder().encode(header) },
    raw,
    new Uint8Array([...base64url.decode(text), ...base64url.decode(tag)]),
  );
  await expect(opened).rejects.toThrow();
});

test('opens no seal of another algorithm, even with the right key', async () => {
  for (const header of [
    { alg: 'dir', enc: 'A128CBC-HS256' },
    { alg: 'A256KW', enc: 'A256GCM' },
  ]) {
    const other = new EncryptJWT({ content: tokens }).setProtectedHeader(header);
    await expect(unseal(key, await other.encrypt(base64url.decode(key)))).rejects.toThrow();
  }
  expect(decodeProtectedHeader(await seal(key, tokens))).toEqual({ alg: 'dir', enc: 'A256GCM', kid: 'hkdf' });
});
