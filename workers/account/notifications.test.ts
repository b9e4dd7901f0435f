import { env } from 'cloudflare:workers';
import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { base64url, importJWK, jwtVerify } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushedMessage } from '#fixtures/push-receiver.ts';
import { newPushBrowser } from '#fixtures/push-browser.ts';
import { deviceLifeMs, mostDevices, mostTurns } from '#rpc/notification/notification.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { operationOf } from '../testing/answer.ts';
import { hour, minute, pass, standStill, startClock } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/own-account.ts';
import { alarmAt, inTables, loseRename, newName, send } from '../testing/own-operations.ts';
import { identityOf, signIn, type SignedIn } from '../testing/sign-in.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { answerPush, choiceOf, pushed, shownBy, type ToldBrowser, turnOn } from '../testing/told-browser.ts';
import { clearFaults, injectFault, until } from '../testing/world.ts';
import { pushKeysOf } from '../push/push-keys.ts';
import { pushLimitMs } from '../push/send-push.ts';
import { sessionOf } from './access.ts';

/** The limits of the calls under way: they end when a test says so, and none keeps its object from being evicted. */
let limits: AbortController[];
const timeout = AbortSignal.timeout.bind(AbortSignal);
const endLimits = () => runInDurableObject(account(), () => limits.forEach((limit) => limit.abort()));

standStill();
begin('active-family');
beforeEach(async () => {
  limits = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== pushLimitMs) return timeout(ms);
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
});

/** Lets the alarm ring whenever it is due, until so much time has passed. */
async function live(ms: number): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    const next = await alarmAt();
    if (next > end) return pass(end - Date.now());
    pass(Math.max(0, next - Date.now()));
    await runDurableObjectAlarm(account());
    await settled();
  }
}

/** Waits until nothing is being sent. */
const settled = () =>
  until(async () => (await rows()).every(({ next_at: nextAt }) => nextAt !== null), 'the end of the calls');

const rows = () => inTables<{ device: string; next_at: number | null; tries: number }>('SELECT * FROM message');

async function ended(id: string): Promise<void> {
  await live(2 * minute);
  expect((await operationOf(account(), id))?.state).toBe('done');
}

const isTold = (device: string, { actor }: SignedIn = signedIn) =>
  account()
    .deviceHere({ actor }, device)
    .then((here: unknown) => here !== undefined);

describe('what somebody waited for', () => {
  test('SETTINGS-13, SETTINGS-19: one message to each of their browsers, as RFC 8291 and RFC 8292 say', async () => {
    const [phone, tablet] = [
      await turnOn(account(), signedIn),
      await turnOn(account(), signedIn, [], { language: 'es' }),
    ];
    const id = await loseRename();
    await ended(id);
    await live(3 * hour);
    expect(await shownBy(phone)).toEqual([
      {
        title: 'Your change is done',
        body: 'Open it to see the details.',
        to: `/activity/${id}`,
        tag: expect.any(String),
      },
    ]);
    expect(await shownBy(tablet)).toMatchObject([{ title: 'Listo: su cambio' }]);
    const [{ headers }] = (await pushed(phone)) as [PushedMessage];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '43200' });
    expect(headers.topic).toMatch(/^[\w-]{1,32}$/);
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(pushKeysOf(env)[0]?.publicKey);
    const point = base64url.decode(key);
    const [x, y] = [base64url.encode(point.slice(1, 33)), base64url.encode(point.slice(33))];
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    startClock();
    const { payload } = await jwtVerify(token, jwk, { audience: 'https://push.test', currentDate: new Date(0) });
    expect(payload.sub).toBe(env.PORTAL_ORIGIN);
  });

  test('SETTINGS-13: an end that its own page shows is told by no message', async () => {
    const phone = await turnOn(account(), signedIn);
    expect((await send('rename', newName)).state).toBe('done');
    // On a busy machine the answer takes longer than a page waits.
    await inTables('DELETE FROM message');
    await live(hour);
    expect(await pushed(phone)).toEqual([]);
  });

  test('SETTINGS-13: nobody else of the account is told', async () => {
    const other = dana.lines[1];
    const marco = await signIn(dana, { email: other?.email ?? '' });
    const [own, others] = [await turnOn(account(), signedIn), await turnOn(account(), marco)];
    await ended(await loseRename({ by: marco }));
    expect(await shownBy(others)).toHaveLength(1);
    expect(await pushed(own)).toEqual([]);
  });

  test('SETTINGS-16: an end that is found out after the session was over is told once somebody signs in', async () => {
    const phone = await turnOn(account(), signedIn);
    await injectFault(dana, { endpoint: 'customer.group', fault: 500, times: 1_000 });
    const id = await loseRename();
    await sessionOf(env, signedIn.session).end(true);
    await live(hour);
    expect(await pushed(phone)).toEqual([]);
    await clearFaults(dana);
    const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
    await account().read(marco.requester, []);
    await ended(id);
    expect(await shownBy(phone)).toHaveLength(1);
  });
});

