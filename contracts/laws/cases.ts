import { sampleCoupons, sampleReferee } from '../catalog/vocabulary.ts';
import { sampleOtps } from '../customer/vocabulary.ts';
import { sampleImeis } from '../device/vocabulary.ts';
import type { EarlierCall } from '../example.ts';
import { samplePortNumbers, sampleWrongDetails } from '../port/vocabulary.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import { sampleIccids } from '../sim/vocabulary.ts';
import { type Change, gone, may, set } from './change.ts';
import type { LawState } from './provider.ts';
import type { WriteId } from './shows.ts';

type Input = Readonly<Record<string, unknown>>;

/** A write that succeeds in a state, or fails later. It never names the first or default object if there is another. */
export interface Case {
  readonly write: WriteId;
  readonly state: LawState;
  readonly input: Input;
  /** The operation is accepted and fails. */
  readonly fails?: boolean;
  /** Effects that it has in this state alone. */
  readonly also?: readonly Change[];
}

/** A write that is refused, or that a backend may refuse: if it does, nothing changes. */
export interface RefusedCase {
  readonly write: WriteId;
  readonly state: LawState;
  readonly input: Input;
}

const family = peopleOf('active-family');
const singlePeople = peopleOf('active-single');
const home = {
  ...{ type: 'shipping', name: 'Dana Reyes', address1: '9 Mill Road', address2: 'Apt 4', city: 'Burlington' },
  ...{ state: 'MA', zip: '01803', country: 'USA' },
};

/** The input of a call that adds a line to a group. */
export function newLine(seed: SeedName, occurrence: number, more: Input = {}): Input {
  return {
    countryCode: 'USA',
    data: {
      ...{ parentId: peopleOf(seed).customerId(1), addresses: [home], reachPlanId: 'plan-5gb', esim: false },
      linePreferences: [{ firstName: 'KIM', lastName: 'OKAFOR', simPreference: 'sim' }],
      ...{ peerAccountRef: `ACC1|ORD1|${occurrence}`, leadSource: 'Web', simPaid: true, zipcode: '01824', ...more },
    },
  };
}

/** A state whose group gets a second line by an earlier call. */
const twoLines = (seed: SeedName, ...calls: EarlierCall[]): LawState => ({
  seed,
  calls: [{ endpoint: 'customer.create', input: newLine(seed, 2) }, ...calls],
});
const inFamily = (...calls: EarlierCall[]): LawState => ({ seed: 'active-family', calls });

