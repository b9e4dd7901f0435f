import { expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { bytesPerGigabyte } from '#contracts/vocabulary.ts';
import { reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { lookAtHome } from '#rpc/testing/look-at-home.ts';

const planOf = (name: string, planData: number, price: number, downGradableTo?: string[]) =>
  Plan.parse({
    name,
    displayNameWeb: `Best Fit ${planData}GB`,
    baseLinePrice: price,
    additionalLinePrice: price,
    planData,
    downGradableTo,
  });
const [medium, small] = [planOf('plan-5gb', 5, 25, ['plan-2gb']), planOf('plan-2gb', 2, 20)];
const line = lineOf(1, {
  billStartDate: '2026-11-03',
  billEndDate: '2026-12-02',
  activationDate: '2026-01-20',
  reachPlanId: 'plan-5gb',
});
const users = [{ userId: line.id, bytes: bytesPerGigabyte, maxBytes: 5 * bytesPerGigabyte }];
const atHand = {
  'usage.group': reply({ billStartDate: '2026-11-03', billEndDate: '2026-12-02', users }),
  'topup.group': reply({ purchases: [] }),
  'catalog.activePlans': reply({ plans: [medium, small] }),
  'catalog.plan': reply(medium),
};

test('shows a cheaper plan on the reader’s own line from what is at hand, without a call (HOME-33)', async () => {
  const advised = await lookAtHome({ lines: [line, lineOf(2)], atHand });
  expect(advised.model.lines.map(({ advice }) => advice?.planId)).toEqual(['plan-2gb', undefined]);
  const { 'usage.group': _, ...less } = atHand;
  const without = await lookAtHome({ lines: [line, lineOf(2)], atHand: less });
  expect(without.model.lines.map(({ advice }) => advice)).toEqual([undefined, undefined]);
  expect(advised.account.asked).toEqual(without.account.asked);
});
