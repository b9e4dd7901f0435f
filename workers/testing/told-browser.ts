import { env } from 'cloudflare:workers';
import { base64url, importJWK, jwtVerify, type JWTVerifyOptions } from 'jose';
import { makePushBrowser, type PushBrowser, pushClient, readPushed } from '#fixtures/push-browser.ts';
import type { PushedMessage } from '#fixtures/push-receiver.ts';
import type { Alert, DeviceChoice } from '#rpc/notification/notification.ts';
import type { accountFor, SignedIn } from './sign-in.ts';

export const { answerPush, pushed } = pushClient(env.CARRIER_ORIGIN);

/** What its service worker shows. */
export interface Shown {
  title: string;
  body: string;
  to: string;
  tag: string;
}

/** A browser in which somebody turned notifications on. */
export interface ToldBrowser extends PushBrowser {
  device: string;
}

/** The choice of a browser, as its page posts it. */
export function choiceOf(browser: PushBrowser, more: Partial<DeviceChoice> = {}, keyId = ''): DeviceChoice {
  const { endpoint, p256dh, auth } = browser;
  const subscription = { endpoint, p256dh, auth, keyId };
  return { id: `device-${browser.id}`, language: 'en', alerts: [], subscription, ...more };
}

/** Turns notifications on. @throws when the account does not keep the browser */
export async function turnOn(
  account: ReturnType<typeof accountFor>,
  { requester }: Pick<SignedIn, 'requester'>,
  alerts: readonly Alert[] = [],
  more: Partial<DeviceChoice> = {},
  keyId = '',
): Promise<ToldBrowser> {
  const browser = await makePushBrowser();
  const choice = choiceOf(browser, { alerts, ...more }, keyId);
  if (!(await account.subscribeDevice(requester, choice))) throw new Error('the browser was not kept');
  return { ...browser, device: choice.id };
}

/** What a browser showed, oldest first. */
export async function shownBy(browser: PushBrowser): Promise<Shown[]> {
  const messages = await pushed(browser);
  return Promise.all(messages.map(async (one: PushedMessage) => JSON.parse(await readPushed(one, browser)) as Shown));
}

/** Verifies who signed a message (RFC 8292). @returns the public key, and what the token says */
export async function signerOf({ headers }: PushedMessage, options: JWTVerifyOptions = {}) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = base64url.decode(key);
  const [x, y] = [base64url.encode(point.slice(1, 33)), base64url.encode(point.slice(33))];
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), options);
  return { key, payload };
}
