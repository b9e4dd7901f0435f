import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { makePushBrowser } from '#fixtures/push-browser.ts';
import { deviceTtlMs, maxDevices, maxToggles } from '#rpc/notification/notification.ts';
import { hour, minute, pass, standStill } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { ended, isTold, live, rows } from '../testing/own-browsers.ts';
import { loseRename, ringAfter } from '../testing/own-operations.ts';
import { identityOf, signIn } from '../testing/sign-in.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { answerPush, choiceOf, pushed, type ToldBrowser, turnOn } from '../testing/told-browser.ts';
import { sessionOf } from './access.ts';

standStill();
begin('active-family');

describe('browsers with notifications', () => {
  test('lose notifications of a session that signs out, with the waiting messages (SETTINGS-15)', async () => {
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

  test('drops pending messages once the person signed out everywhere (SETTINGS-15)', async () => {
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

  test('belong to the person who signed in last (SETTINGS-15, SETTINGS-16)', async () => {
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

  test('are limited to the latest ones of a person (SETTINGS-17)', async () => {
    const browsers: ToldBrowser[] = [];
    for (let count = 0; count <= maxDevices; count += 1) {
      browsers.push(await turnOn(account(), signedIn));
      pass(1);
    }
    const told = await Promise.all(browsers.map(({ device }) => isTold(device)));
    expect(told).toEqual([false, ...Array.from({ length: maxDevices }, () => true)]);
  });

  test('are forgotten 90 days after their last sign-in, and with their customer (SETTINGS-16)', async () => {
    const phone = await turnOn(account(), signedIn);
    await account().forgetWhenEnded({ customerId: dana.customerId, receipt: 'r', by: 'test' });
    expect(await storedRows(account() as DurableObjectStub<undefined>)).not.toContain(phone.id);
    const next = await turnOn(account(), await signIn(dana));
    await ringAfter(deviceTtlMs + 25 * hour);
    expect(await storedRows(account() as DurableObjectStub<undefined>)).not.toContain(next.id);
  });

  test('are exported with their settings, and without an address (SETTINGS-21)', async () => {
    await turnOn(account(), signedIn, ['sim']);
    const { devices } = await account().exportData(signedIn.requester);
    expect(devices).toEqual([{ seenAt: Date.now(), alerts: ['sim'] }]);
  });
});

describe('shows in Activity the times at which notifications began and ended on a device (SETTINGS-22)', () => {
  const turns = async () => (await account().activityNotes()).turns.map(({ customerId, isOn }) => [customerId, isOn]);
  const [began, over] = [() => [dana.customerId, true], () => [dana.customerId, false]];

  test('lists each device once, and no other alert or later sign-in in the same browser', async () => {
    const phone = await turnOn(account(), signedIn);
    const at = Date.now();
    pass(minute);
    await account().subscribeDevice(signedIn.requester, { id: phone.device, language: 'en', alerts: ['sim'] });
    const browser = { device: phone.device, isKnown: false };
    await account().signedIn((await signIn(dana)).session, dana.customerId, identityOf(dana.email), browser);
    expect((await account().activityNotes()).turns).toEqual([{ customerId: dana.customerId, at, isOn: true }]);
    expect(await account().exportData(signedIn.requester)).toMatchObject({ turns: [{ at, isOn: true }] });
  });

  test.each<[string, (phone: ToldBrowser) => Promise<unknown>]>([
    ['it is turned off', (phone) => account().unsubscribeDevice(signedIn.requester, phone.device)],
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
    await account().unsubscribeDevice(again.requester, phone.device);
    expect(await turns()).toHaveLength(2);
  });

  test('ends for one person and begins for another who uses the browser', async () => {
    const phone = await turnOn(account(), signedIn);
    const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
    pass(minute);
    await account().subscribeDevice(marco.requester, choiceOf(phone));
    expect(await turns()).toEqual([[marco.actor.customerId, true], over(), began()]);
  });

  test('lists the latest twenty of a customer, until they are forgotten', async () => {
    for (let count = 0; count < maxToggles; count += 1) {
      await turnOn(account(), signedIn);
      pass(1);
    }
    await account().endDevices({ customerId: dana.customerId });
    expect(await turns()).toHaveLength(maxToggles);
    await account().forgetWhenEnded({ customerId: dana.customerId, receipt: 'r', by: 'test' });
    expect(await turns()).toEqual([]);
  });
});

describe('an address that a browser gives', () => {
  test('rejects an endpoint outside of the listed push services (SETTINGS-18)', async () => {
    const browser = { ...(await makePushBrowser()), endpoint: `${env.CARRIER_ORIGIN}/x` };
    expect(await account().subscribeDevice(signedIn.requester, choiceOf(browser))).toBe(false);
    expect(await storedRows(account() as DurableObjectStub<undefined>)).not.toContain(browser.auth);
  });

  test('rejects a key that is not the portal’s (SETTINGS-18)', async () => {
    const choice = choiceOf(await makePushBrowser());
    const subscription = { ...choice.subscription, keyId: 'k9' } as typeof choice.subscription;
    expect(await account().subscribeDevice(signedIn.requester, { ...choice, subscription })).toBe(false);
  });

  test('a browser cannot be changed by another person (SETTINGS-18)', async () => {
    const phone = await turnOn(account(), signedIn);
    const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
    const choice = { id: phone.device, language: 'en', alerts: ['sim'] } as const;
    expect(await account().subscribeDevice(marco.requester, choice)).toBe(false);
    await account().unsubscribeDevice(marco.requester, phone.device);
    expect(await isTold(phone.device)).toBe(true);
    expect(await account().subscribeDevice(signedIn.requester, choice)).toBe(true);
    await account().unsubscribeDevice(signedIn.requester, phone.device);
    expect(await isTold(phone.device)).toBe(false);
  });
});
