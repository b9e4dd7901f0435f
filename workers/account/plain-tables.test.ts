import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Operation } from '#rpc/operation/operations.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import { publicSecrets } from '../configuration.ts';
import type { Env } from '../env.ts';
import { emptyTables } from '../testing/model/node-storage.ts';
import { hour, minute, pass, second, standStill } from '../testing/clock.ts';
import type { Sql } from './database.ts';
import { Journeys } from './journeys.ts';
import { Limits } from './limits.ts';
import { Notifications } from './notifications.ts';
import { reportedOperations } from './reported-operations.ts';
import { Retention } from './retention.ts';
import { SealedSecrets } from './sealed-secrets.ts';
import { SignIns } from './sign-ins.ts';
import { Store } from './store.ts';

const day = 24 * hour;
const now = () => Date.now();
let sql: Sql;

standStill(Date.UTC(2027, 0, 1, 1));
beforeEach(() => void (sql = emptyTables()));

const count = (table: string) => sql.exec(`SELECT * FROM ${table}`).toArray().length;

describe('sign-ins', () => {
  const dana = { issuer: 'https://id.example.test', subject: 'dana' };
  let signIns: SignIns;
  beforeEach(() => void (signIns = new SignIns(sql)));

  test('are stored for the person to whom the customer was bound first, and for nobody else (SIGNIN-6)', () => {
    expect(signIns.signedIn('first', '1', dana)).toBe(true);
    const boundAt = now();
    pass(hour);
    for (const other of [{ issuer: 'https://other.example.test' }, { subject: 'another' }])
      expect(signIns.signedIn('stranger', '1', { ...dana, ...other })).toBe(false);
    expect(signIns.signedIn('second', '1', dana)).toBe(true);
    expect(signIns.sessionsOf('1')).toEqual(['second', 'first']);
    expect(signIns.boundAt('1')).toBe(boundAt);
  });

  test('are those of one customer, or of all, the latest first (SIGNIN-24)', () => {
    for (const [session, customer] of Object.entries({ a: '1', b: '2', c: '1' })) {
      signIns.signedIn(session, customer, { ...dana, subject: customer });
      pass(second);
    }
    expect(signIns.sessionsOf('1')).toEqual(['c', 'a']);
    expect(signIns.sessionsOf()).toEqual(['c', 'b', 'a']);
    expect([signIns.customerOf('b'), signIns.customerOf('nobody')]).toEqual(['2', undefined]);
    expect(signIns.boundAt('3')).toBeUndefined();
    signIns.forget('c');
    expect(signIns.sessionsOf()).toEqual(['b', 'a']);
  });

  test('are deleted after 12 hours, with the next sign-in', () => {
    signIns.signedIn('old', '1', dana);
    pass(12 * hour);
    signIns.signedIn('at its end', '1', dana);
    expect(signIns.sessionsOf()).toEqual(['at its end', 'old']);
    pass(1);
    signIns.signedIn('new', '1', dana);
    expect(signIns.sessionsOf()).toEqual(['new', 'at its end']);
  });
});

