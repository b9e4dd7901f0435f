import { beforeEach, describe, expect, test } from 'vitest';
import { scenarioOn } from '#fixtures/scenarios/scenarios.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { noon, refOf } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { findStatusLine } from './intent.ts';
import {
  account,
  at,
  begin,
  look,
  minute,
  mnpInfo,
  one,
  portal,
  porting,
  rejected,
  rejectedOn,
} from '../testing/ported-line.ts';

beforeEach(() => one(porting));

describe('the line of /status', () => {
  test.each([
    ['a port-in that failed, before all else', [{ status: 2 }, porting, rejected('1009')], 3],
    ['a port-in in progress, before an activation', [{ status: 1 }, porting], 2],
    ['an activation in progress, before one that failed', [{ status: 8 }, { status: 1 }], 2],
    ['a line with setup left', [{ status: 2 }, { status: 2, esim: true }], 2],
    ['none', [{ status: 2 }, { status: 0 }], undefined],
  ] as const)('%s (PORT-1)', async (_, drafts, occurrence) => {
    begin(drafts.map((draft, index) => lineOf(index + 1, draft)));
    expect(await findStatusLine(portal)).toEqual({
      lineRef: occurrence === undefined ? undefined : refOf(`line-${occurrence}`),
    });
  });

  test('other lines with something under way are named (PORT-1)', async () => {
    begin([lineOf(1, porting), lineOf(2, { status: 1 }), lineOf(3, { status: 2 })]);
    expect((await look()).others).toMatchObject([{ ref: refOf('line-2') }]);
  });

  test('a line that the person may not see is not found (PORT-17)', async () => {
    const lines = [lineOf(1, porting), lineOf(2)];
    begin(lines, lines[1]);
    await expect(look()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('state of the page', () => {
  test('a port-in in progress, with its times (PORT-2, PORT-3)', async () => {
    expect((await look()).view).toEqual({
      kind: 'porting',
      isLong: false,
      number: '5550108890',
      steps: [
        { step: 'sent', state: 'done', at: noon - 20 * minute },
        { step: 'waiting', state: 'current' },
        { step: 'done', state: 'next' },
      ],
    });
  });

  test('after 2 hours a port-in, after 15 minutes an activation is taking longer than usual (PORT-4)', async () => {
    account.now = noon + 101 * minute;
    expect((await look()).view).toMatchObject({ isLong: true });
    one({ status: 1 });
    expect((await look()).view).toEqual({ kind: 'activating', isLong: false });
    account.now = noon + 16 * minute;
    expect((await look()).view).toEqual({ kind: 'activating', isLong: true });
  });

  test('polls as often as a journey, without a call of its own, and does not refresh a form (PORT-5)', async () => {
    expect((await look()).refresh).toBe(5);
    expect(account.watched).toEqual([
      { audience: 'journey', requests: [{ kind: 'activation', subjectId: 'line-1', state: '9' }] },
    ]);
    expect(account.reads).not.toContain('activation.status');
    one(rejected('1009'));
    expect((await look()).refresh).toBeUndefined();
  });

  test.each([
    ['1009', 'account'],
    ['1010', 'pin'],
    ['1011', 'zip'],
  ] as const)('shows for code %s the field %s (PORT-7)', async (code, problem) => {
    one(rejected(code));
    expect((await look()).view).toMatchObject({
      kind: 'fix',
      problem,
      decision: { allowed: true },
      steps: [{ step: 'sent' }, { step: 'waiting' }, { step: 'fix', at: noon - 5 * minute }, { step: 'done' }],
    });
  });

  test.each(['1017', '1234', undefined])('refers code %s to the Care Team (PORT-8)', async (code) => {
    one(rejected(code));
    expect((await look()).view).toEqual({ kind: 'care', isPort: true });
  });

  test('shows an ended activation or port-in (PORT-6, PORT-18)', async () => {
    one({ status: 2, esim: true, isMNP: true, mnpInfo: { ...mnpInfo, completedOn: at(noon) } });
    expect((await look()).view).toMatchObject({
      kind: 'active',
      isPort: true,
      setupLeft: true,
      steps: [{}, {}, { step: 'done', state: 'done', at: noon }],
    });
    one({ status: 2 });
    expect((await look()).view).toMatchObject({
      kind: 'active',
      isPort: false,
      setupLeft: false,
      esim: false,
      steps: [],
    });
    one({ status: 8 });
    expect((await look()).view).toEqual({ kind: 'care', isPort: false });
    one({ status: 0 });
    expect((await look()).view).toMatchObject({ kind: 'other', state: 'not-activated' });
  });

  test.each([
    [3, 'suspended', { meta: { suspended_reason: 'NonPay Suspension' } }, { isNonPay: true }],
    [4, 'disconnected', {}, { decision: { reason: 'does-not-apply', line: { state: 'disconnected' } } }],
    [5, 'unclear', {}, { isNonPay: false }],
    [7, 'disabled', {}, {}],
    [12, 'unclear', {}, {}],
  ] as const)('status %i after an activation, with its reference (ACTIVATE-44)', async (status, state, more, facts) => {
    one({ status, ...more });
    const activation = { kind: 'activate', subjectId: 'line-1', state: 'done', terms: {} };
    account.operations.push({ ...activation, id: 'activate-0000001' } as Operation);
    account.operations.push({ ...activation, id: 'activate-0000002', subjectId: 'line-2' } as Operation);
    expect((await look('activate-0000001')).view).toMatchObject({
      kind: 'other',
      state,
      ...facts,
      operationId: 'activate-0000001',
    });
    for (const after of ['activate-0000002', undefined])
      expect((await look(after)).view).toMatchObject({ kind: 'other', operationId: undefined });
  });

  test.each([
    ['the same detail, after a correction of it', 'done', 'account', at(noon - 9 * minute), true],
    ['the same detail, before the carrier has read the correction', 'done', 'account', rejectedOn, undefined],
    ['another detail', 'done', 'pin', at(noon - 9 * minute), undefined],
    ['the same detail, without a correction that arrived', 'refused', 'account', at(noon - 9 * minute), undefined],
  ])('a second rejection of %s (PORT-7)', async (_, state, problem, before, isAgain) => {
    one(rejected('1009'));
    const { kind } = scenarioOn('/status/:lineRef');
    const fix = { id: 'fixed-0000000001', kind, subjectId: 'line-1', state, terms: { problem } };
    account.operations.push({
      ...fix,
      baseline: { rejectedOn: before },
      sentAt: noon - 4 * minute,
    } as unknown as Operation);
    expect((await look('fixed-0000000001')).view).toHaveProperty('isAgain', isAgain);
  });

  test('an activation with a port-in that was refused can be sent again (PORT-21, ACTIVATE-36)', async () => {
    begin([lineOf(1, { status: 0 }), lineOf(2, { status: 0 })]);
    const refused = (id: string, more: object) =>
      account.operations.push({ id, kind: 'activate', subjectId: 'line-1', state: 'refused', ...more } as Operation);
    const portIn = { number: '5550108890', carrier: 'Northwind Wireless' };
    refused('refused-00000001', { terms: { portIn, hold: 3100 } });
    refused('refused-00000002', { terms: {} });
    refused('refused-00000003', { terms: { portIn }, subjectId: 'line-2' });
    const view = async (id: string) => (await look(id)).view;
    account.steps = [{ step: 'hold', state: 'done', sentAt: noon, result: '3100' }];
    expect(await view('refused-00000001')).toEqual({
      kind: 'care',
      isPort: true,
      isNotBegun: true,
      firstMonth: { kind: 'held', hold: { amount: 3100, shown: undefined, with: undefined, since: noon } },
      refused: { operationId: 'refused-00000001', help: 'call', leadEmail: undefined },
    });
    expect(await view('refused-00000002')).toMatchObject({ kind: 'other' });
    expect(await view('refused-00000003')).toMatchObject({ kind: 'other' });
  });
});
