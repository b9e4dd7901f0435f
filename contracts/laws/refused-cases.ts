import { sampleReferee } from '../catalog/vocabulary.ts';
import { sampleOtps } from '../customer/vocabulary.ts';
import { sampleImeis } from '../device/vocabulary.ts';
import { samplePortNumbers } from '../port/vocabulary.ts';
import { peopleOf } from '../seed.ts';
import {
  family,
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
  askForOtp,
  referees,
  secondOf,
  type Input,
} from './case-inputs.ts';
import type { LawState } from './provider.ts';
import type { WriteId } from './shows.ts';

/** A write that is refused, or that a backend may refuse: if it does, nothing changes. */
export interface RefusedCase {
  readonly write: WriteId;
  readonly state: LawState;
  readonly input: Input;
}

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
