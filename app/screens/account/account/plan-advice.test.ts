import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { accountOf, contextOf, fault, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { changePlanForm } from '../../change-plan/select/intent.ts';
import { loadAccount } from './intent.ts';

const billed: CustomerDraft = {
  billStartDate: '2026-11-03',
  billEndDate: '2026-12-02',
  activationDate: '2026-01-20',
  reachPlanId: 'plan-5gb',
};
const planOf = (name: string, planData: number, price: number, more: Partial<z.input<typeof Plan>> = {}) =>
  Plan.parse({
    name,
    displayNameWeb: `Best Fit ${planData}GB`,
    baseLinePrice: price,
    additionalLinePrice: price,
    planData,
    ...more,
  });
const medium = planOf('plan-5gb', 5, 25, { downGradableTo: ['plan-2gb'] });
const small = planOf('plan-2gb', 2, 20);
const usedIn = (gigabytes: number, userId = 'line-1') =>
  reply({
    billStartDate: '2026-11-03',
    billEndDate: '2026-12-02',
    users: [{ userId, bytes: gigabytes * bytesPerGigabyte, maxBytes: 5 * bytesPerGigabyte }],
  });
const planChange = {
  id: 'operation-000001',
  kind: 'plan-change',
  subjectId: 'line-1',
  state: 'sending',
  terms: { planName: 'Best Fit 2GB' },
} as Operation;

interface Given {
  draft?: CustomerDraft;
  replies?: Replies;
  operations?: Operation[];
  asSecondary?: boolean;
}

async function look({ draft, replies, operations = [], asSecondary = false }: Given = {}) {
  const line = lineOf(asSecondary ? 2 : 1, { ...billed, ...draft });
  const lines = asSecondary ? [lineOf(1, billed), line] : [line];
  const fake = accountOf(lines, line, {
    'config.keys': reply({ HSD_LINE_DISCOUNT: 0 }),
    'topup.group': reply({ purchases: [] }),
    'usage.group': ({ startDate }) => usedIn(startDate === billed.billStartDate ? 1 : 1.5, line.id),
    'catalog.activePlans': reply({ plans: [small, medium] }),
    'catalog.plan': reply(medium),
    ...replies,
  });
  fake.operations.push(...operations);
  const { context } = contextOf(line, fake);
  const { usage } = await loadAccount(context, { usage: refOf(line.id) });
  return { advice: usage?.advice, use: usage?.use, fake, context };
}

test('reads three complete cycles and the present one, and advises the primary (ACCOUNT-16)', async () => {
  const { advice, fake, context } = await look();
  expect(advice).toMatchObject({ planName: 'Best Fit 2GB', saves: 500 });
  expect((await changePlanForm(context, refOf('line-1'))).advice).toEqual(advice);
  const starts = fake.asked.filter(({ id }) => id === 'usage.group').map(({ input }) => input.startDate);
  expect(new Set(starts)).toEqual(new Set(['2026-11-03', '2026-10-03', '2026-09-03', '2026-08-03']));
});

test.each([
  [1, 'Best Fit 2GB'],
  [1.2, undefined],
])('uses the pace of the present cycle, %s GB in 19 of its 30 days (ACCOUNT-16)', async (gigabytes, planName) => {
  const usage: Replies['usage.group'] = ({ startDate }) => usedIn(startDate === billed.billStartDate ? gigabytes : 1);
  const { advice } = await look({ replies: { 'usage.group': usage } });
  expect(advice?.planName).toBe(planName);
});

test('reads a plan that is no longer on sale (ACCOUNT-16)', async () => {
  const { advice } = await look({ replies: { 'catalog.activePlans': reply({ plans: [small] }) } });
  expect(advice).toMatchObject({ planName: 'Best Fit 2GB' });
});

test.each<[string, Given]>([
  ['a secondary', { asSecondary: true }],
  ['a line whose plan cannot be changed', { draft: { status: 3 } }],
  ['a plan change under way here', { operations: [planChange] }],
  ['purchases that are not known', { replies: { 'topup.group': fault() } }],
  ['a scheduled plan', { draft: { amendedReachPlanId: 'plan-2gb' } }],
])('gives no advice, and reads nothing more: %s (ACCOUNT-17)', async (_, given) => {
  const { advice, fake } = await look(given);
  expect(advice).toBeUndefined();
  expect(fake.asked.filter(({ id }) => id === 'usage.group')).toHaveLength(1);
});

test.each<[string, Replies]>([
  ['the plans', { 'catalog.activePlans': fault() }],
  ['one cycle', { 'usage.group': ({ startDate }) => (startDate === '2026-09-03' ? fault() : usedIn(1)) }],
  [
    'the line in one cycle',
    { 'usage.group': ({ startDate }) => usedIn(1, startDate === '2026-09-03' ? 'x' : 'line-1') },
  ],
])('gives no advice, and shows the history, without the carrier’s %s (ACCOUNT-17)', async (_, replies) => {
  const { advice, use } = await look({ replies });
  expect(advice).toBeUndefined();
  expect(use).toBeDefined();
});

test('gives no advice after a top-up in one of the cycles; older ones do not count (ACCOUNT-17)', async () => {
  const bought = (topupDate: string) => ({
    'topup.group': reply({ purchases: [{ customerId: 'line-1', totalData: 1, topupDate }] }),
  });
  expect((await look({ replies: bought('2026-08-03T12:00:00Z') })).advice).toBeUndefined();
  expect((await look({ replies: bought('2026-08-01T12:00:00Z') })).advice).toBeDefined();
});
