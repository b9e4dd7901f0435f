import { describe, expect, test } from 'vitest';
import { Plan } from '#contracts/catalog/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { SignInAgainError } from '#rpc/portal/fresh-sign-in.ts';
import { type FakeAccount, fault, noon, refOf, type Replies, reply } from '#rpc/testing/fake-account.ts';
import * as activation from '#rpc/testing/fake-activation.ts';
import { billed, formId } from '#rpc/testing/fake-bills.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { assertStrength } from './session/sign-in-strength.ts';
import { checkDevice, acceptDevice } from '#app/screens/activation/device/intent.ts';
import { orderKit, saveKitAddress } from '#app/screens/activation/kit/intent.ts';
import { loadActivation } from '#app/screens/activation/step-page.ts';
import { savePlan } from '#app/screens/add-line/plan/intent.ts';
import { saveNewLine } from '#app/screens/add-line/line/intent.ts';
import { saveAddress } from '#app/screens/add-line/address/intent.ts';
import { saveShipping } from '#app/screens/add-line/shipping/intent.ts';
import { confirmAddLine } from '#app/screens/add-line/review/intent.ts';
import { addLinePage } from '#app/screens/add-line/step-page.ts';
import { loadEsimSetup } from '#app/screens/esim/setup/intent.ts';

// SIGNIN-28, LOCK-19: what a stolen unlocked phone must not do by its terms, in each situation in which nobody proved
// anything lately. `rpc/portal/fresh-sign-in.test.ts` has what it never may, and `guarded-sim.test.ts` another SIM
// card. "Sign out everywhere" is no intent: `workers/session/sign-out.test.ts` has it.

const elevenMinutes = 11 * 60;
/** What the provider says of a sign-in. @returns when it was, as the session keeps it */
const signIn = (claims: { auth_time?: number }) => assertStrength({}, claims, { again: false, askedAt: noon }, noon);
const longAgo = { auth_time: noon / 1_000 - elevenMinutes };

const situations: [string, () => number | undefined][] = [
  ['a session of 11 minutes', () => signIn(longAgo)],
  ['a provider without auth_time', () => signIn({})],
];

interface Prepared {
  account: FakeAccount;
  context: PortalContext;
  act: (portal: PortalContext) => Promise<unknown>;
}

const evil = { address1: '77 Evil Street', city: 'Austin', state: 'TX', zip: '78701' };
const lineRef = refOf('line-1');
const form = { operationId: formId };

/** Somebody with one line. */
function person(draft: CustomerDraft, replies: Replies = {}) {
  const addresses = [
    { type: 'billing', country: 'USA', address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' },
  ] satisfies CustomerDraft['addresses'];
  const own = lineOf(1, { addresses, reachPlanId: 'plan-5gb', ...draft });
  const shop = {
    'config.appData': reply({ perSimCost: { USA: { cost: 500, discountPctg: 0 } }, operators: [], shippingRates: [] }),
    'shippingRate.list': fault(),
    'tax.byAddress': reply({ totalTax: 30 }),
    'order.byCustomer': reply({ orderId: 'o-1', shipmentInfo: {} }),
    'coverage.network': reply({ isValid: true }),
    'activation.status': reply({ status: 2, esimActivationCode: 'LPA:1$rsp.example.test$A1B2C3' }),
  };
  return billed({ lines: [own], replies: { ...shop, ...replies } });
}
/** An eSIM line whose device turned out to have no eSIM, at the kit's charges. */
async function atKit(): Promise<Prepared> {
  activation.begin({ esim: true, simPaid: false });
  await activation.toDevice();
  activation.replies['device.imeiCheck'] = reply({ ...activation.compatible, esimAvailable: false });
  const { account, context } = activation;
  const portal = context;
  await checkDevice(portal, { ...activation.at(), imei: activation.imei });
  await acceptDevice(portal, activation.at());
  await saveKitAddress(portal, { ...activation.at(), address: evil, confirmed: true });
  const page = await loadActivation(portal, { lineRef, step: 'kit' });
  const mark = (page.kind === 'kit' && page.charges?.mark) || '';
  return { account, context, act: (late) => orderKit(late, { ...activation.at(), ...form, mark }) };
}

/** A new line whose SIM card goes to an address that nobody has on file, at its review. */
async function atNewLine(): Promise<Prepared> {
  const plan = Plan.parse({ name: 'small', displayNameWeb: 'Best small', baseLinePrice: 20, additionalLinePrice: 15 });
  const { account, context } = person(
    { status: 2 },
    {
      'catalog.activePlans': reply({ plans: [plan] }),
      'customer.planPricing': reply({
        planPricingInfoList: [{ occurrence: 2, reachPlanId: 'small', price: 1500, orgPrice: 1500 }],
      }),
      'address.geocode': reply({ location: { city: 'Austin', state: 'TX', zip: '78701' } }),
    },
  );
  const portal = context;
  const version = () => account.journeys.get('add-line line-1')?.version ?? '';
  await savePlan(portal, { version: version(), planId: 'small', count: 1 });
  const name = { firstName: 'ANA', lastName: 'REYES', sim: 'sim' as const };
  await saveNewLine(portal, { version: version(), position: 1, ...name });
  await saveAddress(portal, { version: version(), address: evil, confirmed: true });
  await saveShipping(portal, { version: version(), serviceCode: 'usps_first_class_mail' });
  const page = await addLinePage(portal, 'review');
  const mark = (page.kind === 'review' && page.mark) || '';
  return { account, context, act: (late) => confirmAddLine(late, { ...form, version: version(), mark }) };
}

const esim: CustomerDraft = { status: 2, esim: true, eSimSetup: false };

const acts: [string, () => Promise<Prepared>][] = [
  ['a SIM kit to an address that is not on file', atKit],
  ['the SIM card of a new line to an address that is not on file', atNewLine],
];

describe.each(acts)('%s (SIGNIN-28)', (_, prepare) => {
  test('is sent right after a sign-in', async () => {
    const { account, context, act } = await prepare();
    const before = account.submitted.length;
    await act({ ...context, signedInAt: signIn({ auth_time: noon / 1_000 }) });
    expect(account.submitted.length).toBe(before + 1);
  });

  test.each(situations)('is refused with %s', async (__, signedInAt) => {
    const { account, context, act } = await prepare();
    const before = account.submitted.length;
    const late = { ...context, signedInAt: signedInAt() };
    await expect(act(late)).rejects.toThrow(SignInAgainError);
    expect(account.submitted.length).toBe(before);
  });
});

describe('the code of an eSIM (ESIM-6)', () => {
  const look = async (signedInAt: number | undefined) => {
    const { account, context } = person(esim);
    const page = await loadEsimSetup({ ...context, signedInAt }, { lineRef });
    return [page.kind === 'setup' ? page.code.kind : page.kind, account.reads.includes('activation.status')];
  };

  test('is shown right after a sign-in', async () => {
    expect(await look(noon)).toEqual(['shown', true]);
  });

  test.each(situations)('is neither shown nor read with %s', async (_, signedInAt) => {
    expect(await look(signedInAt())).toEqual(['sign-in-again', false]);
  });
});
