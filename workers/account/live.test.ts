import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { pass, second, standStill } from '../testing/clock.ts';
import { account, begin, beginAt, dana, signedIn } from '../testing/signed-in-account.ts';
import { buy, inTables, ringAfter } from '../testing/own-operations.ts';
import { accountFor } from '../testing/sign-in.ts';
import { advanceClock, calls, change, clearCalls, open, until } from '../testing/world.ts';

standStill();
begin('porting');

/** A page that waits for news, as the Worker lets it in. */
async function page(session = signedIn.session, audience = 'home', somebody = dana, since?: number) {
  const made = since === undefined ? '' : `&since=${since}`;
  const response = await accountFor(somebody).fetch(`https://portal.example/live?audience=${audience}${made}`, {
    headers: { upgrade: 'websocket', 'x-session': session, 'x-customer': session },
  });
  expect(response.status).toBe(101);
  const socket = response.webSocket as WebSocket;
  const heard: string[] = [];
  const ends: number[] = [];
  socket.addEventListener('message', ({ data }) => void heard.push(data as string));
  socket.addEventListener('close', ({ code }) => void ends.push(code));
  socket.accept();
  return { socket, heard, ends };
}

/** Waits for the answer of a page's socket, which comes after all that was sent to it before. */
async function answers({ socket, heard }: Awaited<ReturnType<typeof page>>): Promise<void> {
  socket.send('ping');
  await until(async () => heard.length > 0, 'the answer');
}

const watch = (audience: 'home' | 'journey' = 'home') =>
  account().requestPolling(signedIn.requester, audience, [{ kind: 'activation', subjectId: dana.customerId }]);
const nextIn = async () => Number((await inTables('SELECT next_at FROM job'))[0]?.next_at) - Date.now();

describe('a live page', () => {
  test('gets a change without its content, and reads it itself', async () => {
    const { heard } = await page();
    await watch();
    await change(dana, { status: 2 });
    await ringAfter(30 * second);
    await until(async () => heard.length > 0, 'the news');
    expect(new Set(heard)).toEqual(new Set(['changed']));
  });

  const ask = async (session: string, customer: string) => {
    const headers = { upgrade: 'websocket', 'x-session': session, 'x-customer': customer };
    const response = await account().fetch('https://portal.example/live?audience=home', { headers });
    response.webSocket?.accept();
    return response;
  };

  test.each<[string, number, (at: number) => [string, string], [string, string]]>([
    ['ten that listen of one session', 10, () => ['session-0', 'one'], ['session-1', 'one']],
    ['thirty that listen of one person', 30, (at: number) => [`session-${at % 6}`, 'one'], ['session-7', 'other']],
  ])('is one of %s, without effect on others (SAFETY-28)', async (_, most, nameOf, other) => {
    const asked = (at: number) => ask(...nameOf(at));
    const responses: Response[] = [];
    for (let at = 0; at < most + 6; at += 1) responses.push(await asked(at));
    expect(responses.map(({ status }) => status)).toEqual([...Array(most).fill(101), ...Array(6).fill(429)]);
    expect(responses.at(-1)?.headers.get('retry-after')).toBe('60');
    expect((await ask(...other)).status).toBe(101);
    responses[0]?.webSocket?.close();
    await until(async () => (await asked(0)).status === 101, 'a free place');
  });

  test('gets the time of the last poll without a change', async () => {
    const { heard } = await page();
    await watch();
    await ringAfter(30 * second);
    const first = heard.length;
    await ringAfter(30 * second);
    await until(async () => heard.length > first, 'the time');
    expect(heard.slice(first)).toEqual([String(Date.now())]);
  });

  test('receives a purchase, its answer and its end for each person of the account', async () => {
    await beginAt('active-single');
    const pages = await Promise.all([page(), page('another-session')]);
    await buy();
    await until(async () => pages.every(({ heard }) => heard.length === 2), 'the news');
    await advanceClock(dana, 10 * second);
    await ringAfter(5 * second);
    await until(async () => pages.every(({ heard }) => heard.length === 3), 'the end');
  });

  test('receives nothing of another account', async () => {
    const stranger = await open('active-single');
    const theirs = await page('their-session', 'home', stranger);
    await beginAt('active-single');
    await buy();
    await answers(theirs);
    expect(theirs.heard).toEqual(['pong']);
  });

  test('survives the object’s sleep', async () => {
    await beginAt('active-single');
    const { heard } = await page();
    await evictDurableObject(account());
    await buy();
    await until(async () => heard.includes('changed'), 'the news');
  });

  test('closes when its session signs out, and no other’s does', async () => {
    const [mine, other] = await Promise.all([page(), page('another-session')]);
    await account().leave(signedIn.session);
    await until(async () => mine.ends.length > 0, 'the end');
    expect(mine.ends).toEqual([1000]);
    await answers(other);
    expect(other.ends).toEqual([]);
  });

  test.each([
    ['a text', 'hello'],
    ['almost a megabyte', 'a'.repeat(900_000)],
    ['bytes', new Uint8Array([1, 2, 3])],
  ])('that sends %s is cut off, and others are not (SAFETY-28)', async (_, message) => {
    const [mine, other] = await Promise.all([page(), page('another-session')]);
    mine.socket.send(message);
    await until(async () => mine.ends.length > 0, 'the end');
    expect(mine.ends).toEqual([1008]);
    await answers(other);
    expect(other.ends).toEqual([]);
  });

  test('no longer counts as connected when it is closed', async () => {
    const { socket } = await page(signedIn.session, 'journey');
    await watch();
    socket.close(1000);
    await until(() => runInDurableObject(account(), (_, state) => state.getWebSockets().length === 0), 'the end');
    await ringAfter(30 * second);
    expect(await nextIn()).toBe(30 * second);
  });
});

