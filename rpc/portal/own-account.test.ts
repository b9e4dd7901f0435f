import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { cachedLineOf } from '../domain/cached-line.ts';
import type { Operation } from '../operation/operations.ts';
import type { Outcome } from '../problem.ts';
import { contextOf, FakeAccount, fault, noon, refOf } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { loadActivity, loadActivityEntry, loadNotMe } from './activity.ts';
import { renameResult } from '#app/screens/edit-name/intent.ts';
import { changePlanResult } from '#app/screens/change-plan/intent.ts';
import { loadSettings } from '#app/screens/settings/settings/intent.ts';
import { loadTopUpResult } from '#app/screens/add-data/intent.ts';
import { ownLineName, readOwn, toldOf } from './own-account.ts';

const [dana, marco] = [
  lineOf(1, { firstName: 'DANA', lastName: 'REYES' }),
  lineOf(2, { firstName: 'MARCO', lastName: 'REYES' }),
];
const slow: Outcome<unknown> = { kind: 'fault', why: 'slow', transactionId: '' };

/** Somebody of the account while the carrier says one thing to every read. */
function visit(actor: Customer, said: Outcome<unknown>, remembered: readonly Customer[] = [dana, marco], group = said) {
  const account = new FakeAccount(['line-1', 'line-2'], {
    'customer.byUsername': said,
    'customer.group': group,
    'config.keys': said,
    'usage.current': said,
  });
  account.remembered = remembered.map(cachedLineOf);
  account.operations.push(
    sent('000001', { subjectId: 'line-1', actorId: 'line-1' }),
    sent('000002', { subjectId: 'line-2', actorId: 'line-1' }),
    sent('000003', { subjectId: 'line-2', actorId: 'line-2' }),
  );
  const notes: string[] = [];
  const { context } = contextOf(actor, account);
  const noted = { markCarrierDown: () => void notes.push('away'), markReadsPending: () => void notes.push('late') };
  return { context: { ...context, ...noted }, account, notes };
}

const sent = (id: string, own: Partial<Operation>) =>
  ({
    id: `operation-${id}`,
    kind: 'rename',
    state: 'done',
    terms: { firstName: 'MARCO', lastName: 'REYES' },
    issuedAt: noon,
    sentAt: noon - Number(id),
    endedAt: noon,
    ...own,
  }) as Operation;

