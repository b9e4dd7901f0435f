import { describe, expect, it, test } from 'vitest';
import { lineCard, usageOf } from '#app/ui/testing/sample.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { rejectedPin } from '#rpc/testing/line-drafts.ts';
import { lookAtHome } from '#rpc/testing/look-at-home.ts';
import { arrange } from './line-need.ts';
import { reply } from '#rpc/testing/fake-account.ts';

type Draft = Parameters<typeof lineOf>[1];

/** The order of Home's cards of a group, by line number; line 1 is the primary's. */
async function orderOf(drafts: Draft[], used: Record<string, number> = {}, orderStatus = 'DELIVERED') {
  const lines = drafts.map((draft, index) => lineOf(index + 1, draft));
  const replies = { 'order.track': reply({ orderStatus }) };
  return (await lookAtHome({ lines, used, replies })).model.lines.map(({ occurrence }) => occurrence);
}

const kit = { status: 0, simPaid: true, shipmentInfo: { 'order-1': '2026-11-18' } };

test.each<[string, Draft, Record<string, number>?]>([
  ['a port-in to correct', rejectedPin],
  ['a port-in that only Care can go on with', { status: 10, portFailureCode: '1017' }],
  ['an activation that failed', { status: 8 }],
  ['a SIM card that was delivered and is not activated', kit],
  ['an eSIM that is not activated', { status: 0, esim: true }],
  ['a line to activate that has no plan', { status: 0, esim: true, reachPlanId: undefined }],
  ['an eSIM that is not installed', { status: 2, esim: true }],
  ['90 % of the data used', {}, { 'line-3': 90 }],
  ['all data used', {}, { 'line-3': 100 }],
])('sorts %s before the primary (HOME-15)', async (_, draft, used) => {
  expect(await orderOf([{}, {}, draft, {}], used)).toEqual([3, 1, 2, 4]);
});

test.each<[string, Draft, Record<string, number>?]>([
  ['on its way', { ...kit, shipmentInfo: { 'order-2': '2026-11-18' } }],
  ['porting', { status: 9 }],
  ['activating', { status: 1 }],
  ['suspended', { status: 3 }],
  ['disconnected', { status: 4 }],
  ['at 89 % of the data', {}, { 'line-3': 89 }],
  ['at 95 % with more on its way', { operationsInProcess: ['TOPUP_IN_PROGRESS'] }, { 'line-3': 95 }],
  ['suspended with all data used', { status: 3 }, { 'line-3': 100 }],
])('leaves a line that is %s in its place (HOME-15)', async (_, draft, used) => {
  expect(await orderOf([{}, {}, draft, {}], used, 'SHIPPED')).toEqual([1, 2, 3, 4]);
});

test('sorts both parts by the primary, then by the line number (HOME-15)', async () => {
  const failed = { status: 8 };
  expect(await orderOf([failed, {}, failed, { status: 9 }, failed, {}])).toEqual([1, 3, 5, 2, 4, 6]);
  expect(await orderOf([{}, failed, {}, failed])).toEqual([2, 4, 1, 3]);
});

describe('cards and rows (HOME-32)', () => {
  const full = usageOf(10, 10);
  const lineNo = (ref: string, overrides: Partial<Parameters<typeof lineCard>[0]> & { isOwn?: boolean } = {}) => ({
    ...lineCard({ ref, data: usageOf(1, 10), ...overrides }),
    isOwn: overrides.isOwn,
  });
  const own = lineNo('own', { isOwn: true });
  const off = (ref: string) => lineNo(ref, { state: 'suspended', notices: ['non-pay'] });
  it.each<[string, ReturnType<typeof lineNo>[], cards: string[], rows: string[]]>([
    ['one line', [own], ['own'], []],
    ['two lines', [own, lineNo('b')], ['own', 'b'], []],
    ['two lines, both off', [{ ...off('own'), isOwn: true }, off('b')], [], ['own', 'b']],
    ['one line that is off', [off('a')], ['a'], []],
    ['three lines that need nothing', [own, lineNo('b'), lineNo('c')], ['own'], ['b', 'c']],
    ['one that needs a hand', [lineNo('b', { data: full }), own, lineNo('c')], ['b'], ['own', 'c']],
    ['three, all off', [{ ...off('own'), isOwn: true }, off('b'), off('c')], [], ['own', 'b', 'c']],
  ])('of %s', (_, lines, cards, rows) => {
    const arranged = arrange(lines);
    expect([arranged.cards.map(({ ref }) => ref), arranged.rows.map(({ ref }) => ref)]).toEqual([cards, rows]);
  });
});
