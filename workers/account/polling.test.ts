import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import type { JobKind } from '#rpc/poll/poll.ts';
import { hour, minute, pass, second, standStill } from '../testing/clock.ts';
import { account, begin, beginAt, dana, signedIn } from '../testing/signed-in-account.ts';
import { alarmAt, inTables, ringAfter } from '../testing/own-operations.ts';
import { signIn } from '../testing/sign-in.ts';
import { change, count, injectFault, until } from '../testing/world.ts';
import { sessionOf } from './access.ts';
import { Polling } from './polling.ts';

standStill();
begin('porting');

const watch = (audience: 'home' | 'journey' = 'home', { requester } = signedIn, kind: JobKind = 'activation') =>
  account().requestPolling(requester, audience, [{ kind, subjectId: dana.customerId }]);
const looks = () => count(dana, 'activation.status');
/** @returns whether the alarm was set for a question; the daily sweep is hours away */
async function ring(): Promise<boolean> {
  return (await alarmAt()) < Date.now() + 6 * hour && runDurableObjectAlarm(account());
}

interface Kept {
  /** Milliseconds from now; the alarm of the daily sweep aside. */
  alarmIn: number | undefined;
  nextIn: number | undefined;
  failures: number;
}

/** The one job of the account, and its alarm. */
async function kept(): Promise<Kept | undefined> {
  const now = Date.now();
  const [row] = await inTables<{ next_at: number | null; failures: number }>('SELECT next_at, failures FROM job');
  const alarmIn = (await alarmAt()) - now;
  return (
    row && {
      alarmIn: alarmIn > 6 * hour ? undefined : alarmIn,
      nextIn: row.next_at === null ? undefined : row.next_at - now,
      failures: row.failures,
    }
  );
}

/** Number of rows that statements have changed since the object woke. */
const written = async () => (await inTables<{ rows: number }>('SELECT total_changes() AS rows'))[0]?.rows;

/** Lets the next look come. */
async function next(ms: number): Promise<void> {
  pass(ms);
  await ring();
}

describe('polls a line once per interval, however many pages are open (POLL-9)', () => {
  test('polls once after 30 s for three viewers of Home, and not at once', async () => {
    const viewers = await Promise.all([signIn(dana), signIn(dana)]);
    await Promise.all([signedIn, ...viewers].map((one) => watch('home', one)));
    expect(await looks()).toBe(0);
    expect(await kept()).toEqual({ alarmIn: 30 * second, nextIn: 30 * second, failures: 0 });
    await next(30 * second);
    expect(await looks()).toBe(1);
    expect(await kept()).toEqual({ alarmIn: 30 * second, nextIn: 30 * second, failures: 0 });
  });

  test('polls 12 times a minute in an activation journey with several viewers (PORT-5, POLL-1)', async () => {
    const all = [signedIn, ...(await Promise.all(Array.from({ length: 3 }, () => signIn(dana))))];
    for (let loads = 0; loads < minute / (5 * second); loads += 1) {
      // Each viewer's page loads itself again with the interval of POLL-10.
      await Promise.all(all.map((one) => watch('journey', one)));
      await ring();
      await next(5 * second);
    }
    expect(await looks()).toBe(12);
  });

  test('neither delays nor repeats polls for repeated requests', async () => {
    await watch();
    for (let reload = 0; reload < 5; reload += 1) {
      pass(5 * second);
      await watch();
    }
    expect(await kept()).toMatchObject({ nextIn: 5 * second });
    expect(await looks()).toBe(0);
  });

  test('polls every 5 s in the activation journey, although Home is open before and after', async () => {
    await watch('home');
    await watch('journey');
    expect(await kept()).toMatchObject({ nextIn: 5 * second });
    await next(5 * second);
    expect(await looks()).toBe(1);
    for (const audience of ['journey', 'home'] as const) {
      await watch(audience);
      expect(await kept()).toMatchObject({ nextIn: 5 * second });
    }
  });

  test('polls after 30 s when a journey was left, and ever more slowly', async () => {
    await watch('journey');
    await next(30 * second);
    expect(await kept()).toMatchObject({ nextIn: 30 * second });
    await next(2 * hour);
    expect((await kept())?.nextIn).toBeGreaterThan(4 * minute);
  });

  test('polls at once on a return to Home after a long time', async () => {
    await watch('home');
    await next(3 * hour);
    expect((await kept())?.nextIn).toBe(5 * minute);
    pass(2 * minute);
    await watch('home');
    expect(await kept()).toMatchObject({ nextIn: 0, alarmIn: 0 });
  });
});

test.each([1, 10])(
  'an answer that changes nothing (POLL-2): status %i: asked every 30 s, and what the account remembers stays',
  async (status) => {
    await change(dana, { status });
    const group = { id: 'customer.group', input: { groupId: dana.groupId }, maxAgeMs: hour };
    const requests = [{ kind: 'activation' as const, subjectId: dana.customerId, state: String(status) }];
    await account().read(signedIn.requester, [group]);
    for (let polls = 1; polls <= 3; polls += 1) {
      await account().requestPolling(signedIn.requester, 'home', requests);
      expect(await kept()).toMatchObject({ nextIn: 30 * second });
      await next(30 * second);
      expect(await looks()).toBe(polls);
    }
    await account().read(signedIn.requester, [group]);
    expect(await count(dana, 'customer.group')).toBe(1);
    await change(dana, { status: 2 });
    await next(30 * second);
    await account().read(signedIn.requester, [group]);
    expect(await count(dana, 'customer.group')).toBe(2);
  },
);

