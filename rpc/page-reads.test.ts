import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { renameForm } from '#app/screens/edit-name/intent.ts';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import type { JourneyKey, KeptJourney } from './domain/journey/kept.ts';
import type { ReadRequest, Viewer } from './portal-account.ts';
import type { PortalContext } from './portal-context.ts';
import { ViewerChangedError } from './portal-reads.ts';
import { savedCards } from './testing/fake-cards.ts';
import { type CustomerDraft, lineOf } from './testing/fake-customer.ts';
import { homeRouterOf } from './testing/fake-router.ts';
import { contextOf, FakeAccount, fault, noon, refOf, reply, type Replies } from './testing/fake-account.ts';
import { loadMe } from './portal/me.ts';
import { loadHome } from '#app/screens/home/home/intent.ts';
import { loadAccount } from '#app/screens/account/account/intent.ts';
import { loadTopUpForm } from '#app/screens/add-data/intent.ts';
import { changePlanForm } from '#app/screens/change-plan/select/intent.ts';
import { addLinePage } from '#app/screens/add-line/step-page.ts';
import { loadDataServiceForm } from './portal/data-service.ts';
import { loadBills } from '#app/screens/bills/list/intent.ts';
import { payForm } from '#app/screens/bills/pay/intent.ts';
import { promisePage } from '#app/screens/bills/promise/intent.ts';
import { loadAutoTopUp } from '#app/screens/bills/auto-top-up/intent.ts';
import { loadCards, loadNewCardForm } from '#app/screens/cards/intent.ts';
import { loadOrders } from '#app/screens/track-order/orders/intent.ts';
import { loadReorderForm } from './portal/order/reorder.ts';
import { loadInvitations } from '#app/screens/invite/form/intent.ts';
import { loadServices } from '#app/screens/services/cards/intent.ts';
import { loadServiceDetail } from '#app/screens/services/detail/intent.ts';
import { loadActivation } from '#app/screens/activation/step-page.ts';
import { loadRouter } from '#app/screens/router/router/intent.ts';
import { loadActivity } from './portal/activity.ts';

const cycle = { billStartDate: '2026-11-02', billEndDate: '2026-12-01', users: [] };
const planOf = (name: string, draft: Partial<z.input<typeof Plan>> = {}) =>
  Plan.parse({ name, displayNameWeb: name, baseLinePrice: 60, additionalLinePrice: 50, ...draft });
const shipped: CustomerDraft = {
  shipmentInfo: { 'order-1': '2026-11-18' },
  addresses: [
    { type: 'shipping', address1: '12 Harbor St', city: 'Burlington', state: 'MA', zip: '01803', country: 'USA' },
  ],
};
const dana = lineOf(1, { hsdPlan: true, reachPlanId: 'plan-5gb', imei: '356938035643809', ...shipped });
const secondLine = { reachPlanId: 'plan-5gb', imei: '356938035643810', amendedReachPlanId: 'esim', ...shipped };
const lines = [
  dana,
  lineOf(2, secondLine),
  lineOf(4, { status: 0, simPaid: true, firstName: 'ANA', lastName: 'REYES', ...shipped }),
];
const lineRef = refOf('line-2');
const newRef = refOf('line-4');
const newLine = {
  planId: 'esim',
  count: 1,
  couponCode: 'FRIEND10',
  couponDiscount: 5,
  lines: [{ firstName: 'ANA', lastName: 'REYES', sim: 'esim' }],
};
const activation = {
  begun: true,
  deviceAccepted: true,
  device: { imei: '356938035643809', esimAvailable: true },
  number: { kind: 'new', zip: '01803' },
  iccid: '8901260852290847804',
  payment: 'next-bill',
};

