import { type ExamplesOf, ownCall, type ReplyExample } from '../example.ts';
import { peopleOf } from '../seed.ts';
import type { customer } from './endpoints.ts';

const state = { seed: 'active-family' } as const;
const family = peopleOf(state.seed);
const secondary = peopleOf('secondary-active');

/** Price of each plan on the first line; it is 5 dollars less on each other. */
const prices: Readonly<Record<string, number>> = { 'plan-2gb': 20, 'plan-5gb': 25, 'plan-10gb': 35, 'plan-15gb': 45 };
const priceOf = (plan: string, occurrence: number) => (prices[plan] ?? 0) - (occurrence === 1 ? 0 : 5);
/** Plan of each line of the family. */
const familyPlans = { 1: 'plan-10gb', 2: 'plan-5gb', 3: 'plan-5gb', 4: 'plan-2gb' };

const planned = (people: typeof family, occurrence: number, reachPlanId: string) => ({
  customerId: people.customerId(occurrence),
  reachPlanId,
  reachPlanDisplayName: `Best Fit ${reachPlanId.replace('plan-', '').toUpperCase()}`,
  occurrence,
  price: priceOf(reachPlanId, occurrence),
});

/** Returns the prices of the family's lines when some of them have another plan. */
function pricedWith(modified: Readonly<Record<number, string>>): ReplyExample<typeof customer.planPricing> {
  return {
    given: state,
    input: {
      customerId: family.customerId(1),
      modified_occurrence: Object.entries(modified).map(([place, reachPlanId]) => ({
        occurrence: Number(place),
        reachPlanId,
      })),
    },
    reply: {
      planPricingInfoList: Object.entries({ ...familyPlans, ...modified }).map(([place, reachPlanId]) => {
        const price = priceOf(reachPlanId, Number(place));
        return { reachPlanId, occurrence: Number(place), price, orgPrice: price };
      }),
    },
    holds: ['planPricingInfoList[].reachPlanId', 'planPricingInfoList[].price'],
  };
}

/** Plans and prices of a group's lines, with their current plans and with new ones. */
export const priceExamples: Pick<ExamplesOf<typeof customer>, 'plan' | 'planPricing'> = {
  plan: [
    {
      ...ownCall(state),
      reply: { plans: Object.entries(familyPlans).map(([place, plan]) => planned(family, Number(place), plan)) },
      holds: ['plans[].price', 'plans[].reachPlanId'],
    },
    { ...ownCall({ seed: 'secondary-active' }, 2), reply: { plans: [planned(secondary, 2, 'plan-5gb')] } },
  ],
  planPricing: [pricedWith({ 1: 'plan-15gb' }), pricedWith({ 1: 'plan-5gb' }), pricedWith({ 2: 'plan-15gb' })],
};
