import { describe, expect, test } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import { valueOf } from '#rpc/domain/facts/read.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { fault, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';
import { billed, bought, first, given } from '../testing/given-account.ts';

describe('a plan that was chosen before the line (PUBLIC-34)', () => {
  const plans = { 'catalog.activePlans': reply({ plans: [{ name: 'plan-10gb', displayNameWeb: 'Best Fit 10GB' }] }) };

  test('is for sale, and a new line can have it', async () => {
    expect((await given({ replies: plans }).look({ plan: 'plan-10gb' })).wanted).toEqual({
      planId: 'plan-10gb',
      name: 'Best Fit 10GB',
      addLine: true,
    });
  });

  test.each([
    ['that is not for sale', given({ replies: plans }), 'plan-gone'],
    ['of a secondary', given({ lines: [lineOf(1), lineOf(2)], actor: lineOf(2), replies: plans }), 'plan-10gb'],
    ['while plans can’t be read', given({ replies: { 'catalog.activePlans': fault() } }), 'plan-10gb'],
  ])('is omitted: one %s', async (_, { look }, plan) => {
    expect((await look({ plan })).wanted).toBeUndefined();
  });
});

const done = { subjectId: 'line-1', state: 'done' } as const;
const paused = operationOf('data-service', { pause: true, primaryId: 'line-1' }, done);

