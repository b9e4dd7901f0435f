import { evictDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { operationOf } from '../testing/answer.ts';
import { hour, minute, second, standStill } from '../testing/clock.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { account, begin, dana, signedIn, signInAgain } from '../testing/signed-in-account.ts';
import { inTables, loseRename, newName, ringAfter } from '../testing/own-operations.ts';
import { count } from '../testing/world.ts';
import { accountPort } from './account-port.ts';

// Rows of another version of the portal: reading never writes, and the next version that can read them goes on.

let id: string;
let lines: Record<string, unknown>[];
const port = () => accountPort(account());

const submit = (operationId = newOperationId()) =>
  port().submit(signedIn.requester, {
    id: operationId,
    kind: 'rename',
    subjectId: dana.customerId,
    terms: { firstName: 'ANA', lastName: 'ROSE' },
  });
const writes = () => count(dana, 'customer.updateSecondary');
const rows = (table: string) => inTables(`SELECT * FROM ${table}`);
/** What the row says that this version cannot read, and how it comes back; stored-operation.test.ts has the others. */
const strange = [
  ['a kind', "kind = 'line-note'", "kind = 'rename'"],
  ['no JSON', "terms = '{'", `terms = '{"firstName":"ANA","lastName":"ROSE"}'`],
] as const;
const turn = async (change: string) => {
  await inTables(`UPDATE operation SET ${change}`);
  if (change.startsWith('kind')) await inTables(`UPDATE job SET ${change}`);
  await evictDurableObject(account());
};

standStill();
begin('active-family');
beforeEach(async () => {
  lines = loggedLines('error');
  id = await loseRename({ terms: newName });
});

describe.each(strange)('an open row with %s that this version cannot read (LEDGER-27)', (_, change, back) => {
  test('is changed by no reader, is shown as being checked, and is logged once', async () => {
    await turn(change);
    const before = await rows('operation');
    const unread = [expect.objectContaining({ id, subjectId: dana.customerId, actorId: dana.customerId })];
    await expect(port().find({ operationId: id })).rejects.toMatchObject({ operationId: id });
    await expect(port().find({ reference: spokenReference(id) })).rejects.toMatchObject({ operationId: id });
    expect((await port().find({ operationId: id, unreadable: true })).unreadable).toEqual(unread);
    const groupRead = { id: 'customer.group', input: { groupId: dana.groupId }, maxAgeMs: 0 };
    const { view } = await port().readWithView(signedIn.requester, 'home', [groupRead]);
    expect([view.inProgress, view.unreadable]).toEqual([[], unread]);
    expect(await port().sentOperations(Infinity, 10)).toEqual([]);
    for (let looks = 0; looks < 3; looks += 1) {
      await ringAfter(hour);
    }
    expect(await rows('operation')).toEqual(before);
    expect(lines.filter(({ event }) => event === 'operation unreadable')).toEqual([
      expect.objectContaining({ reference: spokenReference(id), account: expect.stringMatching(/^[\w-]{11}$/) }),
    ]);
  });

  test('is not sent again, nor is another of its kind where its kind can be read', async () => {
    await turn(change);
    await expect(submit(id)).rejects.toMatchObject({ operationId: id });
    if (!change.startsWith('kind')) await expect(submit()).rejects.toMatchObject({ operationId: id });
    expect(await writes()).toBe(1);
  });

  test('keeps its job, which rests up to an hour, and the next version that can read it goes on', async () => {
    await turn(change);
    const waits: number[] = [];
    for (let looks = 0; looks < 9; looks += 1) {
      const [{ next_at: nextAt = 0 } = {}] = (await rows('job')) as { next_at?: number }[];
      waits.push(nextAt - Date.now());
      await ringAfter(Math.max(0, nextAt - Date.now()));
    }
    expect(waits.slice(1)).toEqual([30 * second, ...[1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * minute)]);
    await turn(back);
    await ringAfter(hour);
    expect(await operationOf(account(), id)).toMatchObject({ state: 'done' });
    expect(await rows('job')).toEqual([]);
    expect(await writes()).toBe(1);
  });
});

test('lets its job sleep after 72 h until somebody uses the account (LEDGER-27)', async () => {
  await turn("kind = 'line-note'");
  await ringAfter(73 * hour);
  expect(await rows('job')).toMatchObject([{ next_at: null }]);
  await evictDurableObject(account());
  await signInAgain();
  await account().read(signedIn.requester, []);
  expect(await rows('job')).toMatchObject([{ next_at: Date.now() + 30 * second }]);
});

test('does not erase rows that this version cannot read (LEDGER-27)', async () => {
  await turn("kind = 'line-note'");
  const before = await rows('operation');
  const request = { receipt: 'receipt-1', by: 'Ada' };
  expect(await account().forgetWhenEnded(request)).toEqual({ forgotten: false, underWay: 1 });
  await ringAfter(hour);
  expect(await rows('operation')).toEqual(before);
});