const device = { imei: sampleImeis.compatible, make: 'Google', model: 'Pixel 8', skipHold: true };
const fourth = family.customerId(4);
const paidFourth: EarlierCall = {
  endpoint: 'billing.monthInAdvancePay',
  input: { customerId: fourth, amount: 15, totalTax: 0.94 },
};
const port = {
  ...{ isPort: true, numberToPort: samplePortNumbers.portable, oldCarrier: 'Verizon' },
  ...{ oldCarrierAccountNumber: '4471920083', password: '0000', oldZip: '01803' },
};
const activation = { customerId: fourth, reachPlanId: 'plan-2gb', esim: true, ...device };
const buy = { customerId: family.customerId(2), totalData: 3, taxInfo: { customerId: family.customerId(1) } };
const change = { customerId: family.customerId(2), newReachPlanId: 'plan-15gb', immediateEffect: true };
const order = {
  ...{ cId: family.customerId(1), shipmentType: 'PHYSICAL', category: 'SIM', orderType: 'RE_ORDER', shippingAmount: 3 },
  shipTo: home,
  items: [2, 3].map((place) => ({
    ...{ customerId: family.customerId(place), reachPlanId: 'plan-5gb', quantity: 1, amount: place + 1.99 },
  })),
  secondaryCustomers: [2, 3].map(family.customerId),
};
const service = (seed: SeedName, place: number, serviceType: string, action: string) => ({
  ...{ customerId: peopleOf(seed).customerId(place), serviceType, action },
  ...(action === 'ENABLE' && { reason: 'Voluntary' }),
});
const router = { customerId: peopleOf('home-internet').customerId(1) };
const rename: EarlierCall = { endpoint: 'router.changeSsid', input: { ...router, ssid: 'Attic 7' } };
const locked = peopleOf('locked');
const askForOtp: EarlierCall = {
  endpoint: 'customer.securityAction',
  input: { customerId: locked.customerId(1), lockStatus: 'ACC_UNLOCK' },
};
const nonpay = peopleOf('suspended-nonpay');
const referees = ['Robin Okafor', 'Kim Hale'].map((refereeName) => ({
  ...{ referrerEmailId: family.email(1), refereeName },
  refereeEmailId: `${refereeName.replace(' ', '.').toLowerCase()}@example.test`,
}));
const page = { emailId: family.email(1), redirectUrl: 'https://my.example.test/bills' };
const coupon = { emailId: singlePeople.email(1), couponCode: sampleCoupons.homeInternet };
const wholeChange = {
  ...{ firstName: 'LEE', lastName: 'HALE', addresses: [home], imei: '356938035643817', make: 'Fairphone', model: '5' },
  ...{ esim: true, eSimSetup: true, activationJourneyStatus: 'IN_PROGRESS' },
};
const mended = {
  ...{ ...activation, ...port, customerId: peopleOf('port-failed-account').customerId(1), reachPlanId: 'plan-5gb' },
  ...{ portUpdate: true, oldCarrierAccountNumber: 'A4471920083' },
};
const secondOf = (seed: SeedName) => ({ customerId: peopleOf(seed).customerId(2) });
const hold: EarlierCall = { endpoint: 'card.hold', input: secondOf('active-single') };

