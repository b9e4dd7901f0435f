import type { RelationName } from './relations.ts';
import type { FieldOf, Kind } from './shows.ts';

type DerivedField = { [K in Kind]: `${K}.${FieldOf<K>}` }[Kind];

/** Relation of each derived field; a field without a relation does not compile. */
export type Derived = { readonly [K in DerivedField]?: RelationName };

/** Fields that follow from others. A relation checks them, so no write declares them. */
export const derived = {
  'account.balance': 'the balance is the bills less the payments',
  'inAdvance.amount': 'a month in advance costs what the plan costs',
  'inAdvance.totalTax': 'tax is the rate of the states',
  'line.additionalLines': 'counts are those of their lists',
  'line.extraLines': 'counts are those of their lists',
  'line.secondaryCustomers': 'counts are those of their lists',
  'line.planPricing': 'a line costs what its plan costs at its place',
  'line.price': 'a line costs what its plan costs at its place',
  'line.occurrence': 'a line has one place in its group',
  'line.reachPlanDisplayName': 'a plan has one name',
  'latestOrder.woNumber': 'an order is the same in all reads',
  'latestOrder.reachPlanId': 'the latest order names the plan of its line',
  'price.price': 'a line costs what its plan costs at its place',
  'price.orgPrice': 'a line costs what its plan costs at its place',
  'price.reachPlanId': 'a line costs what its plan costs at its place',
  'promise.isEligible': 'who owes nothing has nothing to promise',
  'usage.maxBytes': 'a line may use the data of its plan and what was bought',
  'used.maxBytes': 'a line may use the data of its plan and what was bought',
  'usedInAll.averageBytesPerCycle': 'the average is the whole by cycles',
  'usedInAll.cycles': 'the average is the whole by cycles',
} as const satisfies Derived;
