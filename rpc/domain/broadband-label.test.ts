import { expect, it } from 'vitest';
import { plans } from '#fixtures/world/plan.ts';
import { broadbandLabel, type NetworkFacts } from './broadband-label.ts';

const network: NetworkFacts = {
  frn: '0031846207',
  download: [58, 245],
  upload: [8, 27],
  latency: [28, 52],
  earlyTerminationFee: 0,
};
const plan = {
  id: 'plan-5gb',
  name: 'Best Fit 5GB',
  firstLine: 2500,
  eachMoreLine: 2000,
  gigabytes: 5,
  unlimited: false,
};

it('has the plan, its prices and the network facts (PUBLIC-8)', () => {
  const prices = { extraData: { gigabytes: 1, price: 500 }, simKit: 500 };
  const { frn: _, ...facts } = network;
  expect(broadbandLabel(plan, prices, network)).toEqual({ ...plan, ...prices, ...facts, planId: 'M0031846207PLAN5GB' });
});

it('gives each plan a unique id: M, ten digits, and at most 15 letters and digits', () => {
  const ids = plans.map(({ id }) => broadbandLabel({ ...plan, id }, {}, network).planId);
  expect(new Set(ids).size).toBe(plans.length);
  expect(ids.filter((id) => !/^M\d{10}[A-Z\d]{1,15}$/.test(id))).toEqual([]);
});