/** Each write once for each of its flags. */
export const cases: readonly Case[] = [
  { write: 'activation.resendQr', state: inFamily(), input: { customerId: fourth } },
  { write: 'activation.start', state: inFamily(paidFourth), input: activation },
  { write: 'activation.start', state: inFamily(paidFourth), input: { ...activation, reachPlanId: 'plan-10gb' } },
  { write: 'activation.start', state: inFamily(paidFourth), input: { ...activation, ...port } },
  {
    write: 'activation.start',
    state: inFamily(paidFourth),
    input: { ...activation, ...port, oldCarrierAccountNumber: sampleWrongDetails.account },
    fails: true,
  },
  {
    write: 'activation.start',
    state: twoLines('active-single', hold),
    input: {
      ...activation,
      ...secondOf('active-single'),
      reachPlanId: 'plan-5gb',
      esim: undefined,
      iccId: sampleIccids.valid,
    },
  },
  {
    write: 'activation.start',
    state: { seed: 'port-failed-account' },
    input: mended,
    also: [may('forecast', ''), may('usage', mended.customerId)],
  },
  { write: 'billing.monthInAdvancePay', state: inFamily(), input: paidFourth.input },
  {
    write: 'billing.promiseCreate',
    state: { seed: 'suspended-nonpay' },
    input: { customerId: nonpay.customerId(1), promisedFor: '2026-12-05' },
  },
  {
    write: 'billing.sendInvoice',
    state: inFamily(),
    input: {
      emailId: family.email(1),
      invoiceUrl: 'https://bills.example.test/invoice/INV-88120.pdf',
      invoiceType: 'MONTHLY',
    },
  },
  { write: 'card.hold', state: twoLines('active-single'), input: secondOf('active-single') },
  {
    write: 'card.hold',
    state: { ...twoLines('active-single'), fails: 'hold' },
    input: secondOf('active-single'),
    fails: true,
  },
  { write: 'card.remove', state: inFamily(), input: { uuid: family.cardId(3) } },
  { write: 'card.setDefault', state: inFamily(), input: { uuid: family.cardId(3) } },
  { write: 'card.updateExpiry', state: inFamily(), input: { uuid: family.cardId(3), expiry: '0331' } },
  { write: 'catalog.couponEmailMapping', state: twoLines('active-single'), input: coupon },
  { write: 'catalog.couponInvite', state: inFamily(), input: { referees } },
  { write: 'catalog.couponReservePromo', state: twoLines('active-single'), input: coupon },
  { write: 'customer.create', state: { seed: 'roaming-on' }, input: newLine('roaming-on', 3) },
  {
    write: 'customer.create',
    state: { seed: 'active-single' },
    input: newLine('active-single', 2, { esim: true, simPaid: false, reachPlanId: 'plan-10gb' }),
  },
  {
    write: 'customer.hubspot',
    state: inFamily(),
    input: { data: { emailId: family.email(1), firstName: 'DANA', lines: 4 } },
  },
  {
    write: 'customer.referralExtension',
    state: inFamily(),
    input: { customerId: family.customerId(1), emailId: family.email(1) },
  },
  { write: 'customer.resetPasswordLink', state: inFamily(), input: { emailId: family.email(1) } },
  {
    write: 'customer.securityAction',
    state: inFamily(),
    input: { customerId: family.customerId(1), lockStatus: 'ACC_LOCK' },
  },
  { write: 'customer.securityAction', state: twoLines('locked'), input: askForOtp.input },
  { write: 'customer.update', state: inFamily(), input: { ...secondOf('active-family'), data: wholeChange } },
  {
    write: 'customer.update',
    state: inFamily(),
    input: { customerId: fourth, data: { esim: false, eSimSetup: false, activationJourneyStatus: 'COMPLETED' } },
  },
  {
    write: 'customer.updateFields',
    state: inFamily(),
    input: {
      ...secondOf('active-family'),
      data: {
        ...{ isMNP: true, zipcode: '01803', simId: '8901260852290847812', eSimSetup: true },
        ...{ activationJourneyStatus: 'IN_PROGRESS' },
        mnpInfo: { oldNumber: '6175550142', operator: 'Verizon', oldZip: '01803', acctNum: '4471920083' },
      },
    },
  },
  {
    write: 'customer.updateSecondary',
    state: inFamily(),
    input: { ...secondOf('active-family'), data: { firstName: 'LEE', lastName: 'HALE' } },
  },
  {
    write: 'customer.updateSecondary',
    state: inFamily(),
    input: { ...secondOf('active-family'), data: { addresses: [home], activationJourneyStatus: 'IN_PROGRESS' } },
  },
  { write: 'customer.verifySecurityAction', state: twoLines('locked', askForOtp), input: { otp: sampleOtps.right } },
  { write: 'order.create', state: inFamily(), input: order },
  {
    write: 'order.create',
    state: inFamily(),
    input: {
      ...order,
      orderType: 'NEW',
      items: order.items.map((item, at) => (at === 0 ? item : { ...item, customerId: fourth })),
      secondaryCustomers: [family.customerId(2), fourth],
      shippingAmount: 10,
    },
    also: [set('line', fourth, { esim: false })],
  },
  { write: 'payment.cardPage', state: inFamily(), input: { text: JSON.stringify(page) } },
  { write: 'payment.purchasePage', state: inFamily(), input: page },
  {
    write: 'payment.make',
    state: { seed: 'suspended-nonpay' },
    input: { customerId: nonpay.customerId(1), amount: 10.5, uuid: nonpay.cardId(2) },
  },
  {
    write: 'payment.make',
    state: { seed: 'suspended-nonpay' },
    input: { customerId: nonpay.customerId(1), amount: 95.62, uuid: nonpay.cardId(2) },
    also: [set('line', '*', { status: 2 }), set('line', nonpay.customerId(1), { 'meta.suspended_reason': gone })],
  },
  { write: 'plan.change', state: inFamily(), input: change },
  { write: 'plan.change', state: inFamily(), input: { ...change, newReachPlanId: 'plan-2gb' } },
  { write: 'plan.change', state: inFamily(), input: { ...change, immediateEffect: false } },
  { write: 'plan.change', state: { ...inFamily(), fails: 'planChange' }, input: change, fails: true },
  {
    write: 'router.changePassword',
    state: twoLines('home-internet'),
    input: { ...router, password: 'harbor-street-12' },
  },
  { write: 'router.changeSsid', state: twoLines('home-internet'), input: { ...router, ssid: 'Harbor 12' } },
  { write: 'router.reboot', state: twoLines('home-internet', rename), input: router },
  { write: 'router.reset', state: twoLines('home-internet', rename), input: router },
  ...['IR', 'ILD', 'DR'].map((type): Case => ({
    write: 'service.manage',
    state: { seed: 'roaming-on' },
    input: service('roaming-on', 2, type, 'ENABLE'),
  })),
  { write: 'service.manage', state: { seed: 'roaming-on' }, input: service('roaming-on', 1, 'IR', 'DISABLE') },
  ...['ILD', 'DR'].map((type): Case => ({
    write: 'service.manage',
    state: {
      seed: 'roaming-on',
      calls: [{ endpoint: 'service.manage', input: service('roaming-on', 2, type, 'ENABLE') }],
      settled: true,
    },
    input: service('roaming-on', 2, type, 'DISABLE'),
  })),
  { write: 'topup.autoUpdate', state: inFamily(), input: { ...secondOf('active-family'), enabled: true } },
  {
    write: 'topup.autoUpdate',
    state: inFamily({ endpoint: 'topup.autoUpdate', input: { ...secondOf('active-family'), enabled: true } }),
    input: { ...secondOf('active-family'), enabled: false },
  },
  { write: 'topup.create', state: inFamily(), input: buy },
  { write: 'topup.create', state: { ...inFamily(), fails: 'topUp' }, input: buy, fails: true },
  {
    write: 'usage.dataCutoff',
    state: inFamily(),
    input: { dataCutOff: true, primaryId: family.customerId(1), ...secondOf('active-family') },
  },
  {
    write: 'usage.dataCutoff',
    state: twoLines('data-paused'),
    input: {
      dataCutOff: false,
      primaryId: peopleOf('data-paused').customerId(1),
      customerId: peopleOf('data-paused').customerId(1),
    },
  },
];