describe('a service that does not take a message', () => {
  test.each([404, 410])('SETTINGS-20: %i ends the browser’s notifications', async (status) => {
    const phone = await turnOn(account(), signedIn);
    await answerPush(phone, { status });
    await ended(await loseRename());
    expect(await isTold(phone.device)).toBe(false);
    await ended(await loseRename());
    expect(await pushed(phone)).toHaveLength(1);
  });

  test('SETTINGS-20: 429 is asked again when it says, and with the same topic', async () => {
    const phone = await turnOn(account(), signedIn);
    await answerPush(phone, { status: 429, retryAfter: 600 }, { status: 503 });
    await ended(await loseRename());
    await live(7 * minute);
    expect(await pushed(phone)).toHaveLength(1);
    await live(10 * minute);
    expect(await pushed(phone)).toHaveLength(3);
    await live(10 * hour);
    expect(new Set((await pushed(phone)).map(({ headers }) => headers.topic)).size).toBe(1);
    expect(new Set((await shownBy(phone)).map(({ tag }) => tag)).size).toBe(1);
    expect(await pushed(phone)).toHaveLength(3);
  });

  test('SETTINGS-20: never ready, it is asked five times, and one that refuses once; browsers stay', async () => {
    const [busy, strict] = [await turnOn(account(), signedIn), await turnOn(account(), signedIn)];
    await answerPush(busy, ...Array.from({ length: 20 }, () => ({ status: 503 })));
    await answerPush(strict, { status: 403 });
    await ended(await loseRename());
    await live(11 * hour);
    expect(await pushed(busy)).toHaveLength(5);
    expect(await pushed(strict)).toHaveLength(1);
    expect(await rows()).toEqual([]);
    expect(await isTold(busy.device)).toBe(true);
    expect(await isTold(strict.device)).toBe(true);
  });

  test('SETTINGS-20: one that hangs keeps neither the alarm’s other work nor other browsers waiting', async () => {
    const [slow, phone] = [await turnOn(account(), signedIn), await turnOn(account(), signedIn)];
    await answerPush(slow, 'hang');
    const id = await loseRename();
    pass(minute);
    await runDurableObjectAlarm(account());
    await until(async () => (await operationOf(account(), id))?.state === 'done', 'the end');
    await until(async () => (await pushed(slow)).length === 1 && (await pushed(phone)).length === 1, 'both messages');
    const next = await loseRename();
    pass(minute);
    await runDurableObjectAlarm(account());
    expect((await operationOf(account(), next))?.state).toBe('done');
    await endLimits();
    await settled();
    await live(2 * minute);
    expect(new Set((await pushed(slow)).map(({ headers }) => headers.topic)).size).toBe(2);
    expect(await pushed(slow)).toHaveLength(3);
  });
});

describe('once, whatever happens to the object', () => {
  /** The end is noted, and the alarm that sends it has not rung: the platform's clock is behind. */
  async function noted(): Promise<ToldBrowser> {
    const phone = await turnOn(account(), signedIn);
    const id = await loseRename();
    pass(10 * minute);
    expect(await account().recheck(spokenReference(id))).toMatchObject({ state: 'done' });
    expect(await rows()).toMatchObject([{ device: phone.device, tries: 0 }]);
    expect(await pushed(phone)).toEqual([]);
    return phone;
  }

  test('SETTINGS-19: a crash before the call loses nothing and sends once', async () => {
    const phone = await noted();
    await abortAllDurableObjects();
    await runDurableObjectAlarm(account());
    await settled();
    await evictDurableObject(account());
    await live(hour);
    expect(await pushed(phone)).toHaveLength(1);
  });

  test('SETTINGS-19: what was on its way when the object died is not sent a second time', async () => {
    const phone = await noted();
    await answerPush(phone, 'hang');
    await runDurableObjectAlarm(account());
    await until(async () => (await pushed(phone)).length > 0, 'the message');
    await abortAllDurableObjects();
    await ended(await loseRename());
    await live(11 * hour);
    expect(await pushed(phone)).toHaveLength(2);
    expect(new Set((await shownBy(phone)).map(({ to }) => to)).size).toBe(2);
    expect(await rows()).toEqual([]);
  });
});

