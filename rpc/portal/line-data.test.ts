import { expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { fault, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { isUnlimited } from './line-data.ts';

const plan = (name: string, unlimited: boolean) =>
  Plan.parse({ name, displayNameWeb: name, baseLinePrice: 60, additionalLinePrice: 50, isUnlimited: unlimited });
const told = reply({ plans: [plan('small', false), plan('endless', true)] }) as never;

test.each([
  ['of an unlimited plan', 'endless', told, true],
  ['of a plan with a limit', 'small', told, false],
  ['of a plan that is not on sale', 'old', told, false],
  ['of no plan', undefined, told, false],
  ['while the carrier does not tell', 'endless', fault() as never, false],
  ['where nobody asked', 'endless', undefined, false],
])('the data of a line %s (LINE-43)', (_, reachPlanId, plans, unlimited) => {
  expect(isUnlimited(lineOf(1, { reachPlanId }), plans)).toBe(unlimited);
});
