import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { base64url } from 'jose';
import { afterEach, expect, test } from 'vitest';
import type { Env } from '../env.ts';
import { pushHere } from '../push/push-here.ts';
import { identityOf } from '../testing/sign-in.ts';
import { pushed, signerOf, type ToldBrowser, turnOn } from '../testing/told-browser.ts';
import { until } from '../testing/world.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { isTold } from '../testing/own-browsers.ts';

// What happens to browsers that are told when the operator changes the push key (README, "Deploy").

const first = env.PUSH_KEY ?? '';

begin('active-single');
afterEach(() => configure(first));

/** Deploys the keys: the object reads them anew for each message. */
const configure = (keys: string) =>
  runInDurableObject(account(), (object) => void Object.assign(Reflect.get(object, 'env') as Env, { PUSH_KEY: keys }));

/** A key pair as `npx web-push generate-vapid-keys` makes it. */
async function newKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const { privateKey, publicKey } = pair as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer);
  const { d = '' } = (await crypto.subtle.exportKey('jwk', privateKey)) as JsonWebKey;
  return `${base64url.encode(point)}.${d}`;
}

/** Turns notifications on with the key that the page hands out under these keys. */
async function turnOnNow(keys: string): Promise<ToldBrowser> {
  const here = await pushHere({ ...env, PUSH_KEY: keys }, new Request(env.PORTAL_ORIGIN), env.PORTAL_ORIGIN);
  return turnOn(account(), signedIn, ['sign-in'], {}, here?.keyId);
}

/** Somebody signs in elsewhere, which the browsers are told of. */
async function signInElsewhere(): Promise<void> {
  await account().signedIn(crypto.randomUUID(), dana.customerId, identityOf(dana.email), { isKnown: false });
  await runDurableObjectAlarm(account());
}

/** The keys that the messages of a browser were signed with; their signatures are right. */
const signers = async (browser: ToldBrowser) =>
  (await Promise.all((await pushed(browser)).map((one) => signerOf(one)))).map(({ key }) => key);

const publicOf = (key: string) => key.split('.')[0] ?? '';

test('sends to each browser with its own key after a new key was put first (SETTINGS-23)', async () => {
  const phone = await turnOn(account(), signedIn, ['sign-in']);
  const second = await newKey();
  await configure(`k2:${second} ${first}`);
  const tablet = await turnOnNow(`k2:${second} ${first}`);
  await signInElsewhere();
  await until(async () => (await pushed(tablet)).length + (await pushed(phone)).length === 2, 'both messages');
  expect(await signers(phone)).toEqual([publicOf(first)]);
  expect(await signers(tablet)).toEqual([publicOf(second)]);
});

test('sends no more to a browser whose key was removed, until it subscribes again (SETTINGS-23)', async () => {
  const phone = await turnOn(account(), signedIn, ['sign-in']);
  const second = await newKey();
  await configure(`k2:${second}`);
  const tablet = await turnOnNow(`k2:${second}`);
  await signInElsewhere();
  await until(async () => (await pushed(tablet)).length === 1, 'the message');
  await until(async () => !(await isTold(phone.device)), 'the end of the other one');
  expect(await pushed(phone)).toEqual([]);
  expect((await account().activityNotes()).turns.map(({ isOn }) => isOn)).toContain(false);
  const again = await turnOnNow(`k2:${second}`);
  await signInElsewhere();
  await until(async () => (await pushed(again)).length === 1, 'the next message');
  expect(await signers(again)).toEqual([publicOf(second)]);
  expect(await pushed(phone)).toEqual([]);
});
