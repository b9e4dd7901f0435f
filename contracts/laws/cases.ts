import { sampleOtps } from '../customer/vocabulary.ts';
import { sampleWrongDetails } from '../port/vocabulary.ts';
import { peopleOf } from '../seed.ts';
import { sampleIccids } from '../sim/vocabulary.ts';
import {
  family,
  home,
  newLine,
  twoLines,
  inFamily,
  fourth,
  paidFourth,
  port,
  activation,
  buy,
  change,
  order,
  service,
  router,
  rename,
  askForOtp,
  nonpay,
  referees,
  page,
  coupon,
  wholeChange,
  mended,
  secondOf,
  hold,
  type Input,
} from './case-inputs.ts';
import { type Change, gone, may, set } from './change.ts';
import type { LawState } from './provider.ts';
import type { WriteId } from './shows.ts';

/** A write that succeeds in a state, or fails later. It never names the first or default object if there is another. */
export interface Case {
  readonly write: WriteId;
  readonly state: LawState;
  readonly input: Input;
  /** The carrier accepts the operation, which then fails. */
  readonly fails?: boolean;
  /** Effects that the write has in this state only. */
  readonly also?: readonly Change[];
}

/** Cases of the laws: each write, once for each value of its flags. */
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
    input: newLine('active-single', 2, {
      ...{ esim: true, simPaid: false, reachPlanId: 'plan-10gb' },
      linePreferences: [
        { firstName: 'KIM', lastName: 'OKAFOR', simPreference: 'eSim', imei: '356938035643817', make: 'A', model: '5' },
      ],
    }),
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
