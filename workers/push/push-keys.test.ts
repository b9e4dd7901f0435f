import { base64url } from 'jose';
import { expect, test } from 'vitest';
import { publicSecrets } from '../configuration.ts';
import type { Env } from '../env.ts';
import { writeDeviceCookie } from '../session/device-cookie.ts';
import { pushHere } from './push-here.ts';
import { pushKeysOf } from './push-keys.ts';

const ofFixtures = publicSecrets.at(-1) ?? '';
const [publicKey = '', privateKey = ''] = ofFixtures.split('.');
const bytes = (length: number, first = 4) => base64url.encode(new Uint8Array(length).fill(1).fill(first, 0, 1));
const seal = 'c2VhbC1rZXktb2YtdGhlc2UtdGVzdHMtMzItYnl0ZXM';
const origin = 'https://portal.example';

test('returns the keys with their ids, the one for new devices first (SETTINGS-23)', () => {
  const second = `${bytes(65)}.${bytes(32)}`;
  expect(pushKeysOf({ PUSH_KEY: ofFixtures })).toEqual([{ id: '', publicKey, privateKey }]);
  expect(pushKeysOf({ PUSH_KEY: `k2:${second} k1:${ofFixtures}` })).toEqual([
    { id: 'k2', publicKey: bytes(65), privateKey: bytes(32) },
    { id: 'k1', publicKey, privateKey },
  ]);
});

test.each([
  ['one half', bytes(65)],
  ['a public half that is too short', `${bytes(64)}.${bytes(32)}`],
  ['a point that is compressed', `${bytes(65, 2)}.${bytes(32)}`],
  ['a private half that is too short', `${bytes(65)}.${bytes(31)}`],
  ['a private half that is too long', `${bytes(65)}.${bytes(33)}`],
  ['three parts', `${bytes(65)}.${bytes(32)}.${bytes(32)}`],
])('%s is no push key (SETTINGS-10)', (_, key) => {
  expect(() => pushKeysOf({ PUSH_KEY: key })).toThrow(RangeError);
});

test.each([undefined, ''])('with the push key %j there are no notifications (SETTINGS-10)', async (PUSH_KEY) => {
  expect(pushKeysOf({ PUSH_KEY })).toEqual([]);
  expect(await pushHere({ PUSH_KEY } as Env, new Request(origin), origin)).toBeUndefined();
});

test('returns the first key to a browser, and keeps its mark (SETTINGS-23)', async () => {
  const env = { PUSH_KEY: `k2:${bytes(65)}.${bytes(32)} k1:${ofFixtures}`, SESSION_SEAL_KEY: seal } as Env;
  const here = { publicKey: bytes(65), keyId: 'k2' };
  expect(await pushHere(env, new Request(origin), origin)).toEqual({ ...here, device: undefined });
  const [cookie = ''] = (await writeDeviceCookie(origin, seal, { group: 'g', device: 'd-1' })).split(';');
  expect(await pushHere(env, new Request(origin, { headers: { cookie } }), origin)).toEqual({ ...here, device: 'd-1' });
});
