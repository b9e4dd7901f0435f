import { expect, test } from 'vitest';
import { CapabilityList } from '#contracts/tier.ts';
import { publicRouter } from '../public-router.ts';
import { hasProcedure } from './needs.ts';

const has = (tier: string) =>
  Object.keys(publicRouter._def.procedures).filter((name) => hasProcedure(CapabilityList.parse(tier), name));

test('has the procedures of a tier whose calls the carrier has, and no other name (TIER-2)', () => {
  const all = Object.keys(publicRouter._def.procedures);
  expect(has('')).toEqual(all);
  expect(has('everything')).toEqual(all);
  expect(has('see')).toEqual(['plans']);
  expect(has('see marketing.getInTouch')).toEqual(['plans', 'notifyMe', 'offerLead', 'feedback']);
  for (const name of ['toString', '__proto__', 'plan', 'plans,feedback'])
    expect(hasProcedure(undefined, name)).toBe(false);
});