describe('the lines', () => {
  test('can change plan and pause data while in service, and have the reason otherwise', async () => {
    const model = await given({
      lines: [lineOf(1), lineOf(2, { status: 3 }), lineOf(3, { status: 0, esim: true })],
    }).look();
    expect(
      model.lines.map((line) =>
        line.actions.map(({ action, decision }) => `${action} ${decision.allowed || decision.reason}`),
      ),
    ).toEqual([
      ['change-plan lines-unsettled', 'data-service true'],
      ['change-plan suspended', 'data-service suspended'],
      ['activate true'],
    ]);
  });

  test('have a form each, and the state of their data', async () => {
    const pending: Operation = { ...paused, state: 'sending', terms: { pause: false, primaryId: 'line-1' } };
    const { lines } = await given({
      lines: [lineOf(1, { isDataCutoff: true }), lineOf(2)],
      operations: [pending],
    }).look();
    expect(lines.map(({ dataService }) => dataService)).toEqual([
      { paused: true, changing: { pause: false } },
      { paused: false },
    ]);
    expect(new Set(lines.map(({ operationId }) => operationId)).size).toBe(2);
    expect(lines.every(({ operationId }) => /^[\w-]{22}$/.test(operationId))).toBe(true);
  });

  test('have a usage history once they were active', async () => {
    const lines = [
      lineOf(1),
      lineOf(2, { status: 3 }),
      lineOf(3, { status: 4, activationDate: '2026-01-01' }),
      lineOf(4, { status: 4 }),
      lineOf(5, { status: 1 }),
    ];
    expect((await given({ lines }).look()).lines.map(({ hasUsage }) => hasUsage)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('show a secondary their own line and purchases, and no bills (ACCOUNT-7, LINE-22)', async () => {
    const lines = [lineOf(1, { firstName: 'GRACE' }), lineOf(2, { firstName: 'KAI' })];
    const model = await given({
      lines,
      actor: lines[1] as Customer,
      purchases: [bought('2026-11-08T15:04:00Z'), bought('2026-11-09T15:04:00Z', 'line-2')],
    }).look();
    expect(model).toMatchObject({
      seesBills: false,
      lines: [{ name: 'Kai' }],
      purchases: { value: [{ line: { name: 'Kai' } }] },
    });
    expect(valueOf(model.purchases)).toHaveLength(1);
    expect(JSON.stringify(model)).not.toContain('Grace');
  });

  test('are read in one step with the purchases; usage is read only for the open line', async () => {
    const { fake, look } = given();
    await look();
    expect(fake.reads).toEqual([
      'customer.byUsername',
      'customer.group',
      'config.keys',
      'topup.group',
      'billing.customer',
    ]);
  });
});

describe('the purchases', () => {
  test('is the group’s last 12 months for a primary, latest first, with the line (ACCOUNT-6, ACCOUNT-7)', async () => {
    const purchases = [
      bought('2025-11-19T00:00:00Z'),
      bought('2025-11-20T00:00:00Z'),
      bought('2026-11-08T15:04:00Z', 'line-2', 2),
      bought('2026-01-01T00:00:00Z', 'line-9', 3),
    ];
    const { fake, look } = given({ lines: [lineOf(1), lineOf(2, { firstName: 'MARCO' })], purchases });
    expect(valueOf((await look()).purchases)).toEqual([
      { at: Date.parse('2026-11-08T15:04:00Z'), gigabytes: 2, line: { name: 'Marco', occurrence: 2 } },
      { at: Date.parse('2026-01-01T00:00:00Z'), gigabytes: 3 },
      { at: Date.parse('2025-11-20T00:00:00Z'), gigabytes: 1, line: { occurrence: 1 } },
    ]);
    expect(fake.asked.find(({ id }) => id === 'topup.group')?.input).toEqual({
      groupId: 'group-1',
      startDate: '2025-11-20',
      endDate: '2026-11-21',
    });
  });

  test.each([
    ['2024-03-03', '2024-03-03'],
    ['2026-10-03', '2025-11-20'],
    ['1970-01-01', '2025-11-20'],
  ])('are read once, with the open cycle: %s from %s', async (cycle, startDate) => {
    const { fake, look } = given({
      lines: [lineOf(1, { ...billed, activationDate: '2024-01-10', reachPlanId: undefined })],
      purchases: [bought('2024-03-05T00:00:00Z')],
    });
    const model = await look({ usage: first, cycle });
    expect(fake.asked.filter(({ id }) => id === 'topup.group').map(({ input }) => input.startDate)).toEqual([
      startDate,
    ]);
    expect(valueOf(model.purchases)).toEqual([]);
    expect(model.usage && valueOf(model.usage.bought)).toHaveLength(cycle === '2024-03-03' ? 1 : 0);
  });

  test('is missing when the carrier fails, and the rest of the page is shown', async () => {
    const model = await given({ replies: { 'topup.group': fault() } }).look({ usage: first });
    expect(model.lines).toHaveLength(1);
    expect(model).toHaveProperty('purchases', unread);
    expect(model.usage).toHaveProperty('bought', unread);
    expect(model.usage).toHaveProperty('use');
  });
});

describe('the page around the lines', () => {
  test('shows the result of an operation, and refreshes while it is open', async () => {
    expect((await given({ operations: [paused] }).look({ after: paused.id })).after).toMatchObject({
      id: paused.id,
      state: 'done',
      summary: { kind: 'data-service', pause: true },
    });
    const model = await given({ operations: [{ ...paused, state: 'unknown' }] }).look({ after: paused.id });
    expect(model).toMatchObject({ after: { state: 'unknown' }, refresh: 5 });
  });

  test('shows nothing of an unknown operation, or of another’s', async () => {
    const lines = [lineOf(1), lineOf(2)];
    const ofPrimary = { lines, operations: [paused] };
    expect(await given(ofPrimary).look({ after: 'A'.repeat(16) })).toHaveProperty('after', undefined);
    const other = await given({ ...ofPrimary, actor: lines[1] as Customer }).look({ after: paused.id });
    expect(other.after).toBeUndefined();
  });

  test.each<[string, CustomerDraft, object]>([
    ['alone in status 7: a notice, and no card (HOME-7)', { status: 7 }, { disabled: 'account', lines: [] }],
    ['a primary sees bills', {}, { seesBills: true, letsTalk: false, disabled: undefined, toActivation: false }],
  ])('%s', async (_, draft, expected) => {
    expect(await given({ lines: [lineOf(1, draft)] }).look()).toMatchObject(expected);
  });
});
