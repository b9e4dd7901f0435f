import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountTtlMs, operationTtlMs } from '#rpc/domain/ledger.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { findInIndex } from '../operator/account-index.ts';
import type { IndexRow } from '../operator/operator-rpc.ts';
import { hour, pass, standStill } from '../testing/clock.ts';
import { KeptValues } from '../testing/model/node-storage.ts';
import { AccountIndex } from './account-index.ts';

const day = 24 * hour;
const key = 'b3BlcmF0b3Ita2V5LW9mLTMyLWJ5dGVzLW9mLXRlc3Q';
let rows: IndexRow[];
let work: Promise<unknown>[];
let kept: KeptValues;
let failures: number;

/** One part stands for all: rows are found by their whole tag. */
const part = {
  put: async (row: IndexRow) => void (rows = [...rows.filter((one) => one.tag !== row.tag), row]),
  find: async (tag: string) => rows.filter((one) => one.tag === tag && one.until > Date.now()).map((one) => one.sealed),
  drop: async (tags: readonly string[], account: string) =>
    void (rows = rows.filter((one) => !(tags.includes(one.tag) && one.account === account))),
};
const env = { OPERATOR_KEY: key, INDEX: { idFromName: (name: string) => name, get: () => part } } as never;
const indexed = (own = env) =>
  new AccountIndex({
    ...{ env: own, kv: kept.kv, now: () => Date.now(), failed: () => void (failures += 1) },
    background: (one) => work.push(one),
  });
const operation = (own: Partial<Operation> = {}) =>
  ({ id: 'op-1', state: 'sending', sentAt: Date.now(), ...own }) as Operation;
const byReference = () => findInIndex(env, 'reference', spokenReference('op-1'));
const byEmail = (email: string) => findInIndex(env, 'email', email);
const done = async () => {
  while (work.length > 0) await work.shift();
};

standStill();
beforeEach(() => {
  [rows, work, kept, failures] = [[], [], new KeptValues(), 0];
});

describe('an operation (SAFETY-52)', () => {
  test('is noted when it is sent, for as long as it is kept and ten days more', async () => {
    indexed().noteOperation('group', operation());
    await done();
    expect(await byReference()).toEqual(['group']);
    expect(rows[0]?.until).toBe(Date.now() + operationTtlMs + 10 * day);
  });

  test.each<[string, Partial<Operation>, number, boolean]>([
    ['that ended within ten days', { state: 'done' }, 10 * day, false],
    ['that ended later', { state: 'done' }, 10 * day + 1, true],
    ['that needs care later', { state: 'needs-care' }, 11 * day, true],
    ['that is asked about for long', { state: 'pending' }, 11 * day, false],
    ['whose time is not known', { state: 'refused', sentAt: undefined }, 0, true],
  ])('%s is noted once more or not', async (_, own, ms, isNoted) => {
    const sent = operation(own);
    pass(ms);
    indexed().noteOperation('group', sent);
    await done();
    expect(await byReference()).toEqual(isNoted ? ['group'] : []);
  });

  test('stores nothing for an unknown group, nor without the operator’s key', async () => {
    indexed().noteOperation(undefined, operation());
    indexed({ ...(env as object), OPERATOR_KEY: '' } as never).noteOperation('group', operation());
    indexed().noteEmail(undefined, '1', 'dana@example.test');
    expect(work).toEqual([]);
    expect(failures).toBe(0);
  });
});

describe('an email address (SAFETY-52)', () => {
  const email = 'dana@example.test';

  test('is noted at a sign-in, and anew after 30 days, in whatever life of the object', async () => {
    indexed().noteEmail('group', '1', email);
    await done();
    const first = rows[0]?.until;
    expect(first).toBe(Date.now() + accountTtlMs + 30 * day);
    pass(30 * day - 1);
    indexed().noteEmail('group', '1', email);
    await done();
    expect(rows[0]?.until).toBe(first);
    pass(1);
    indexed().noteEmail('group', '1', email);
    await done();
    expect(rows.map(({ until }) => until)).toEqual([Date.now() + accountTtlMs + 30 * day]);
  });

  test('is stored for each customer, and each address that one had', async () => {
    const own = indexed();
    for (const [customer, one] of [
      ['1', email],
      ['1', 'new@example.test'],
      ['2', 'marco@example.test'],
    ] as const) {
      own.noteEmail('group', customer, one);
      await done();
    }
    for (const one of [email, 'new@example.test', 'marco@example.test']) expect(await byEmail(one)).toEqual(['group']);
  });

  test('fails nothing when the index rejects it, and is stored at the next sign-in', async () => {
    const put = vi.spyOn(part, 'put').mockRejectedValueOnce(new Error('away'));
    const own = indexed();
    own.noteEmail('group', '1', email);
    await done();
    expect([failures, rows, kept.values.size]).toEqual([1, [], 0]);
    put.mockRestore();
    own.noteEmail('group', '1', email);
    await done();
    expect(await byEmail(email)).toEqual(['group']);
  });
});

describe('an erasure (SAFETY-30)', () => {
  const emails = ['dana@example.test', 'marco@example.test'];
  let own: AccountIndex;

  beforeEach(async () => {
    own = indexed();
    for (const [index, email] of emails.entries()) own.noteEmail('group', String(index + 1), email);
    own.noteOperation('group', operation());
    await done();
  });
  const left = async () =>
    [...(await Promise.all(emails.map(byEmail))), await byReference()].map(({ length }) => length);

  test('removes a customer’s own entries, and leaves the others', async () => {
    expect(await left()).toEqual([1, 1, 1]);
    await own.forget('group', '1', ['op-1']);
    expect(await left()).toEqual([0, 1, 0]);
    own.noteEmail('group', '1', 'dana@example.test');
    own.noteEmail('group', '2', 'marco@example.test');
    await done();
    expect(await left()).toEqual([1, 1, 0]);
    await indexed().forget('group', '2', []);
    expect(await left()).toEqual([1, 0, 0]);
  });

  test('leaves no entry of a whole account, and stores none afterwards', async () => {
    await own.forget('group', undefined, ['op-1']);
    expect([await left(), kept.values.size]).toEqual([[0, 0, 0], 0]);
  });

  test('stores nothing of an unknown group', async () => {
    await own.forget(undefined, undefined, ['op-1']);
    expect(await left()).toEqual([1, 1, 1]);
  });

  test.each<[string, () => void]>([
    ['before the index is told', () => own.reset()],
    [
      'while it is told',
      () =>
        void vi.spyOn(part, 'put').mockImplementationOnce(async (row) => {
          own.reset();
          rows.push(row);
        }),
    ],
  ])('goes as well if it is being noted: everything is deleted %s', async (_, meanwhile) => {
    const later = 'later@example.test';
    own.noteEmail('group', '3', later);
    meanwhile();
    await done();
    vi.restoreAllMocks();
    expect(await byEmail(later)).toEqual([]);
    own.noteEmail('group', '3', later);
    await done();
    expect(await byEmail(later)).toEqual(['group']);
  });
});