const replies: Replies = {
  'customer.byUsername': reply(dana),
  'customer.group': reply({ customers: lines }),
  'config.keys': reply({
    TOPUP_DATA_LIMIT: 10,
    AUTO_TOP_UP_SIZE: 2,
    HSD_LINE_DISCOUNT: 0,
    SERVICE_TAB: 'ENABLE',
    IS_IR_ENABLED: 'ENABLE',
    IS_ILD_ENABLED: 'ENABLE',
  }),
  'config.info': reply({ billDueDays: 15, standardBillDay: 3, dataProrate: true, planProrate: true }),
  'usage.overall': reply(cycle),
  'usage.current': reply(cycle),
  'usage.group': reply(cycle),
  'topup.group': reply({ purchases: [] }),
  'topup.pulse': reply({ pulse: 1, pulseCost: 500 }),
  'catalog.activePlans': reply({ plans: [planOf('esim', { esimOnly: true })] }),
  'catalog.plan': reply(planOf('plan-5gb', { upGradableTo: ['esim'] })),
  'device.imeiCheck': reply({ isValid: true, esimAvailable: true }),
  'customer.planPricing': reply({
    planPricingInfoList: [2, 3].map((occurrence) => ({ occurrence, price: 1, orgPrice: 1 })),
  }),
  'customer.plan': reply({ plans: [{ customerId: 'line-4', reachPlanDisplayName: 'Large', price: 2500 }] }),
  'billing.monthInAdvanceAmount': reply({ amount: 2500, totalTax: 156 }),
  'billing.customer': reply({ balance: 0, isAutoPay: true }),
  'billing.forecast': reply({ billDate: '2026-12-03', amount: 2500, totalTax: 156 }),
  'billing.promiseEligible': reply({ isEligible: true }),
  'billing.invoices': reply({ invoices: [] }),
  'billing.history': reply({ payments: [] }),
  'card.list': reply({ cards: savedCards }),
  'config.appData': reply({ operators: [], perSimCost: { USA: { cost: 998, discountPctg: 50 } }, shippingRates: [] }),
  'shippingRate.list': reply({ shippingRates: [] }),
  'tax.byAddress': reply({ totalTax: 31 }),
  'tax.byCustomer': reply({ totalTax: 63 }),
  'order.byCustomer': reply({ orderId: 'order-1', shipmentInfo: { 'order-1': '2026-11-18' } }),
  'order.track': reply({ orderStatus: 'SHIPPED', orderDate: '2026-11-18', woNumberMap: {} }),
  'service.status': reply({ 'line-2': { irEnabled: false, ildEnabled: true, drEnabled: false } }),
  'service.ildUsage': reply({}),
  'router.device': reply({ device: homeRouterOf() }),
  'roaming.countries': reply({ countriesList: [] }),
  'catalog.coupon': reply({ discountInDollar: 10, secondaryDiscountInDollar: 5 }),
  'catalog.referralDetail': reply({ refereeList: [] }),
  'catalog.referralAnalytics': reply({ invited: 0, joined: 0, creditEarned: 0 }),
};

/** Somebody who has answered all of a journey. */
class AnsweredAccount extends FakeAccount {
  override async journey({ name }: JourneyKey): Promise<KeptJourney> {
    return { version: 'version-1', draft: name === 'add-line' ? newLine : activation, secrets: {}, savedAt: noon };
  }
}

/** Answers reads only when it is told to, all waiting ones at once. */
class WaitingAccount extends AnsweredAccount {
  waiting: (() => void)[] = [];

  override async read(requester: Viewer, requests: readonly ReadRequest[]) {
    await new Promise<void>((go) => this.waiting.push(go));
    return super.read(requester, requests);
  }
}

/** How many times a page waits for the carrier, one after the other. */
async function waitsOf(look: (context: PortalContext) => Promise<unknown>, own: Replies = {}): Promise<number> {
  const account = new WaitingAccount(['line-1', 'line-2', 'line-4'], { ...replies, ...own });
  const state: { ended: boolean } = { ended: false };
  const page = look(contextOf(dana, account).context).finally(() => (state.ended = true));
  page.catch(() => undefined);
  for (let waits = 0; ; waits += 1) {
    while (!state.ended && account.waiting.length === 0) await new Promise(setImmediate);
    if (state.ended) return page.then(() => waits);
    for (const go of account.waiting.splice(0)) go();
  }
}