describe('whose browsers are told', () => {
  test('SETTINGS-15: signing out ends what its session turned on, and what waits to be sent', async () => {
    const [phone, tablet] = [await turnOn(account(), signedIn), await turnOn(account(), await signIn(dana))];
    await answerPush(phone, { status: 429, retryAfter: 3_600 });
    await ended(await loseRename());
    await sessionOf(env, signedIn.session).end();
    expect(await isTold(phone.device)).toBe(false);
    expect(await isTold(tablet.device)).toBe(true);
    const again = await signIn(dana);
    await account().read(again.requester, []);
    await ended(await loseRename({ by: again }));
    await live(hour);
    expect(await pushed(phone)).toHaveLength(1);
    expect(await pushed(tablet)).toHaveLength(2);
  });

  test('SETTINGS-15: signing out everywhere ends all, everywhere else all but this one', async () => {
    const browsers = [await turnOn(account(), signedIn), await turnOn(account(), signedIn)];
    const [one, other] = browsers as [ToldBrowser, ToldBrowser];
    await account().endDevices({ customerId: dana.customerId, but: one.device });
    expect([await isTold(one.device), await isTold(other.device)]).toEqual([true, false]);
    await account().endDevices({ customerId: dana.customerId });
    expect(await isTold(one.device)).toBe(false);
  });

  test('SETTINGS-15: what waits to be sent is not sent once somebody signed out everywhere', async () => {
    const phone = await turnOn(account(), signedIn, ['sign-in']);
    await answerPush(phone, { status: 429, retryAfter: 3_600 });
    await ended(await loseRename());
    expect(await rows()).toMatchObject([{ device: phone.device }]);
    await account().endDevices({ customerId: dana.customerId });
    await account().signedIn(crypto.randomUUID(), dana.customerId, identityOf(dana.email), { isKnown: false });
    await live(2 * hour);
    expect(await pushed(phone)).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test('SETTINGS-15, SETTINGS-16: a later sign-in takes the browser over, and another person’s ends it', async () => {
    const phone = await turnOn(account(), signedIn);
    const later = await signIn(dana);
    const browser = { device: phone.device, isKnown: false };
    await account().signedIn(later.session, dana.customerId, identityOf(dana.email), browser);
    await sessionOf(env, signedIn.session).end();
    expect(await isTold(phone.device)).toBe(true);
    const other = dana.lines[1];
    await account().signedIn('session-of-another', other?.customerId ?? '', identityOf(other?.email ?? ''), browser);
    expect(await isTold(phone.device)).toBe(false);
  });

  test('SETTINGS-17: of one person the latest browsers are kept', async () => {
    const browsers: ToldBrowser[] = [];
    for (let count = 0; count <= mostDevices; count += 1) {
      browsers.push(await turnOn(account(), signedIn));
      pass(1);
    }
    const told = await Promise.all(browsers.map(({ device }) => isTold(device)));
    expect(told).toEqual([false, ...Array.from({ length: mostDevices }, () => true)]);
  });

  test('SETTINGS-16: a browser is forgotten 90 days after its last sign-in, and with its customer', async () => {
    const phone = await turnOn(account(), signedIn);
    await account().forgetWhenEnded({ customerId: dana.customerId, receipt: 'r', by: 'test' });
    expect(await storedRows(account() as DurableObjectStub<undefined>)).not.toContain(phone.id);
    const next = await turnOn(account(), await signIn(dana));
    pass(deviceLifeMs + 25 * hour);
    await runDurableObjectAlarm(account());
    expect(await storedRows(account() as DurableObjectStub<undefined>)).not.toContain(next.id);
  });

  test('SETTINGS-21: the file of what is kept has each browser with what it is told, and no address', async () => {
    await turnOn(account(), signedIn, ['sim']);
    const { devices } = await account().kept(signedIn.requester);
    expect(devices).toEqual([{ seenAt: Date.now(), alerts: ['sim'] }]);
  });
});

describe('SETTINGS-22: Activity says when notifications began and ended on a device', () => {
  const turns = async () => (await account().activityNotes()).turns.map(({ customerId, isOn }) => [customerId, isOn]);
  const [began, over] = [() => [dana.customerId, true], () => [dana.customerId, false]];

  test('once for each device, and not of other alerts or a later sign-in in the same browser', async () => {
    const phone = await turnOn(account(), signedIn);
    const at = Date.now();
    pass(minute);
    await account().keepDevice(signedIn.requester, { id: phone.device, language: 'en', alerts: ['sim'] });
    const browser = { device: phone.device, isKnown: false };
    await account().signedIn((await signIn(dana)).session, dana.customerId, identityOf(dana.email), browser);
    expect((await account().activityNotes()).turns).toEqual([{ customerId: dana.customerId, at, isOn: true }]);
    expect(await account().kept(signedIn.requester)).toMatchObject({ turns: [{ at, isOn: true }] });
  });

  test.each<[string, (phone: ToldBrowser) => Promise<unknown>]>([
    ['it is turned off', (phone) => account().dropDevice(signedIn.requester, phone.device)],
    ['its session is signed out', () => sessionOf(env, signedIn.session).end()],
    ['somebody signs out everywhere', () => account().endDevices({ customerId: dana.customerId })],
    [
      'its service knows it no more',
      async (phone) => {
        await answerPush(phone, { status: 410 });
        await ended(await loseRename());
      },
    ],
  ])('when %s', async (_, end) => {
    const phone = await turnOn(account(), signedIn);
    pass(minute);
    await end(phone);
    expect(await isTold(phone.device)).toBe(false);
    expect(await turns()).toEqual([over(), began()]);
    const again = await signIn(dana);
    await account().dropDevice(again.requester, phone.device);
    expect(await turns()).toHaveLength(2);
  });

  test('when another person uses the browser: of the one it ends, of the other it begins', async () => {
    const phone = await turnOn(account(), signedIn);
    const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
    pass(minute);
    await account().keepDevice(marco.requester, choiceOf(phone));
    expect(await turns()).toEqual([[marco.actor.customerId, true], over(), began()]);
  });

  test('the latest twenty of a customer, until they are forgotten', async () => {
    for (let count = 0; count < mostTurns; count += 1) {
      await turnOn(account(), signedIn);
      pass(1);
    }
    await account().endDevices({ customerId: dana.customerId });
    expect(await turns()).toHaveLength(mostTurns);
    await account().forgetWhenEnded({ customerId: dana.customerId, receipt: 'r', by: 'test' });
    expect(await turns()).toEqual([]);
  });
});

describe('an address that a browser gives', () => {
  test('SETTINGS-18: that is none of a push service is not kept', async () => {
    const browser = { ...(await newPushBrowser()), endpoint: `${env.CARRIER_ORIGIN}/x` };
    expect(await account().keepDevice(signedIn.requester, choiceOf(browser))).toBe(false);
    expect(await storedRows(account() as DurableObjectStub<undefined>)).not.toContain(browser.auth);
  });

  test('SETTINGS-18: a key that is not the portal’s is not kept', async () => {
    const choice = choiceOf(await newPushBrowser());
    const subscription = { ...choice.subscription, keyId: 'k9' } as typeof choice.subscription;
    expect(await account().keepDevice(signedIn.requester, { ...choice, subscription })).toBe(false);
  });

  test('SETTINGS-18: a browser cannot be changed by another person', async () => {
    const phone = await turnOn(account(), signedIn);
    const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
    const choice = { id: phone.device, language: 'en', alerts: ['sim'] } as const;
    expect(await account().keepDevice(marco.requester, choice)).toBe(false);
    await account().dropDevice(marco.requester, phone.device);
    expect(await isTold(phone.device)).toBe(true);
    expect(await account().keepDevice(signedIn.requester, choice)).toBe(true);
    await account().dropDevice(signedIn.requester, phone.device);
    expect(await isTold(phone.device)).toBe(false);
  });
});
