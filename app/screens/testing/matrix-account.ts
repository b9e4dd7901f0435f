import { Plan } from '#contracts/catalog/vocabulary.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import { occurrenceOf } from '#rpc/domain/line.ts';
import type { KeptJourney } from '#rpc/domain/journey/kept.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { type FakeAccount, fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { billed, billKey } from '#rpc/testing/fake-bills.ts';
import { homeRouterOf } from '#rpc/testing/fake-router.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { cardKeys, otherCard, savedCards } from '#rpc/testing/fake-cards.ts';
import type { Said } from './situations.ts';

const planOf = (name: string, baseLinePrice: number, more: object) =>
  Plan.parse({ name, displayNameWeb: name, baseLinePrice, additionalLinePrice: baseLinePrice, ...more });
const onSale = [planOf('medium', 35, { upGradableTo: ['large'] }), planOf('large', 45, { downGradableTo: ['medium'] })];

const given: Record<'topUp' | 'planChange' | 'sent' | 'code', Pick<Operation, 'id' | 'kind' | 'terms'>> = {
  topUp: { id: 'issued-top-up-01', kind: 'top-up', terms: { gigabytes: 2, charge: 1000, payerId: 'line-1' } },
  planChange: {
    id: 'issued-change-01',
    kind: 'plan-change',
    terms: { ...sampleTerms['plan-change'], when: 'next-cycle' },
  },
  sent: { id: 'sent-earlier-001', kind: 'rename', terms: sampleTerms.rename },
  code: { id: 'sent-code-000001', kind: 'unlock-code', terms: sampleTerms['unlock-code'] },
};
export const issued = {
  topUp: given.topUp.id,
  planChange: given.planChange.id,
  sent: given.sent.id,
  code: given.code.id,
};
const known = { bill: refOf(billKey), card: otherCard, planId: 'large', day: '2026-12-01' };

/** One request of the situation's actor, on an account of its own. */
export interface Visit {
  portal: PortalContext;
  lineRef: string;
  /** Operations that were sent before the situation came about. */
  issued: typeof issued;
  /** What the carrier of this account has to choose from: references, a plan that is on sale, a day to pay by. */
  known: typeof known;
}

/** The operations of a line that there were before. */
export function earlier(
  {
    actorId,
    lineId,
    payerId,
    plan,
  }: { actorId: string; lineId: string; payerId: string; plan: { planId: string; fromPlanId: string } },
  now: number,
): Operation[] {
  const subject = { subjectId: lineId, actorId, issuedAt: now };
  return [
    { ...subject, ...given.topUp, terms: { ...given.topUp.terms, payerId }, state: 'done', sentAt: now - 1 },
    { ...subject, ...given.planChange, terms: { ...given.planChange.terms, ...plan }, state: 'done', sentAt: now - 1 },
    { ...subject, ...given.sent, state: 'done', sentAt: now - 1 },
    { ...subject, ...given.code, subjectId: actorId, state: 'done', sentAt: now - 1 },
  ] as Operation[];
}

/** A draft of Add Line that is complete: one line with an eSIM. */
export function completeDraft(planId: string, now: number): KeptJourney {
  const lines = [{ firstName: 'ANA', lastName: 'ROSE', sim: 'esim' }];
  return { version: 'version-1', draft: { planId, count: 1, lines }, secrets: {}, savedAt: now };
}

/** A draft of an activation that is complete: a number that is moved here, onto a SIM card or an eSIM. */
export function completeActivation(now: number): KeptJourney {
  const draft = {
    begun: true,
    device: { imei: sampleImeis.compatible, esimAvailable: true, make: 'Google', model: 'Pixel 8' },
    deviceAccepted: true,
    number: { kind: 'port', number: '6175550142', carrier: 'Other', otherCarrier: 'Northwind', zip: '01803' },
    iccid: sampleIccids.valid,
    payment: 'next-bill',
  };
  return { version: 'version-1', draft, secrets: { accountNumber: '123456', pin: '4321' }, savedAt: now };
}

