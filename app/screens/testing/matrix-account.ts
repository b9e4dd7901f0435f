import { Plan } from '#contracts/catalog/vocabulary.ts';
import { occurrenceOf } from '#rpc/domain/line.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { createPortalCaller } from '#rpc/portal-router.ts';
import { fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { billed } from '#rpc/testing/fake-bills.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { cardKeys, savedCards } from '#rpc/testing/fake-cards.ts';
import type { Situation } from './situations.ts';

const billKey = 'bill/2026-11-03/INV-1';
const planOf = (name: string, baseLinePrice: number, more: object) =>
  Plan.parse({ name, displayNameWeb: name, baseLinePrice, additionalLinePrice: baseLinePrice, ...more });
const onSale = [planOf('medium', 35, { upGradableTo: ['large'] }), planOf('large', 45, { downGradableTo: ['medium'] })];

/** Operations that the account gave out before the situation came about. */
const given: Record<'topUp' | 'planChange' | 'sent' | 'code', Pick<Operation, 'id' | 'kind' | 'terms'>> = {
  topUp: { id: 'issued-top-up-01', kind: 'top-up', terms: { gigabytes: 2, charge: 1000, payerId: 'line-1' } },
  planChange: {
    id: 'issued-change-01',
    kind: 'plan-change',
    terms: { ...sampleTerms['plan-change'], planId: 'large', fromPlanId: 'medium', when: 'next-cycle' },
  },
  sent: { id: 'sent-earlier-001', kind: 'rename', terms: sampleTerms.rename },
  code: { id: 'sent-code-000001', kind: 'unlock-code', terms: sampleTerms['unlock-code'] },
};
const issued = {
  topUp: given.topUp.id,
  planChange: given.planChange.id,
  sent: given.sent.id,
  code: given.code.id,
  bill: refOf(billKey),
};
export type IssuedForms = typeof issued;

/** The situation's account, and a visit of its actor. */
export function visitOf({ actor, line, lines, config }: Situation) {
  const { account, context } = billed({
    actor,
    lines,
    keys: [billKey, ...cardKeys],
    replies: {
      'config.keys': reply({ TOPUP_DATA_LIMIT: 10, AUTO_TOP_UP_SIZE: 2, ...config }),
      'config.info': reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: true }),
      'usage.overall': fault(),
      'catalog.activePlans': reply({ plans: onSale }),
      'catalog.plan': ({ plan }) => reply(onSale.find(({ name }) => name === plan)),
      'customer.planPricing': ({ modified_occurrence }) => {
        const [{ occurrence, reachPlanId } = {}] = modified_occurrence as { occurrence: number; reachPlanId: string }[];
        const price = reachPlanId === 'large' ? 4500 : 3500;
        const moved = { reachPlanId, occurrence, price, orgPrice: price };
        const others = lines.map((one) => ({ ...moved, occurrence: occurrenceOf(one), price: 3500, orgPrice: 3500 }));
        return reply({ planPricingInfoList: [...others.filter((one) => one.occurrence !== occurrence), moved] });
      },
      'customer.planChangeStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
      'customer.topUpStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
      'topup.group': reply({ purchases: [] }),
      'card.list': reply({ cards: savedCards }),
      'config.appData': reply({
        operators: [],
        perSimCost: { USA: { cost: 998, discountPctg: 50 } },
        shippingRates: [],
      }),
      'shippingRate.list': reply({ shippingRates: [] }),
      'tax.byAddress': reply({ totalTax: 31 }),
      'order.byCustomer': reply({ shipmentInfo: {} }),
      'customer.activationPrecheck': reply({}),
      'catalog.referralDetail': reply({ refereeList: [] }),
      'catalog.referralAnalytics': reply({ invited: 0, joined: 0, creditEarned: 0 }),
      'device.imeiCheck': reply({ isValid: true, esimAvailable: true }),
    },
  });
  const subject = { subjectId: line.id, actorId: actor.id, issuedAt: noon };
  account.operations.push(
    { ...subject, ...given.topUp, state: 'issued' },
    { ...subject, ...given.planChange, state: 'issued' },
    { ...subject, ...given.sent, state: 'done', sentAt: noon - 1 },
    { ...subject, ...given.code, subjectId: actor.id, state: 'done', sentAt: noon - 1 },
  );
  return { account, visit: { call: createPortalCaller(context), lineRef: refOf(line.id), issued } };
}