describe('limits', () => {
  let limits: Limits;
  beforeEach(() => void (limits = new Limits({ sql, now })));
  let sent = 0;
  const send = (kind: string, state = 'done', actor = 'dana') =>
    sql.exec(
      `INSERT INTO operation (id, kind, subject_id, actor_id, state, terms, terms_version, issued_at, sent_at)
       VALUES (?, ?, ?, ?, ?, '{"firstName":"A","lastName":"B"}', 1, ?, ?)`,
      ...[`operation-${(sent += 1)}`, kind, actor, actor, state, now(), now()],
    );

  test('let the last of 21 device checks wait until the first is ten minutes old (SAFETY-10)', () => {
    const first = now();
    for (let checks = 0; checks < 20; checks += 1) expect(limits.add('device-check', 'dana')).toBeUndefined();
    expect(limits.add('device-check', 'dana')).toBe(first + 10 * minute);
    expect([limits.add('number-check', 'dana'), limits.add('device-check', 'marco')]).toEqual([undefined, undefined]);
    expect(limits.countedOf('dana').map(({ name }) => name)).toEqual([
      ...Array(20).fill('device-check'),
      'number-check',
    ]);
    pass(10 * minute);
    expect(limits.add('device-check', 'dana')).toBeUndefined();
  });

  test('operations of the kind and person count alone (SAFETY-10)', () => {
    const first = now();
    for (const kind of ['email-bill', 'email-bill', 'top-up']) send(kind);
    send('email-bill', 'done', 'marco');
    expect(limits.untilOf('email-bill', 'dana')).toBeUndefined();
    send('email-bill');
    expect(limits.untilOf('email-bill', 'dana')).toBe(first + hour);
    expect(limits.untilOf('email-bill', 'marco')).toBeUndefined();
    expect(limits.untilOf('top-up', 'dana')).toBeUndefined();
  });

  test('let the last of 51 operations of a kind wait until the first is a day old (SAFETY-59)', () => {
    const first = now();
    // Those of a session that was over do not count.
    for (let times = 0; times < 59; times += 1) send('rename', times < 49 ? 'done' : 'not-sent');
    expect(limits.untilOf('rename', 'dana')).toBeUndefined();
    send('rename');
    expect(limits.untilOf('rename', 'dana')).toBe(first + day);
    expect([limits.untilOf('rename', 'marco'), limits.untilOf('email-bill', 'dana')]).toEqual([undefined, undefined]);
    const store = new Store(sql, { onUnreadable: () => undefined });
    const reported = (before?: number) => reportedOperations(store, { before, most: 50 }, () => []).operations;
    expect([reported().length, reported(first).length]).toEqual([50, 0]);
    pass(day);
    expect(limits.untilOf('rename', 'dana')).toBeUndefined();
  });

  test('allow five tries for each one-time password, and then a new one after the wait of LOCK-7 (LOCK-10)', () => {
    send('unlock-code');
    const codeAt = now();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(limits.untilOf('account-unlock', 'dana')).toBeUndefined();
      send('account-unlock', 'refused');
    }
    expect(limits.untilOf('account-unlock', 'dana')).toBe(codeAt + 15 * second);
    pass(15 * second);
    expect(limits.untilOf('account-unlock', 'dana')).toBe(now());
    send('unlock-code');
    expect(limits.untilOf('account-unlock', 'dana')).toBeUndefined();
  });

  test('allow no try before a one-time password was emailed (LOCK-10)', () => {
    expect(limits.untilOf('account-unlock', 'dana')).toBe(now());
    send('unlock-code', 'refused');
    send('unlock-code', 'done', 'marco');
    expect(limits.untilOf('account-unlock', 'dana')).toBe(now() + 15 * second);
  });
});

