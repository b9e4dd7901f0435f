import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Outcome } from '#rpc/problem.ts';
import { KeptValues } from '../testing/model/node-storage.ts';
import type { ForgetRequest } from './account-rpc.ts';
import { Erasure } from './erasure.ts';
import { CachedLines } from './line-cache.ts';

let kept: KeptValues;
beforeEach(() => {
  kept = new KeptValues();
});

describe('names of lines (SETTINGS-9)', () => {
  let isNeeded: boolean;
  let lines: CachedLines;
  const restarted = () => new CachedLines({ kv: kept.kv, isNeeded: () => isNeeded });
  beforeEach(() => {
    isNeeded = true;
    lines = restarted();
  });

  const line = (id: string, groupId = 'group') =>
    ({ id, groupId, isPrimary: id === 'dana', firstName: id, lastName: 'Reyes', status: 3 }) as Customer;
  const dana = line('dana');
  const marco = line('marco');
  const requests = [
    { id: 'config.keys', input: {}, maxAgeMs: 0 },
    { id: 'customer.group', input: {}, maxAgeMs: 0 },
  ];
  const reply = (value: unknown): Outcome<unknown> => ({ kind: 'reply', reply: value });
  const note = (customers: Customer[], byPrimary = true) =>
    lines.note(requests, [reply({}), reply({ customers })], { groupId: 'group', byPrimary });
  const ids = (of = lines) => of.list().map(({ id }) => id);

  test('come from the last read, also in the next instance of the object', () => {
    note([dana, marco]);
    expect(ids()).toEqual(['dana', 'marco']);
    expect(ids(restarted())).toEqual(['dana', 'marco']);
    // The account holder's read is whole.
    note([dana]);
    expect(ids()).toEqual(['dana']);
  });

  test('are all that is stored of a line, with its status and numbers', () => {
    note([{ ...dana, reachNumber: '5550102231', peerAccountRef: 'ACC1|ORD1|1', emailId: 'dana@example.test' }]);
    expect(restarted().list()).toEqual([{ ...dana, reachNumber: '5550102231', peerAccountRef: 'ACC1|ORD1|1' }]);
  });

  test('of other lines stay after a secondary’s read', () => {
    note([dana, marco]);
    note([{ ...marco, firstName: 'Marc' }], false);
    expect(lines.list().map(({ firstName }) => firstName)).toEqual(['Marc', 'dana']);
  });

  test('are not taken from a failed read, nor from pages that read no lines', () => {
    const fault: Outcome<unknown> = { kind: 'fault', why: 'http', transactionId: '' };
    lines.note(requests, [reply({}), fault], { groupId: 'group', byPrimary: true });
    lines.note([], [], { groupId: 'group', byPrimary: true });
    expect(ids()).toEqual([]);
    expect(kept.values.size).toBe(0);
  });

  test('are empty when a line of the reply belongs to another group (SAFETY-22)', () => {
    note([dana, line('stranger', 'another')]);
    expect(ids()).toEqual(['dana']);
  });

  test('are written when one has changed, and not for each page', () => {
    note([dana, marco]);
    note([dana, marco]);
    expect(kept.puts).toBe(1);
    note([dana, { ...marco, firstName: 'Marc' }]);
    expect(kept.puts).toBe(2);
  });

  test('are written only while a sent operation is stored, and then at once', () => {
    isNeeded = false;
    note([dana]);
    expect(kept.puts).toBe(0);
    isNeeded = true;
    lines.keep();
    expect(ids(restarted())).toEqual(['dana']);
  });

  test('are forgotten for one line, and for all (SAFETY-30)', () => {
    note([dana, marco]);
    lines.forget('marco');
    expect([ids(), ids(restarted())]).toEqual([['dana'], ['dana']]);
    lines.forget();
    expect(ids()).toEqual([]);
    expect(kept.values.size).toBe(0);
  });

  test('goes once nothing is kept that was sent, and not before (SAFETY-29)', () => {
    note([dana]);
    lines.sweep();
    expect(ids()).toEqual(['dana']);
    isNeeded = false;
    lines.sweep();
    expect(ids()).toEqual([]);
    expect(kept.values.size).toBe(0);
  });
});

describe('a deletion that has to wait (SAFETY-30)', () => {
  const now = 1_800_000_000_000;
  let underWay: Record<string, number>;
  let forgetting: Erasure;
  const restarted = () =>
    new Erasure({ kv: kept.kv, now: () => now, underWay: (customerId) => underWay[customerId ?? 'all'] ?? 0 });
  beforeEach(() => {
    underWay = {};
    forgetting = restarted();
  });

  const ofDana: ForgetRequest = { customerId: 'dana', receipt: 'r1', by: 'Ada' };
  const ofAll: ForgetRequest = { receipt: 'r2', by: 'Ada' };

  test('is stored in the order of the commands, also after a restart of the object', () => {
    forgetting.add(ofDana);
    forgetting.add(ofAll);
    expect(forgetting.list()).toEqual([ofDana, ofAll]);
    expect(restarted().list()).toEqual([ofDana, ofAll]);
  });

  test('is due once no operation of the customer is in progress, and not before', () => {
    underWay = { dana: 1, all: 2 };
    forgetting.add(ofDana);
    forgetting.add(ofAll);
    expect([forgetting.due(), forgetting.nextAt()]).toEqual([[], undefined]);
    underWay = { dana: 0, all: 1 };
    expect([forgetting.due(), forgetting.nextAt()]).toEqual([[ofDana], now]);
  });

  test('is dropped once it was carried out; the others stay', () => {
    forgetting.add(ofDana);
    forgetting.add(ofAll);
    forgetting.drop(ofDana);
    expect([forgetting.list(), restarted().list()]).toEqual([[ofAll], [ofAll]]);
    forgetting.drop(ofAll);
    expect(forgetting.list()).toEqual([]);
    expect(kept.values.size).toBe(0);
  });

  test('waits no longer when everything was deleted', () => {
    forgetting.add(ofDana);
    kept.values.clear();
    forgetting.reset();
    expect(forgetting.list()).toEqual([]);
  });
});
