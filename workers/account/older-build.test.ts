import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Operation, operationKinds } from '#rpc/operation/operations.ts';
import { minute, standStill } from '../testing/clock.ts';
import sendingBy80db393d from '../testing/dumps/80db393d/sending.sql?raw';
import sentBy80db393d from '../testing/dumps/80db393d/sent.sql?raw';
import sessionBy80db393d from '../testing/dumps/80db393d/session.json';
import unknownBy80db393d from '../testing/dumps/80db393d/unknown.sql?raw';
import sendingByD37deb54 from '../testing/dumps/d37deb54/sending.sql?raw';
import sentByD37deb54 from '../testing/dumps/d37deb54/sent.sql?raw';
import sessionByD37deb54 from '../testing/dumps/d37deb54/session.json';
import unknownByD37deb54 from '../testing/dumps/d37deb54/unknown.sql?raw';
import { planned, replay } from '../testing/dumps/replay.ts';
import { restore, sectionOf } from '../testing/dumps/restore.ts';
import { outages } from '../testing/outages.ts';
import { accountFor } from '../testing/sign-in.ts';
import { open } from '../testing/world.ts';
import { sessionOf } from './access.ts';
import { migrations } from './migrations.ts';

// Objects that the Workers of commits before a migration made (scripts/dump-objects.ts), on today's Worker: each
// operation comes to the end that it would have come to.
const builds = [
  {
    commit: '80db393d',
    sending: sendingBy80db393d,
    sent: sentBy80db393d,
    unknown: unknownBy80db393d,
    session: sessionBy80db393d,
    /** Kinds that came later. */
    since: ['more-invitations'],
  },
  {
    commit: 'd37deb54',
    sending: sendingByD37deb54,
    sent: sentByD37deb54,
    unknown: unknownByD37deb54,
    session: sessionByD37deb54,
    since: [],
  },
];

standStill();
beforeEach(() => void outages());

describe.each(builds)('LEDGER-28: objects of $commit', ({ sending, sent, unknown, session, since }) => {
  describe.each([
    ['whose reply was lost after its effect', unknown, () => true],
    ['that was under way, and died before its effect', sending, (saga: boolean) => saga],
  ])('an operation %s', (_, file, arrives) => {
    test.each(planned)('comes to its end: account %i, %s', async (index) => {
      const { account, wanted, ended } = await replay(file, index, arrives);
      expect(ended).toEqual(wanted);
      const done = await runInDurableObject(accountFor(account), (__, { storage }) =>
        storage.sql.exec('SELECT id FROM _migrations').toArray(),
      );
      expect(done).toHaveLength(migrations.length);
    });
  });

  test('have every kind that there was', () => {
    for (const file of [unknown, sending])
      expect(operationKinds.filter((kind) => !file.includes(`'${kind}'`))).toEqual(since);
    for (const state of ['pending', 'done']) expect(sent).toContain(`'${state}'`);
  });

  test.each(planned)('what was sent is read: account %i, %s', async (index, seed) => {
    const account = await open(seed);
    const object = () => accountFor(account);
    await restore(account, sectionOf(sent, index), { operations: [], steps: [] });
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
  });

  test('a session is read', async () => {
    const name = `session-${crypto.randomUUID()}`;
    const { since: madeAt, kept } = session as unknown as { since: number; kept: [string, unknown][] };
    vi.setSystemTime(madeAt + minute);
    await runInDurableObject(sessionOf(env, name), (_, { storage }) => storage.put(Object.fromEntries(kept)));
    expect(await sessionOf(env, name).view()).toMatchObject({ actor: { isPrimary: true }, csrf: expect.any(String) });
  });
});
