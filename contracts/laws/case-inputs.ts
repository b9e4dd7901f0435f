import { sampleCoupons } from '../catalog/vocabulary.ts';
import { sampleImeis } from '../device/vocabulary.ts';
import type { EarlierCall } from '../example.ts';
import { samplePortNumbers } from '../port/vocabulary.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import type { LawState } from './provider.ts';

// States and inputs that cases share; `active-family` has the lines and cards that are not the first.

export type Input = Readonly<Record<string, unknown>>;

export const family = peopleOf('active-family');
const singlePeople = peopleOf('active-single');
export const home = {
  ...{ type: 'shipping', name: 'Dana Reyes', address1: '9 Mill Road', address2: 'Apt 4', city: 'Burlington' },
  ...{ state: 'MA', zip: '01803', country: 'USA', phone: '6175550142' },
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
export const twoLines = (seed: SeedName, ...calls: EarlierCall[]): LawState => ({
  seed,
  calls: [{ endpoint: 'customer.create', input: newLine(seed, 2) }, ...calls],
});
export const inFamily = (...calls: EarlierCall[]): LawState => ({ seed: 'active-family', calls });

const device = { imei: sampleImeis.compatible, make: 'Google', model: 'Pixel 8', skipHold: true };
export const fourth = family.customerId(4);
export const paidFourth: EarlierCall = {
  endpoint: 'billing.monthInAdvancePay',
  input: { customerId: fourth, amount: 15, totalTax: 0.94 },
};
export const port = {
  ...{ isPort: true, numberToPort: samplePortNumbers.portable, oldCarrier: 'Verizon' },
  ...{ oldCarrierAccountNumber: '4471920083', password: '0000', oldZip: '01803' },
};
export const activation = { customerId: fourth, reachPlanId: 'plan-2gb', esim: true, ...device };
export const buy = { customerId: family.customerId(2), totalData: 3, taxInfo: { customerId: family.customerId(1) } };
export const change = { customerId: family.customerId(2), newReachPlanId: 'plan-15gb', immediateEffect: true };
export const order = {
  ...{ cId: family.customerId(1), shipmentType: 'PHYSICAL', category: 'SIM', orderType: 'RE_ORDER', shippingAmount: 3 },
  shipTo: home,
  items: [2, 3].map((place) => ({
    ...{ customerId: family.customerId(place), reachPlanId: 'plan-5gb', quantity: 1, amount: place + 1.99 },
  })),
  secondaryCustomers: [2, 3].map(family.customerId),
};
export const service = (seed: SeedName, place: number, serviceType: string, action: string) => ({
  ...{ customerId: peopleOf(seed).customerId(place), serviceType, action },
  ...(action === 'ENABLE' && { reason: 'Voluntary' }),
});
export const router = { customerId: peopleOf('home-internet').customerId(1) };
export const rename: EarlierCall = { endpoint: 'router.changeSsid', input: { ...router, ssid: 'Attic 7' } };
export const locked = peopleOf('locked');
export const askForOtp: EarlierCall = {
  endpoint: 'customer.securityAction',
  input: { customerId: locked.customerId(1), lockStatus: 'ACC_UNLOCK' },
};
export const nonpay = peopleOf('suspended-nonpay');
export const referees = ['Robin Okafor', 'Kim Hale'].map((refereeName) => ({
  ...{ referrerEmailId: family.email(1), refereeName },
  refereeEmailId: `${refereeName.replace(' ', '.').toLowerCase()}@example.test`,
}));
export const page = { emailId: family.email(1), redirectUrl: 'https://my.example.test/bills' };
export const coupon = { emailId: singlePeople.email(1), couponCode: sampleCoupons.homeInternet };
export const wholeChange = {
  ...{ firstName: 'LEE', lastName: 'HALE', addresses: [home], imei: '356938035643817', make: 'Fairphone', model: '5' },
  ...{ esim: true, eSimSetup: true, activationJourneyStatus: 'IN_PROGRESS' },
};
export const mended = {
  ...{ ...activation, ...port, customerId: peopleOf('port-failed-account').customerId(1), reachPlanId: 'plan-5gb' },
  ...{ portUpdate: true, oldCarrierAccountNumber: 'A4471920083' },
};
export const secondOf = (seed: SeedName) => ({ customerId: peopleOf(seed).customerId(2) });
export const hold: EarlierCall = { endpoint: 'card.hold', input: secondOf('active-single') };
