import { describe, expect, test } from 'vitest';
import { dismissEnd, loadHome } from './intent.ts';
import type { JobView } from '#rpc/poll/poll.ts';
import { fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { lookAtHome, onlyCard } from '#rpc/testing/look-at-home.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';

describe('a page without script looks again (POLL-10)', () => {
  test('has no refresh where nothing is in progress', async () => {
    expect((await lookAtHome({})).model).toHaveProperty('refresh', undefined);
  });

  test('uses the shortest of the intervals', async () => {
    const lines = [lineOf(1, { status: 9 }), lineOf(2, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] })];
    const jobs: JobView[] = [
      { kind: 'activation', subjectId: 'line-1', startedAt: noon },
      { kind: 'sim-swap', subjectId: 'line-2', startedAt: noon },
    ];
    expect((await lookAtHome({ lines, jobs })).model.refresh).toBe(30);
    expect((await lookAtHome({ lines, jobs: jobs.slice(1) })).model.refresh).toBe(60);
  });
});

describe('visible lines (LINE-22)', () => {
  test('the primary sees all, sorted, without the disabled ones; under references, never ids', async () => {
    const { model } = await lookAtHome({
      lines: [lineOf(3, { emailId: 'x@example.test' }), lineOf(1), lineOf(2, { status: 7 })],
      actor: lineOf(1),
    });
    expect(model.lines.map(({ ref }) => ref)).toEqual([refOf('line-1'), refOf('line-3')]);
    expect(JSON.stringify(model)).not.toMatch(/group-1|x@example|"line-/);
  });

  test('a secondary sees their own line, may not add one, and nothing of the others leaks', async () => {
    const lines = [
      lineOf(1, { firstName: 'GRACE', lastName: 'LIN', reachNumber: '5550100001' }),
      lineOf(2, { firstName: 'KAI', lastName: 'LIN' }),
    ];
    const { model, account } = await lookAtHome({ lines, actor: lines[1], used: { 'line-1': 95, 'line-2': 10 } });
    expect(model.lines.map(({ ref, name }) => [ref, name])).toEqual([[refOf('line-2'), 'Kai Lin']]);
    expect(model.addLine).toMatchObject({ allowed: false, reason: 'secondary' });
    expect(JSON.stringify(model)).not.toMatch(/Grace|5550100001/);
    expect(account.asked.find(({ id }) => id === 'usage.overall')?.input).toEqual({ customerId: 'line-2' });
  });

  test('requests no polling of others’ lines for a secondary', async () => {
    const lines = [lineOf(1, { status: 9 }), lineOf(2)];
    expect((await lookAtHome({ lines, actor: lines[1] })).account.watched[0]?.requests).toEqual([]);
  });
});

describe('the amount due (HOME-13)', () => {
  const nonPay: CustomerDraft = { status: 3, meta: { suspended_reason: 'NonPay Suspension' } };
  const owes = (balance: number, more: object = {}) => ({
    'billing.customer': reply({ balance, dueDate: '2026-12-18', isAutoPay: true, ...more }),
    'billing.promiseEligible': reply({ isEligible: true }),
  });

  test('is absent while nothing is owed', async () => {
    expect((await lookAtHome({ replies: owes(0) })).model.due).toBeUndefined();
    expect((await lookAtHome({ replies: owes(-500) })).model.due).toBeUndefined();
  });

  test('returns the amount owed that auto-pay will pay, without reading the card from the carrier (MONEY-9)', async () => {
    const { model, account } = await lookAtHome({ replies: owes(2656) });
    expect(model.due).toBeUndefined();
    expect(model.autoPaid).toEqual({ amount: 2656, dueDate: '2026-12-18', isFirst: false, card: undefined });
    expect(account.reads).not.toContain('card.list');
  });

  test('does not leave the bill of a suspension to auto-pay (BILL-18)', async () => {
    const { model } = await lookAtHome({ lines: [lineOf(1, nonPay)], replies: owes(9562) });
    expect(model.due?.owed?.autoPay).toBe('missed');
  });

  test('has an unpaid bill of unknown amount when the carrier suspends for it and returns no balance', async () => {
    const { model } = await lookAtHome({ lines: [lineOf(1, nonPay)], replies: { 'billing.customer': fault() } });
    expect(model.due).toEqual({ nonPay: true, pay: { allowed: true }, mayPromise: false });
    expect(model.lines).toHaveLength(1);
  });

  test('shows a secondary the suspension, and reads nothing about money', async () => {
    const lines = [lineOf(1, nonPay), lineOf(2, { status: 3 })];
    const { model, account } = await lookAtHome({ lines, actor: lines[1], replies: owes(9562) });
    expect(model.due).toEqual({ nonPay: true, pay: { allowed: false, reason: 'secondary' }, mayPromise: false });
    expect(account.asked.map(({ id }) => id).filter((id) => id.startsWith('billing'))).toEqual([]);
  });

  test('shows FRAUD the amount owed, without paying or promising', async () => {
    const { model } = await lookAtHome({
      lines: [lineOf(1, { category: 'FRAUD' })],
      replies: owes(2656, { isAutoPay: false }),
    });
    expect(model.due).toMatchObject({ pay: { allowed: false, reason: 'fraud' }, mayPromise: false });
  });
});

describe('the page around the lines', () => {
  test('returns names in reading case, numbers, and the device as far as it is stored', async () => {
    const draft: CustomerDraft = {
      firstName: 'ROBIN',
      lastName: 'HALE',
      reachNumber: '5550102231',
      make: 'Google',
      model: 'Pixel 8',
      imei: '356938035643809',
      reachPlanDisplayName: '5GB',
      activationDate: '2026-04-02',
      nextBillingDate: '2026-12-02',
    };
    const { model } = await lookAtHome({ lines: [lineOf(1, draft)] });
    expect(model).toMatchObject({
      firstName: 'Robin',
      isPrimary: true,
      nextBill: { day: '2026-12-02' },
      addLine: { allowed: true },
      linesLeft: 5,
      letsTalk: false,
      toActivation: false,
    });
    expect(model.lines[0]).toMatchObject({
      name: 'Robin Hale',
      occurrence: 1,
      isPrimary: true,
      msisdn: '5550102231',
      state: 'active',
      info: { plan: '5GB', device: 'Google Pixel 8', imei: '356938035643809', activatedOn: '2026-04-02' },
    });
  });

  test('returns a porting line’s former number, and no other line’s', async () => {
    expect(await onlyCard({ status: 9, mnpInfo: { oldNumber: '5550104410' } })).toMatchObject({
      portingNumber: '5550104410',
    });
    expect(await onlyCard({ status: 10, mnpInfo: { oldNumber: '5550104410' } })).toHaveProperty(
      'portingNumber',
      undefined,
    );
  });

  test('has no line left after six (LINE-35)', async () => {
    const { model } = await lookAtHome({ lines: [1, 2, 3, 4, 5, 6].map((occurrence) => lineOf(occurrence)) });
    expect(model).toMatchObject({ addLine: { allowed: false, reason: 'lines-full' }, linesLeft: 0 });
  });

  test('leads on with a journey of this person that was begun, while they may (JOURNEY-7)', async () => {
    const addingLine = async (given: Parameters<typeof lookAtHome>[0]) => (await lookAtHome(given)).model.addingLine;
    expect(await addingLine({ adding: 'line-1' })).toEqual({});
    expect(await addingLine({ adding: 'line-2' })).toBeUndefined();
    expect(await addingLine({ adding: 'line-1', lines: [lineOf(1, { category: 'FRAUD' })] })).toBeUndefined();
    expect(await addingLine({})).toBeUndefined();
  });

  test('leads on with the activation of each line that was begun and can be activated (JOURNEY-7)', async () => {
    const lines = [lineOf(1, { status: 0, esim: true }), lineOf(2)];
    const activating = async (activation: string) =>
      (await lookAtHome({ lines, activation })).model.activating.map(({ ref }) => ref);
    expect(await activating('line-1')).toEqual([refOf('line-1')]);
    expect(await activating('line-2')).toEqual([]);
  });

  test('leads to this person’s order of new lines that is under way (ADDLINE-20)', async () => {
    const order = operationOf('add-line', sampleTerms['add-line'], { subjectId: 'line-1', state: 'pending' });
    expect((await lookAtHome({ operations: [order], adding: 'line-1' })).model.addingLine).toEqual({
      operationId: 'operation-000001',
    });
    const other = { ...order, subjectId: 'line-2' };
    expect((await lookAtHome({ operations: [other] })).model.addingLine).toBeUndefined();
  });

  test.each(['customer.byUsername', 'customer.group'])('cannot be made without %s', async (id) => {
    await expect(lookAtHome({ replies: { [id]: fault() } })).rejects.toThrow('fault http');
  });
});

describe('ends that stand until they are dismissed (HOME-31)', () => {
  const topUp = (id: string, sentAt: number, fields: Partial<Operation<'top-up'>> = {}) =>
    operationOf('top-up', sampleTerms['top-up'], {
      ...{ id, subjectId: 'line-1', state: 'refused', sentAt, endedAt: sentAt + 60_000 },
      ...{ acknowledgedAt: sentAt },
      ...fields,
    });

  test('lists the latest three, with the number of the others', async () => {
    const operations = [1, 2, 3, 4].map((n) =>
      topUp(`operation-00000${n}`, noon - n * 60_000, { subjectId: `line-${n}` }),
    );
    const { model } = await lookAtHome({ operations });
    expect(model.ended?.entries.map(({ id }) => id)).toEqual(operations.slice(0, 3).map(({ id }) => id));
    expect(model.ended?.more).toBe(1);
  });

  test('lists a pause that was not made before all else, and not the one at the top of the page', async () => {
    const topUps = [2, 3, 4].map((n) => topUp(`operation-00000${n}`, noon - n * 60_000, { subjectId: `line-${n}` }));
    const ends = { state: 'not-sent', endedAt: noon, acknowledgedAt: noon } as const;
    const pause = operationOf(
      'data-service',
      { ...sampleTerms['data-service'], pause: true },
      { ...ends, id: 'operation-000001', subjectId: 'line-1', sentAt: noon - 3_600_000 },
    );
    const { model, context } = await lookAtHome({ operations: [...topUps, pause] });
    const idsOf = ({ ended }: typeof model) => ended?.entries.map(({ id }) => id);
    expect(idsOf(model)).toEqual(['operation-000001', 'operation-000002', 'operation-000003']);
    expect(idsOf(await loadHome(context, { after: 'operation-000002' }))).not.toContain('operation-000002');
  });

  test('leaves out what a later top-up of the line replaced, and shows the rest to its people alone', async () => {
    const operations = [topUp('operation-000001', noon - 60_000), topUp('operation-000002', noon, { state: 'done' })];
    expect((await lookAtHome({ operations })).model.ended).toBeUndefined();
    const lines = [lineOf(1), lineOf(2)];
    const seen = (await lookAtHome({ lines, actor: lines[1], operations: operations.slice(0, 1) })).model.ended;
    expect(seen).toBeUndefined();
  });

  test('is dismissed by one press of a person who may see it', async () => {
    const { account, context } = await lookAtHome({ operations: [topUp('operation-000001', noon - 60_000)] });
    await dismissEnd(context, 'operation-000001');
    expect([...account.dismissed.keys()]).toEqual(['operation-000001']);
    await expect(dismissEnd(context, 'operation-000009')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