describe('an end', () => {
  test('ends polling with a final answer', async () => {
    await watch();
    await change(dana, { status: 2 });
    await next(30 * second);
    expect(await kept()).toBeUndefined();
    expect(await ring()).toBe(false);
    expect(await looks()).toBe(1);
  });

  test('comes after 72 hours without another poll', async () => {
    await watch();
    pass(72 * hour + second);
    await ring();
    expect(await looks()).toBe(0);
    expect(await kept()).toBeUndefined();
    expect(await ring()).toBe(false);
  });
});

describe('a look that fails', () => {
  test('is repeated after 5 s, 30 s, and then ever later; one success resets the delay', async () => {
    await watch();
    // A read is tried twice by itself.
    await injectFault(dana, { endpoint: 'activation.status', fault: 500, times: 8 });
    const waits: (number | undefined)[] = [];
    for (const wait of [30, 5, 30, 60]) {
      await next(wait * second);
      waits.push((await kept())?.nextIn);
    }
    expect(waits).toEqual([5 * second, 30 * second, 60 * second, 120 * second]);
    await next(120 * second);
    expect(await kept()).toMatchObject({ failures: 0, nextIn: 30 * second });
  });

  test('does not end the polling, nor does an error in the object: the alarm is set again', async () => {
    await watch();
    vi.spyOn(Polling.prototype, 'run').mockRejectedValueOnce(new Error('broken'));
    await next(30 * second);
    expect(await looks()).toBe(0);
    expect((await kept())?.alarmIn).toBe(30 * second);
    await next(30 * second);
    expect(await looks()).toBe(1);
  });

  test('does not end the polling when the alarm was lost: the next viewer sets it again', async () => {
    await watch();
    await runInDurableObject(account(), (_, { storage }) => storage.deleteAlarm());
    await evictDurableObject(account());
    await account().requestPolling(signedIn.requester, 'home', []);
    expect(await kept()).toMatchObject({ alarmIn: 30 * second });
  });

  test('does not end the polling when the alarm is overdue', async () => {
    await watch();
    await runInDurableObject(account(), (_, { storage }) => storage.deleteAlarm());
    pass(hour);
    await account().requestPolling(signedIn.requester, 'home', []);
    expect(await kept()).toMatchObject({ alarmIn: 0 });
  });

  test('stores the next time before the call, so that a crash only delays it', async () => {
    await watch();
    await next(30 * second);
    await injectFault(dana, { endpoint: 'activation.status', fault: 'slow', ms: 400 });
    pass(30 * second);
    const ringing = ring();
    await until(async () => (await looks()) === 2, 'the call');
    expect(await kept()).toMatchObject({ nextIn: 30 * second, failures: 0 });
    const rows = (await written()) ?? 0;
    await ringing;
    expect(await kept()).toMatchObject({ nextIn: 30 * second, failures: 0 });
    // The answer is the same as before: the alarm alone is written (ADR-041).
    expect(await written()).toBe(rows + 1);
  });

  test('leaves the time of the last answer as it was', async () => {
    await watch();
    await next(30 * second);
    const at = Date.now();
    await injectFault(dana, { endpoint: 'activation.status', fault: 500, times: 2 });
    await next(30 * second);
    expect(await watch()).toMatchObject([{ lastCheckedAt: at }]);
  });
});

test('has a poll and an end of its own for each line', async () => {
  await beginAt('active-family');
  const [active, , porting] = dana.lines.map(({ customerId }) => customerId);
  await account().requestPolling(
    signedIn.requester,
    'home',
    [active, porting].map((subjectId) => ({ kind: 'activation', subjectId: subjectId ?? '' })),
  );
  await next(30 * second);
  expect(await looks()).toBe(2);
  expect(await inTables('SELECT subject_id FROM job')).toEqual([{ subject_id: porting }]);
});

describe('with nobody signed in', () => {
  test('lets the job sleep until the next viewer', async () => {
    await watch();
    await sessionOf(env, signedIn.session).end();
    await next(30 * second);
    expect(await looks()).toBe(0);
    expect(await kept()).toMatchObject({ alarmIn: undefined, nextIn: undefined });
    pass(hour);
    const back = await signIn(dana);
    await account().read(back.requester, []);
    expect(await kept()).toMatchObject({ alarmIn: 0, nextIn: 0 });
    await ring();
    expect(await looks()).toBe(1);
  });

  test('does not use the tokens of a session that has ended', async () => {
    await watch();
    await account().leave(signedIn.session);
    await next(30 * second);
    expect(await looks()).toBe(0);
  });

  test('uses the tokens of an idle session, but not of one that is over (POLL-12)', async () => {
    await watch();
    await next(2 * hour);
    expect(await looks()).toBe(1);
    await next(10 * hour);
    expect(await looks()).toBe(1);
    expect(await kept()).toMatchObject({ nextIn: undefined });
  });

  test('finds a live session behind ones that are over', async () => {
    const other = await signIn(dana);
    await watch('home', other);
    pass(2 * minute);
    await watch();
    await sessionOf(env, signedIn.session).end();
    await ring();
    expect(await looks()).toBe(1);
  });

  test('sessions that are long over are forgotten with the daily sweep (SAFETY-29)', async () => {
    await watch();
    await ringAfter(37 * hour);
    await watch('home', await signIn(dana));
    expect(await inTables('SELECT session FROM viewer')).toHaveLength(1);
  });
});