describe('after all sockets were cut (POLL-14)', () => {
  const sessions = Array.from({ length: 4 }, (_, index) => `session-${index}`);
  const sixteen = (since: number) =>
    Promise.all(sessions.flatMap((one) => sessions.map(() => page(one, 'home', dana, since))));
  const heardBy = (pages: Awaited<ReturnType<typeof sixteen>>) =>
    pages.filter(({ heard }) => heard.includes('changed'));
  const watchAsShown = () =>
    account().requestPolling(signedIn.requester, 'home', [
      { kind: 'activation', subjectId: dana.customerId, state: '9' },
    ]);
  const cut = () => evictDurableObject(account(), { webSockets: 'close' });
  /** What each page that hears of a change asks for. */
  const load = () =>
    account().read(signedIn.requester, [{ id: 'customer.group', input: { groupId: dana.groupId }, maxAgeMs: 15_000 }]);

  /** The carrier's calls of a minute, in which pages that hear of a change are loaded again. */
  async function minuteOf(pages: Awaited<ReturnType<typeof sixteen>>): Promise<number> {
    await clearCalls(dana);
    for (let passed = 0; passed < 60; passed += 30) {
      await ringAfter(30 * second);
    }
    await Promise.all(heardBy(pages).map(load));
    return (await calls(dana)).length;
  }

  test('reconnects without a reload: 16 pages cause no more carrier calls than before', async () => {
    await watchAsShown();
    const made = Date.now();
    const before = await minuteOf(await sixteen(made));
    expect(before).toBeGreaterThan(0);
    await cut();
    const back = await sixteen(made);
    expect(await minuteOf(back)).toBeLessThanOrEqual(1.5 * before);
    expect(heardBy(back)).toEqual([]);
  });

  test('gets changes in the meantime when it comes back, also after a restart of the object', async () => {
    await watchAsShown();
    const made = Date.now();
    await sixteen(made);
    await cut();
    await change(dana, { status: 2 });
    await ringAfter(30 * second);
    await evictDurableObject(account());
    const back = await sixteen(made);
    await until(async () => heardBy(back).length === 16, 'the news');
    pass(second);
    const later = await page('another-session', 'home', dana, Date.now());
    await answers(later);
    expect(later.heard).toEqual(['pong']);
  });
});

describe('live pages and their polls (POLL-1)', () => {
  test('polls a line every 5 s from a journey’s page, for as long as it is open', async () => {
    await page(signedIn.session, 'journey');
    await watch('home');
    expect(await nextIn()).toBe(5 * second);
    for (let looks = 1; looks <= 3; looks += 1) {
      await ringAfter(60 * second);
      expect(await nextIn()).toBe(5 * second);
    }
  });

  test('polls the line every 30 s from Home, also hours later', async () => {
    await page();
    await watch();
    await ringAfter(5 * 3_600 * second);
    expect(await nextIn()).toBe(30 * second);
  });
});