const pages: [string, (context: PortalContext) => Promise<unknown>][] = [
  ['the header', (context) => loadMe(context)],
  ['Home', (context) => loadHome(context)],
  ['Account', (context) => loadAccount(context, {})],
  ['Account with usage history', (context) => loadAccount(context, { usage: lineRef })],
  ['Add Data', (context) => loadTopUpForm(context, lineRef)],
  ['Change plan', (context) => changePlanForm(context, lineRef)],
  ['plans for new lines', (context) => addLinePage(context, 'plan')],
  ['checking an order of new lines', (context) => addLinePage(context, 'review')],
  ['Edit name', (context) => renameForm(context, lineRef)],
  ['the Data Service page', (context) => loadDataServiceForm(context, lineRef)],
  ['Bills', (context) => loadBills(context, {})],
  ['pay', (context) => payForm(context)],
  ['promise to pay', (context) => promisePage(context)],
  ['automatic top-up', (context) => loadAutoTopUp(context)],
  ['saved cards', (context) => loadCards(context, {})],
  ['a new card', (context) => loadNewCardForm(context)],
  ['Track Order', (context) => loadOrders(context, {})],
  ['Track Order of a line', (context) => loadOrders(context, { lineRef })],
  ['another SIM card', (context) => loadReorderForm(context, lineRef)],
  ['invitations', (context) => loadInvitations(context)],
  ['Services', (context) => loadServices(context)],
  ['a service', (context) => loadServiceDetail(context, { service: 'IR' })],
  ['a service with usage history', (context) => loadServiceDetail(context, { service: 'ILD', usage: lineRef })],
  ['the order summary of a new line', (context) => loadActivation(context, { lineRef: newRef, step: 'summary' })],
  ['the last step of a new line', (context) => loadActivation(context, { lineRef: newRef, step: 'confirm' })],
  ['the home router', (context) => loadRouter(context)],
  ['Activity', (context) => loadActivity(context)],
];

test.each(pages)('waits on %s for at most two carrier answers one after the other (HTTP-20)', async (_, look) => {
  expect(await waitsOf(look)).toBeLessThanOrEqual(2);
});

test('waits for no further answer for advice on plans (HTTP-20)', async () => {
  const older = { billStartDate: '2026-11-02', billEndDate: '2026-12-01', activationDate: '2026-01-02' };
  const own = {
    'customer.group': reply({
      customers: [
        { ...dana, ...older },
        { ...lineOf(2, secondLine), ...older },
      ],
    }),
  };
  const asked: string[] = [];
  const used = ({ startDate }: Record<string, unknown>) => {
    asked.push(String(startDate));
    return reply(cycle);
  };
  const waits = await waitsOf((context) => loadAccount(context, { usage: refOf('line-1') }), {
    ...own,
    'usage.group': used,
  });
  expect(new Set(asked).size).toBe(4);
  expect(waits).toBeLessThanOrEqual(2);
});

test.each(pages)('shows on %s nothing to a customer who is in another group now (SAFETY-22)', async (_, look) => {
  for (const moved of [{ groupId: 'group-2' }, { id: 'line-9' }]) {
    const account = new AnsweredAccount(['line-1', 'line-2', 'line-4'], {
      ...replies,
      'customer.byUsername': reply({ ...dana, ...moved }),
    });
    const { context } = contextOf(dana, account);
    await expect(look(context)).rejects.toBeInstanceOf(ViewerChangedError);
  }
});

test('neither shows, counts nor finds lines of another group (SAFETY-22)', async () => {
  const group = reply({ customers: [...lines, lineOf(3, { groupId: 'group-2' })] });
  const account = new FakeAccount(['line-1', 'line-2', 'line-3'], { ...replies, 'customer.group': group });
  const portal = contextOf(dana, account).context;
  const { lines: shown, linesLeft } = await loadHome(portal);
  expect([shown.length, linesLeft]).toEqual([3, 3]);
  await expect(loadTopUpForm(portal, refOf('line-3'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each(pages)('throws on %s the session fault of each read (SIGNIN-15)', async (_, look) => {
  const page = async (own: Replies) => {
    const account = new AnsweredAccount(['line-1', 'line-2', 'line-4'], { ...replies, ...own });
    await look(contextOf(dana, account).context);
    return new Set(account.reads);
  };
  const reads = await page({});
  expect(reads.size).toBeGreaterThan(1);
  for (const id of reads)
    await expect.soft(page({ [id]: fault('session') }), id).rejects.toMatchObject({
      name: 'FaultError',
      fault: { why: 'session' },
    });
});
