import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Operation, operationKinds } from '#rpc/operation/operations.ts';
import { minute, startClock, stopClock } from '../testing/clock.ts';
import issued from '../testing/dumps/80db393d/issued.sql?raw';
import sending from '../testing/dumps/80db393d/sending.sql?raw';
import sent from '../testing/dumps/80db393d/sent.sql?raw';
import session from '../testing/dumps/80db393d/session.json';
import unknown from '../testing/dumps/80db393d/unknown.sql?raw';
import { planned, replay } from '../testing/dumps/replay.ts';
import { restore, sectionOf } from '../testing/dumps/restore.ts';
import { outages } from '../testing/outages.ts';
import { accountFor } from '../testing/sign-in.ts';
import { open } from '../testing/world.ts';
import { sessionOf } from './access.ts';
import { migrations } from './migrations.ts';

// Objects that the Worker of 80db393d made (scripts/dump-objects.js), on today's Worker: each operation comes to the
// end that it would have come to.

beforeEach(() => {
  stopClock();
  outages();
});
afterEach(() => {
  vi.restoreAllMocks();
  startClock();
});

describe.each([
  ['whose reply was lost after its effect', unknown, () => true],
  ['that was under way, and died before its effect', sending, (saga: boolean) => saga],
])('LEDGER-28: an operation of 80db393d %s', (_, file, arrives) => {
  test.each(planned)('comes to its end: account %i, %s', async (index) => {
    const { account, wanted, ended } = await replay(file, index, arrives);
    expect(ended).toEqual(wanted);
    const done = await runInDurableObject(accountFor(account), (__, { storage }) =>
      storage.sql.exec('SELECT id FROM _migrations').toArray(),
    );
    expect(done).toHaveLength(migrations.length);
  });
});

test('LEDGER-28: the dumps have every kind that there was', () => {
  const since = ['more-invitations'];
  for (const file of [unknown, sending, issued])
    expect(operationKinds.filter((kind) => !file.includes(`'${kind}'`))).toEqual(since);
  for (const state of ['pending', 'done']) expect(sent).toContain(`'${state}'`);
});

test.each(planned)('LEDGER-28: what 80db393d issued and sent is read: account %i, %s', async (index, seed) => {
  const account = await open(seed);
  const object = () => accountFor(account);
  for (const file of [issued, sent]) {
    await restore(account, sectionOf(file, index), { operations: [], steps: [] });
    const rows = await runInDurableObject(object(), (_, { storage }) =>
      storage.sql.exec<{ id: string; state: string }>('SELECT id, state FROM operation').toArray(),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, state } of rows) {
      const { operation, unread } = (await object().find({ operationId: id })) as {
        operation?: Operation;
        unread?: [];
      };
      expect([operation?.state, unread]).toEqual([state === 'sending' ? 'unknown' : state, undefined]);
    }
  }
});

test('LEDGER-28: a session of 80db393d is read', async () => {
  const name = `session-${crypto.randomUUID()}`;
  const { since, kept } = session as unknown as { since: number; kept: [string, unknown][] };
  vi.setSystemTime(since + minute);
  await runInDurableObject(sessionOf(env, name), (_, { storage }) => storage.put(Object.fromEntries(kept)));
  expect(await sessionOf(env, name).view()).toMatchObject({ actor: { isPrimary: true }, csrf: expect.any(String) });
});