describe('drafts', () => {
  const sealKey = 'Zml4dHVyZS1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE';
  const otherKey = 'YW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE';
  const key = { name: 'add-line', subjectId: 'dana' } as const;
  let unreadable: number;
  const secretsWith = (seal: string) =>
    new SealedSecrets({ sql, now, sealKey: seal, unreadable: () => (unreadable += 1) });
  const draftsWith = (seal = sealKey) => new Journeys({ sql, now, secrets: secretsWith(seal) });
  const save = (version: string, draft: object, secrets?: Record<string, string>, subjectId = 'dana') =>
    draftsWith().save({ ...key, subjectId, version, draft, secrets });
  beforeEach(() => void (unreadable = 0));

  test('are not saved from an older tab, but from the one that shows the draft (JOURNEY-5)', async () => {
    const first = await save('', { count: 1 });
    const second = await save(`${first}`, { count: 2 });
    expect(await save(`${first}`, { count: 3 })).toBeUndefined();
    expect(await save('', { count: 4 })).toBeUndefined();
    expect(await draftsWith().read(key)).toEqual({ version: second, draft: { count: 2 }, secrets: {}, savedAt: now() });
    // Sealing takes time: the other tab is not waited for.
    const both = await Promise.all([save(`${second}`, {}, { pin: '4821' }), save(`${second}`, {})]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(new Set([first, second, undefined]).size).toBe(3);
  });

  test('can be continued for 30 days after the last change, and are listed latest first (JOURNEY-7)', async () => {
    const first = await save('', {});
    pass(second);
    await save('', {}, undefined, 'marco');
    pass(30 * day - second - 1);
    const subjects = () =>
      draftsWith()
        .list()
        .map(({ subjectId }) => subjectId);
    expect(subjects()).toEqual(['marco', 'dana']);
    expect(await draftsWith().read(key)).toMatchObject({ version: first });
    pass(1);
    expect(subjects()).toEqual(['marco']);
    expect(await draftsWith().read(key)).toBeUndefined();
    expect(await save('', { anew: true })).toBeDefined();
  });

  test('have sealed secrets, which are deleted after 30 minutes (JOURNEY-8)', async () => {
    await save('', {}, { pin: '4821' });
    expect(JSON.stringify(sql.exec('SELECT * FROM secret').toArray())).not.toContain('4821');
    // A later step that brings none leaves them as they are.
    await save((await draftsWith().read(key))?.version ?? '', {});
    const secrets = secretsWith(sealKey);
    expect(secrets.nextAt()).toBe(now() + 30 * minute);
    pass(30 * minute - 1);
    secrets.sweep();
    expect(await draftsWith().read(key)).toMatchObject({ secrets: { pin: '4821' } });
    pass(1);
    expect(await draftsWith().read(key)).toMatchObject({ secrets: {} });
    secrets.sweep();
    expect([count('secret'), secrets.nextAt(), unreadable]).toEqual([0, undefined, 0]);
  });

  test('secrets of a key that was changed since are gone, and somebody hears of it', async () => {
    await save('', {}, { pin: '4821' });
    expect(await draftsWith(otherKey).read(key)).toMatchObject({ secrets: {} });
    expect(unreadable).toBe(1);
  });

  test('are dropped with their secrets, and those of others stay (JOURNEY-10)', async () => {
    await save('', {}, { pin: '4821' });
    await save('', {}, { pin: '1234' }, 'marco');
    draftsWith().drop(key);
    expect(await draftsWith().read(key)).toBeUndefined();
    expect(await draftsWith().read({ name: 'activation', subjectId: 'marco' })).toBeUndefined();
    expect(await draftsWith().read({ ...key, subjectId: 'marco' })).toMatchObject({ secrets: { pin: '1234' } });
    expect([count('journey'), count('secret')]).toEqual([1, 1]);
  });
});

describe('the daily sweep (SAFETY-29)', () => {
  const offsetMs = 3 * hour;
  const restarted = () => new Retention({ sql: () => sql, now, offsetMs });
  const midnight = Date.UTC(2027, 0, 1);
  const bind = () => new SignIns(sql).signedIn('session', 'dana', { issuer: 'i', subject: 's' });
  beforeEach(() => void sql.exec('UPDATE visit SET at = ?', now()));

  test('comes at the object’s own time of the day, a day after somebody used it or later', () => {
    const retention = restarted();
    expect(retention.nextAt()).toBeUndefined();
    retention.noteUse();
    expect(retention.nextAt()).toBe(midnight + day + offsetMs);
    vi.setSystemTime(midnight + offsetMs);
    retention.reset();
    retention.noteUse();
    expect(retention.nextAt()).toBe(midnight + day + offsetMs);
  });

  test('is not delayed by further use, nor forgotten after a restart of the object', () => {
    const retention = restarted();
    bind();
    retention.noteUse();
    pass(20 * hour);
    retention.noteUse();
    expect(retention.nextAt()).toBe(midnight + day + offsetMs);
    // What goes first is the session, half a day after it began.
    expect(restarted().nextAt()).toBe(midnight + day + offsetMs);
  });

  test('has nothing to do after everything was deleted', () => {
    const retention = restarted();
    bind();
    retention.noteUse();
    sql = emptyTables();
    retention.reset();
    expect(retention.nextAt()).toBeUndefined();
  });

  test('deletes what is past its time, and nothing a moment before', () => {
    new Limits({ sql, now }).add('device-check', 'dana');
    pass(day - 1);
    expect(restarted().sweep()).toBe(false);
    pass(1);
    expect(restarted().sweep()).toBe(true);
  });

  test('leaves who is bound to a customer alone for 400 days after the account was last used', () => {
    bind();
    pass(300 * day);
    restarted().noteUse();
    pass(400 * day - 1);
    expect(restarted().sweep()).toBe(false);
    expect(count('identity')).toBe(1);
    pass(1);
    expect(restarted().sweep()).toBe(true);
  });

  test('records a use once a day at most', () => {
    const usedAt = () => sql.exec<{ at: number }>('SELECT at FROM visit').toArray();
    const first = now();
    pass(day);
    restarted().noteUse();
    expect(usedAt()).toEqual([{ at: first }]);
    pass(1);
    restarted().noteUse();
    expect(usedAt()).toEqual([{ at: first + day + 1 }]);
  });

  test('erases one customer alone, and reports their data until then (SAFETY-30)', () => {
    const retention = restarted();
    const limits = new Limits({ sql, now });
    limits.add('device-check', 'dana');
    limits.add('device-check', 'marco');
    bind();
    expect(retention.customers().sort()).toEqual(['dana', 'marco']);
    expect([retention.hasAny('dana'), retention.hasAny('nobody'), retention.hasAny()]).toEqual([true, false, true]);
    expect(retention.forget('dana')).toBe(false);
    expect([retention.hasAny('dana'), retention.customers()]).toEqual([false, ['marco']]);
    expect([retention.forget('marco'), retention.hasAny()]).toEqual([true, false]);
  });
});

describe('of a line that moved on (SETTINGS-13)', () => {
  let notifications: Notifications;
  beforeEach(() => {
    const env = { PUSH_KEY: publicSecrets.at(-1), PORTAL_ORIGIN: 'https://a.example', PUSH_SERVICES: 'push.example' };
    const heard = { background: () => undefined, refused: () => undefined, moved: () => undefined };
    notifications = new Notifications({ ...heard, env: env as Env, sql, now, refOf: (id) => `ref-${id}` });
    for (const customerId of ['1', '2', '3'])
      notifications.keep(
        { session: customerId, actor: { customerId }, credentials: { isPrimary: customerId === '1' } } as Viewer,
        {
          ...{ id: `browser-${customerId}`, language: 'en', alerts: [] },
          subscription: { endpoint: `https://push.example/${customerId}`, p256dh: 'p', auth: 'a', keyId: '' },
        },
      );
  });
  const told = () => [...sql.exec('SELECT device FROM message ORDER BY device')].map(({ device }) => device);

  test('notifies the line and the account holder, and only of states to act on', () => {
    notifications.lineMoved('2', '1', '9');
    expect(told()).toEqual([]);
    notifications.lineMoved('2', '1', '2');
    expect(told()).toEqual(['browser-1', 'browser-2']);
    notifications.lineMoved('1', '9', '10');
    expect(told()).toEqual(['browser-1', 'browser-1', 'browser-2']);
  });
});

test('reports operations with their steps, and unreadable ones (SAFETY-53)', () => {
  const whole = { subjectId: '1', actorId: '2', state: 'pending', terms: { firstName: 'CANARY' } };
  const operation = (id: string, sentAt: number) => ({ ...whole, id, kind: 'rename', sentAt }) as unknown as Operation;
  const store = {
    sentOperations: () => [operation('b', 2), operation('a', 1)],
    unreadableSent: () => [{ id: 'c', kind: 'of-the-future', subjectId: '1', actorId: '1', sentAt: 3 }],
    jobs: () => [],
  } as unknown as Store;
  const step = { step: 'order', state: 'refused', sentAt: 1, refusal: 'other', result: 'order-1' } as const;
  const { operations } = reportedOperations(store, { most: 50 }, (id) =>
    id === 'a' ? [{ ...step, message: 'CANARY' }] : [],
  );
  expect(operations).toMatchObject([
    {
      kind: 'of-the-future',
      subject: '1',
      actor: '1',
      state: 'unread',
      isOpen: true,
      transaction: 'c',
      steps: [],
      sentAt: 3,
    },
    { kind: 'rename', subject: '1', actor: '2', state: 'pending', isOpen: true, steps: [], sentAt: 2 },
    { kind: 'rename', state: 'pending', steps: [step], sentAt: 1 },
  ]);
  expect(JSON.stringify(operations)).not.toContain('CANARY');
});
