import { env } from 'cloudflare:workers';
import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushedMessage } from '#fixtures/push-receiver.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { operationOf } from '../testing/answer.ts';
import { hour, minute, pass, standStill, startClock } from '../testing/clock.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { ended, isTold, live, rows, settled } from '../testing/own-browsers.ts';
import { inTables, loseRename, newName, ringAfter, send } from '../testing/own-operations.ts';
import { signIn } from '../testing/sign-in.ts';
import { answerPush, pushed, shownBy, signerOf, type ToldBrowser, turnOn } from '../testing/told-browser.ts';
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

describe('awaited results', () => {
  test('sends one message to each of their browsers, by RFC 8291 and RFC 8292 (SETTINGS-13, SETTINGS-19)', async () => {
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
    const [message] = (await pushed(phone)) as [PushedMessage];
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '43200' });
    expect(message.headers.topic).toMatch(/^[\w-]{1,32}$/);
    startClock();
    const { key, payload } = await signerOf(message, { audience: 'https://push.test', currentDate: new Date(0) });
    expect(key).toBe(pushKeysOf(env)[0]?.publicKey);
    expect(payload.sub).toBe(env.PORTAL_ORIGIN);
  });

  test('sends no message of an end that its own page shows (SETTINGS-13)', async () => {
    const phone = await turnOn(account(), signedIn);
    expect((await send('rename', newName)).state).toBe('done');
    // On a busy machine the answer takes longer than a page waits.
    await inTables('DELETE FROM message');
    await live(hour);
    expect(await pushed(phone)).toEqual([]);
  });

  test('notifies no other person of the account (SETTINGS-13)', async () => {
    const other = dana.lines[1];
    const marco = await signIn(dana, { email: other?.email ?? '' });
    const [own, others] = [await turnOn(account(), signedIn), await turnOn(account(), marco)];
    await ended(await loseRename({ by: marco }));
    expect(await shownBy(others)).toHaveLength(1);
    expect(await pushed(own)).toEqual([]);
  });

  test('sends an end that came after the session once the person signs in (SETTINGS-16)', async () => {
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
  test('ends the browser’s notifications when it has no such browser (SETTINGS-20)', async () => {
    const phone = await turnOn(account(), signedIn);
    await answerPush(phone, { status: 404 });
    await ended(await loseRename());
    expect(await isTold(phone.device)).toBe(false);
    await ended(await loseRename());
    expect(await pushed(phone)).toHaveLength(1);
  });

  test('retries after 429 at the service’s time, with the same topic (SETTINGS-20)', async () => {
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

  test('retries an unavailable service five times and a refusing one once; browsers stay (SETTINGS-20)', async () => {
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

  test('delays neither the alarm’s other work nor other browsers when it hangs (SETTINGS-20)', async () => {
    const [slow, phone] = [await turnOn(account(), signedIn), await turnOn(account(), signedIn)];
    await answerPush(slow, 'hang');
    const id = await loseRename();
    await ringAfter(minute);
    await until(async () => (await operationOf(account(), id))?.state === 'done', 'the end');
    await until(async () => (await pushed(slow)).length === 1 && (await pushed(phone)).length === 1, 'both messages');
    const next = await loseRename();
    await ringAfter(minute);
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

  test('loses nothing in a crash before the call, and sends once (SETTINGS-19)', async () => {
    const phone = await noted();
    await abortAllDurableObjects();
    await runDurableObjectAlarm(account());
    await settled();
    await evictDurableObject(account());
    await live(hour);
    expect(await pushed(phone)).toHaveLength(1);
  });

  test('does not repeat a message in flight when the object crashed (SETTINGS-19)', async () => {
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