const servicesOpen = { SERVICE_TAB: 'ENABLE', IS_IR_ENABLED: 'ENABLE', IS_ILD_ENABLED: 'ENABLE' };

/** The situation's account, and a visit of its actor. */
export function visitOf({ actor, line, lines, config }: Said): { account: FakeAccount; visit: Visit } {
  const { account, context } = billed({
    actor,
    lines,
    keys: [billKey, ...cardKeys],
    replies: {
      'config.keys': reply({
        TOPUP_DATA_LIMIT: 10,
        AUTO_TOP_UP_SIZE: 2,
        HSD_LINE_DISCOUNT: 0,
        ...servicesOpen,
        ...config,
      }),
      'config.info': reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: true }),
      'usage.overall': fault(),
      'usage.current': fault(),
      'catalog.activePlans': reply({ plans: onSale }),
      'catalog.plan': ({ plan }) => reply(onSale.find(({ name }) => name === plan)),
      'customer.planPricing': ({ modified_occurrence }) => {
        const [{ occurrence, reachPlanId } = {}] = modified_occurrence as { occurrence: number; reachPlanId: string }[];
        const price = reachPlanId === 'large' ? 4500 : 3500;
        const moved = { reachPlanId, occurrence, price, orgPrice: price };
        const others = lines.map((line) => ({ ...moved, occurrence: occurrenceOf(line), price: 3500, orgPrice: 3500 }));
        return reply({ planPricingInfoList: [...others.filter((other) => other.occurrence !== occurrence), moved] });
      },
      'customer.planChangeStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
      'customer.topUpStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
      'customer.plan': reply({
        plans: lines.map((line) => ({
          customerId: line.id,
          reachPlanId: 'medium',
          reachPlanDisplayName: 'medium',
          occurrence: occurrenceOf(line),
          price: 3500,
        })),
      }),
      'port.validate': reply('job-1'),
      'port.validateResult': reply({ isPortValidate: true }),
      'sim.validate': reply({ isValid: true }),
      'topup.group': reply({ purchases: [] }),
      'card.list': reply({ cards: savedCards }),
      'config.appData': reply({
        operators: [],
        perSimCost: { USA: { cost: 998, discountPctg: 50 } },
        shippingRates: [],
      }),
      'shippingRate.list': reply({ shippingRates: [] }),
      'tax.byAddress': reply({ totalTax: 31 }),
      'coverage.network': reply({ isValid: true }),
      'tax.byCustomer': reply({ totalTax: 31 }),
      'activation.status': reply({ status: 2 }),
      'order.byCustomer': reply({ shipmentInfo: {} }),
      'order.track': reply({ orderStatus: 'ORDERED' }),
      'customer.activationPrecheck': reply({}),
      'service.status': reply(
        Object.fromEntries(lines.map(({ id }) => [id, { irEnabled: false, ildEnabled: true, drEnabled: false }])),
      ),
      'router.device': reply({ device: homeRouterOf() }),
      'roaming.countries': reply({ countriesList: [] }),
      'catalog.referralDetail': reply({ refereeList: [] }),
      'customer.referralExtensionByEmail': reply({ isExtended: false }),
      'catalog.referralAnalytics': reply({ invited: 0, joined: 0, creditEarned: 0 }),
      'device.imeiCheck': reply({ isValid: true, esimAvailable: true }),
    },
  });
  account.operations.push(
    ...earlier(
      { actorId: actor.id, lineId: line.id, payerId: 'line-1', plan: { planId: known.planId, fromPlanId: 'medium' } },
      noon,
    ),
  );
  account.journeys.set(`add-line ${actor.id}`, completeDraft(known.planId, noon));
  account.journeys.set(`activation ${line.id}`, completeActivation(noon));
  return {
    account,
    visit: { portal: context, lineRef: refOf(line.id), issued, known },
  };
}