/** States that block a line, in which its changes are refused. */
const blocked = (['suspended-nonpay', 'suspended', 'sim-swap', 'fraud'] as const).flatMap((seed): RefusedCase[] => {
  const customerId = peopleOf(seed).customerId(1);
  const state = { seed };
  return [
    { write: 'topup.create', state, input: { customerId, totalData: 3, taxInfo: { customerId } } },
    { write: 'plan.change', state, input: { customerId, newReachPlanId: 'plan-15gb', immediateEffect: true } },
    { write: 'plan.change', state, input: { customerId, newReachPlanId: 'plan-2gb', immediateEffect: false } },
    { write: 'usage.dataCutoff', state, input: { dataCutOff: true, primaryId: customerId, customerId } },
    { write: 'service.manage', state, input: service(seed, 1, 'IR', 'ENABLE') },
  ];
});

const refusedActivation = (imei: string): RefusedCase => ({
  write: 'activation.start',
  state: inFamily(paidFourth),
  input: { ...activation, reachPlanId: 'plan-10gb', imei },
});

/** Inputs that would have an effect, each with something that is refused. */
export const refusedCases: readonly RefusedCase[] = [
  ...blocked,
  ...[
    sampleImeis.activationFails,
    sampleImeis.activationNotAvailable,
    sampleImeis.activationStarted,
    sampleImeis.downtime,
    sampleImeis.fiveGDevice,
  ].map(refusedActivation),
  { write: 'activation.start', state: inFamily(), input: { ...activation, reachPlanId: 'plan-none' } },
  { write: 'activation.start', state: inFamily(), input: { ...activation, ...secondOf('active-family') } },
  { write: 'activation.start', state: inFamily(), input: activation },
  {
    write: 'activation.start',
    state: inFamily(),
    input: { ...activation, ...port, numberToPort: samplePortNumbers.notPortable },
  },
  { write: 'billing.monthInAdvancePay', state: inFamily(), input: { ...paidFourth.input, amount: 14 } },
  {
    write: 'billing.monthInAdvancePay',
    state: inFamily(),
    input: { ...secondOf('active-family'), amount: 20, totalTax: 1.25 },
  },
  {
    write: 'billing.promiseCreate',
    state: inFamily(),
    input: { customerId: family.customerId(1), promisedFor: '2026-12-05' },
  },
  { write: 'card.remove', state: inFamily(), input: { uuid: family.cardId(9) } },
  { write: 'card.setDefault', state: inFamily(), input: { uuid: family.cardId(9) } },
  { write: 'card.updateExpiry', state: inFamily(), input: { uuid: family.cardId(9), expiry: '0331' } },
  {
    write: 'catalog.couponInvite',
    state: inFamily(),
    input: { referees: [...referees, { ...referees[0], ...sampleReferee }] },
  },
  {
    write: 'catalog.couponReservePromo',
    state: inFamily(),
    input: { emailId: family.email(1), couponCode: 'NO-SUCH' },
  },
  { write: 'customer.create', state: inFamily(), input: newLine('active-family', 2) },
  { write: 'customer.create', state: inFamily(), input: newLine('active-family', 5, { reachPlanId: 'plan-none' }) },
  { write: 'customer.create', state: { seed: 'six-lines' }, input: newLine('six-lines', 7) },
  { write: 'customer.verifySecurityAction', state: twoLines('locked', askForOtp), input: { otp: sampleOtps.wrong } },
  { write: 'customer.verifySecurityAction', state: twoLines('locked', askForOtp), input: { otp: sampleOtps.timeOut } },
  {
    write: 'customer.verifySecurityAction',
    state: twoLines('locked', askForOtp),
    input: { otp: sampleOtps.attemptsExceeded },
  },
  { write: 'customer.verifySecurityAction', state: twoLines('locked'), input: { otp: sampleOtps.wrong } },
  { write: 'order.create', state: inFamily(), input: { ...order, shippingAmount: 4.5 } },
  {
    write: 'payment.make',
    state: inFamily(),
    input: { customerId: family.customerId(1), amount: 10.5, uuid: family.cardId(9) },
  },
  {
    write: 'payment.make',
    state: inFamily(),
    input: { customerId: family.customerId(1), amount: 0, uuid: family.cardId(3) },
  },
  { write: 'plan.change', state: inFamily(), input: { ...change, newReachPlanId: 'plan-none' } },
  { write: 'plan.change', state: inFamily(), input: { ...change, customerId: fourth } },
  { write: 'router.changeSsid', state: inFamily(), input: { customerId: family.customerId(1), ssid: 'Harbor 12' } },
  ...(['changeSsid', 'changePassword', 'reboot', 'reset'] as const).map((verb): RefusedCase => ({
    write: `router.${verb}`,
    state: { seed: 'home-internet', fails: 'router' },
    input: {
      ...router,
      ...(verb === 'changeSsid' && { ssid: 'Harbor 12' }),
      ...(verb === 'changePassword' && { password: 'harbor-street-12' }),
    },
  })),
  { write: 'service.manage', state: { seed: 'roaming-on' }, input: service('roaming-on', 1, 'IR', 'ENABLE') },
  { write: 'service.manage', state: { seed: 'roaming-on' }, input: service('roaming-on', 2, 'IR', 'DISABLE') },
  { write: 'topup.create', state: inFamily(), input: { ...buy, totalData: 900 } },
  { write: 'topup.create', state: inFamily(), input: { ...buy, totalData: 1.5 } },
  { write: 'topup.create', state: inFamily(), input: { ...buy, customerId: fourth } },
];
