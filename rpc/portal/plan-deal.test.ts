import { expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import { planNameIn } from './plan-deal.ts';

const plan = Plan.parse({ name: 'large', displayNameWeb: 'Large', baseLinePrice: 45, additionalLinePrice: 40 });

test('a scheduled plan has a name while it is on sale (PLAN-16)', () => {
  expect(planNameIn([plan], 'large')).toBe('Large');
  for (const gone of ['small', undefined]) expect(planNameIn([plan], gone)).toBeUndefined();
});