describe('while the carrier is down (SETTINGS-9)', () => {
  test('shows the account holder all entries, with the cached names', async () => {
    const { context, notes } = visit(dana, fault());
    const { entries } = await loadActivity(context);
    expect(entries.map(({ line, by }) => [line?.name, by.firstName])).toEqual([
      ['Dana Reyes', 'Dana'],
      ['Marco Reyes', 'Dana'],
      ['Marco Reyes', 'Marco'],
    ]);
    expect(notes).toEqual(['away']);
  });

  test('shows a secondary the usual entries, and no name of another line', async () => {
    const { context } = visit(marco, fault());
    const { entries } = await loadActivity(context);
    expect(entries.map(({ id, line }) => [id.slice(-1), line?.name])).toEqual([
      ['2', 'Marco Reyes'],
      ['3', 'Marco Reyes'],
    ]);
    await expect(loadActivityEntry(context, 'operation-000001')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(renameResult(context, refOf('line-1'), 'operation-000001')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('reports it down while one of the reads is slow only, and no customer whom it does not have', async () => {
    const { context, notes } = visit(dana, slow, undefined, fault());
    await readOwn(context);
    expect(notes).toEqual(['away']);
    const unknown: Outcome<unknown> = { kind: 'problem', name: 'notFound', resCode: '404', message: '' };
    await expect(readOwn(visit(dana, unknown, undefined, fault()).context)).rejects.toThrow('notFound');
  });

  test('shows a page without the line’s name', async () => {
    const { context } = visit(dana, fault(), []);
    expect((await renameResult(context, refOf('line-2'), 'operation-000002'))?.line).toEqual({
      ref: refOf('line-2'),
      occurrence: 0,
    });
  });

  test('leaves out the account lock, which only the carrier stores', async () => {
    const { context, account } = visit(dana, fault());
    account.sessions = [{ ref: 'one', browser: 'firefox', os: 'linux', lastUsedAt: noon, isCurrent: true }];
    expect(await loadSettings(context)).toMatchObject({ lock: undefined, signIns: [{ ref: 'one' }] });
    expect((await loadNotMe(context, 'operation-000001')).lock).toBeUndefined();
  });

  test('shows the results of operations', async () => {
    const { context, account } = visit(dana, fault());
    const topUp = { gigabytes: 2, charge: 1000, payerId: 'line-1' };
    const plan = { planName: '15 GB', fromPlanName: '5 GB', when: 'now', prices: [], nextCycle: '2026-12-01' };
    account.operations.push(
      sent('000004', { kind: 'top-up', subjectId: 'line-2', actorId: 'line-1', terms: topUp }),
      sent('000005', { kind: 'plan-change', subjectId: 'line-2', state: 'pending', terms: plan } as Partial<Operation>),
    );
    expect(await loadTopUpResult(context, refOf('line-2'), 'operation-000004')).toMatchObject({
      state: 'done',
      line: { name: 'Marco Reyes' },
      data: undefined,
    });
    expect(await changePlanResult(context, refOf('line-2'), 'operation-000005')).toMatchObject({
      state: 'pending',
      line: { name: 'Marco Reyes' },
    });
  });
});

test('shows the whole page for a slow carrier, or loads it again (SETTINGS-9)', async () => {
  const named = visit(dana, slow);
  expect((await loadActivity(named.context)).entries).toHaveLength(3);
  expect(named.notes).toEqual([]);
  const nameless = visit(dana, slow, []);
  await loadActivity(nameless.context);
  expect(nameless.notes).toEqual(['late']);
  const lockless = visit(dana, slow);
  await loadSettings(lockless.context);
  expect(lockless.notes).toEqual(['late']);
});

test('throws the fault of a session that is over (SIGNIN-15)', async () => {
  const { context } = visit(dana, fault('session'));
  await expect(loadActivity(context)).rejects.toMatchObject({ fault: { why: 'session' } });
  await expect(loadSettings(context)).rejects.toMatchObject({ fault: { why: 'session' } });
});

test('throws for a customer that the carrier does not have (SIGNIN-9)', async () => {
  const gone: Outcome<unknown> = { kind: 'problem', name: 'notFound', resCode: 40003, message: undefined };
  await expect(loadActivity(visit(dana, gone).context)).rejects.toMatchObject({ problem: { name: 'notFound' } });
});

test('throws the fault of the failed read, not of a slow one beside it (SETTINGS-9)', async () => {
  const own = await readOwn(visit(dana, slow, [dana], fault()).context);
  expect(() => toldOf(own)).toThrow(expect.objectContaining({ fault: expect.objectContaining({ why: 'http' }) }));
  const waits = await readOwn(visit(dana, slow).context);
  expect(() => toldOf(waits)).toThrow(expect.objectContaining({ fault: expect.objectContaining({ why: 'slow' }) }));
});

test('shows a line without a known name to its author, its owner and the primary (SETTINGS-9)', () => {
  const [own, other] = [
    { subjectId: 'line-2', actorId: 'line-1' },
    { subjectId: 'line-3', actorId: 'line-1' },
  ];
  const nameFor = (actor: Customer, operation: typeof own) => () => ownLineName({ actor, lines: [] }, 'ref', operation);
  expect(nameFor(dana, other)()).toEqual({ ref: 'ref', occurrence: 0 });
  expect(nameFor(marco, own)()).toEqual({ ref: 'ref', occurrence: 0 });
  expect(nameFor(marco, { ...other, actorId: 'line-2' })()).toEqual({ ref: 'ref', occurrence: 0 });
  expect(nameFor(marco, other)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

test('throws NOT_FOUND for a line that the carrier no longer returns, for the primary too', () => {
  const told = { actor: dana, lines: [dana] };
  const gone = { subjectId: 'line-2', actorId: 'line-1' };
  expect(() => ownLineName({ ...told, told: {} as never }, 'ref', gone)).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});
