import { beforeEach, expect, test } from 'vitest';
import { fault, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { addLinePage } from '../step-page.ts';
import { replies, account, context, begin, choose } from '#rpc/testing/fake-add-line.ts';

beforeEach(() => begin());

test('plans are shown cheapest first, priced for each line that can be added (ADDLINE-3, ADDLINE-2)', async () => {
  begin([lineOf(1), lineOf(2), lineOf(4)]);
  const page = await addLinePage(context, 'plan');
  expect(page).toMatchObject({ kind: 'plan', room: 3, stage: 'plan', back: undefined });
  const plans = page.kind === 'plan' ? page.plans : [];
  expect(plans.map(({ planId }) => planId)).toEqual(['small', 'large', 'esim']);
  expect(plans[0]?.prices).toEqual([3, 5, 6].map((occurrence) => ({ occurrence, price: 1500, list: 1500 })));
});

test('a home-internet customer sees prices with the coupon of the plan (ADDLINE-4)', async () => {
  begin([lineOf(1, { hsdPlan: true })]);
  const page = await addLinePage(context, 'plan');
  const plans = page.kind === 'plan' ? page.plans : [];
  expect(plans.at(-1)?.prices[0]).toEqual({ occurrence: 2, price: 5200, list: 5500 });
  expect(plans[0]?.prices[0]).toEqual({ occurrence: 2, price: 1500, list: 1500 });
});

test.each([
  [{ planId: 'gone' }, 'plan'],
  [{ count: 5 }, 'count'],
  [{ count: 0 }, 'count'],
])('%j is not saved', async (chosen, problem) => {
  expect(await choose(chosen)).toEqual({ kind: 'problem', problem: { kind: problem } });
  expect(account.journeys.size).toBe(0);
});

test('does not take off again the coupon that the plan’s price includes (ADDLINE-4)', async () => {
  begin([lineOf(1, { hsdPlan: true })]);
  const refused = { kind: 'problem', problem: { kind: 'coupon-included' } };
  expect(await choose({ planId: 'esim', couponCode: 'home5' })).toEqual(refused);
  expect(account.journeys.size).toBe(0);
  expect(await choose({ planId: 'small', couponCode: 'HOME5' })).toMatchObject({ kind: 'step' });
  begin([lineOf(1)]);
  expect(await choose({ planId: 'esim', couponCode: 'HOME5' })).toMatchObject({ kind: 'step' });
});

const refusal = (message?: string, name = 'refused') => ({
  kind: 'problem' as const,
  name,
  resCode: undefined,
  message,
});

test.each([
  ['is refused in the carrier’s words', refusal('Expired.'), { kind: 'coupon', message: 'Expired.' }],
  ['cannot be read', fault(), { kind: 'coupon-unchecked' }],
  [
    'takes nothing off a new line',
    reply({ discountInDollar: 1000, secondaryDiscountInDollar: 0 }),
    { kind: 'coupon-no-effect' },
  ],
])('does not save a coupon that %s (ADDLINE-4, ADDLINE-25)', async (_, outcome, problem) => {
  replies['catalog.coupon'] = outcome;
  expect(await choose({ couponCode: 'NOPE' })).toEqual({ kind: 'problem', problem });
  expect(account.journeys.size).toBe(0);
});

test('stores a code in the spelling of the carrier, and shows it with its prices (ADDLINE-4, ADDLINE-26)', async () => {
  replies['catalog.coupon'] = ({ couponCode }) =>
    couponCode === 'FRIEND10' ? reply({ discountInDollar: 0, secondaryDiscountInDollar: 300 }) : refusal();
  expect(await choose({ couponCode: 'friend10' })).toMatchObject({ kind: 'step' });
  expect(await addLinePage(context, 'plan')).toMatchObject({
    coupon: { code: 'FRIEND10', discount: 300 },
    plans: [{ prices: [{ price: 1200, list: 1500 }, {}, {}, {}] }, {}, {}],
  });
});
