import { sampleImeis } from '../device/vocabulary.ts';
import type { EarlierCall, Given, ReplyExample } from '../example.ts';
import { samplePortNumbers } from '../port/vocabulary.ts';
import { peopleOf } from '../seed.ts';
import { sampleIccids } from '../sim/vocabulary.ts';
import { briefly, type CustomerOnWire, type exampleCustomers } from './example-customers.ts';
import type { customer } from './endpoints.ts';
import { defaultZip } from './vocabulary.ts';

type OfCustomer = ReplyExample<typeof customer.byUsername>;
type OfGroup = ReplyExample<typeof customer.group>;
type NewLine = ReplyExample<typeof customer.create>['input'];

type SeedName = keyof typeof exampleCustomers;

const minutes = 60_000;

/** A shipping address for examples. */
export const shipTo = {
  type: 'shipping',
  name: 'Dana Reyes',
  address1: '12 Harbor Street',
  address2: 'Apt 4',
  city: 'Burlington',
  state: 'MA',
  zip: '01803',
  country: 'USA',
} as const;

/** Returns the input for a new line of the seed `active-single`. */
export function lineInput(
  more: Partial<NewLine['data']> = {},
  holder: Partial<NewLine['data']['linePreferences'][0]> = {},
): NewLine {
  return {
    countryCode: 'USA',
    data: {
      parentId: peopleOf('active-single').customerId(1),
      addresses: [shipTo],
      reachPlanId: 'plan-5gb',
      esim: false,
      linePreferences: [{ firstName: 'KIM', lastName: 'REYES', simPreference: 'sim', ...holder }],
      peerAccountRef: 'ACC1|ORD1|2',
      leadSource: 'Web',
      simPaid: false,
      zipcode: defaultZip,
      ...more,
    },
  };
}

/** Returns the customer of a seed after a call, with the changed fields. */
function after(
  seed: SeedName,
  call: EarlierCall,
  changed: Partial<CustomerOnWire>,
  { ms, holds = Object.keys(changed) }: { ms?: number; holds?: readonly string[] } = {},
): OfCustomer {
  const state: Given = ms === undefined ? { seed, calls: [call] } : { seed, calls: [call], after: ms };
  return { given: state, input: { id: peopleOf(seed).email(1) }, reply: briefly(seed, changed), holds };
}

const device = { imei: sampleImeis.compatible, make: 'Google', model: 'Pixel 8' } as const;
const start = {
  customerId: peopleOf('new-sim').customerId(1),
  reachPlanId: 'plan-5gb',
  iccId: sampleIccids.valid,
  ...device,
  skipHold: true,
} as const;
const portIn = {
  isPort: true,
  numberToPort: samplePortNumbers.portable,
  oldCarrier: 'Verizon',
  oldCarrierAccountNumber: '4471920083',
  password: '0000',
  oldZip: '01803',
} as const;

/** Returns the fields of a line while its activation is in progress. */
function activated(changed: Partial<typeof start> | Record<string, string>, told: Partial<CustomerOnWire>): OfCustomer {
  return after('new-sim', { endpoint: 'activation.start', input: { ...start, ...changed } }, { status: 1, ...told });
}

/** Returns the effects of a port-in, with the values for the old carrier. */
function portedIn(changed: Partial<Record<keyof typeof portIn, string>>): OfCustomer {
  const { numberToPort, oldCarrier, oldZip, oldCarrierAccountNumber } = { ...portIn, ...changed };
  const mnpInfo = { oldNumber: numberToPort, operator: oldCarrier, oldZip, acctNum: oldCarrierAccountNumber };
  const input = { ...start, ...portIn, ...changed };
  const holds = ['status', 'isMNP', ...Object.keys(mnpInfo).map((name) => `mnpInfo.${name}`)];
  return after('new-sim', { endpoint: 'activation.start', input }, { status: 9, isMNP: true, mnpInfo }, { holds });
}

const activations: readonly OfCustomer[] = [
  activated({}, { reachPlanId: 'plan-5gb', esim: false, simId: sampleIccids.valid, ...device }),
  activated({ reachPlanId: 'plan-10gb' }, { reachPlanId: 'plan-10gb' }),
  activated({ iccId: '8901260852290847812' }, { simId: '8901260852290847812' }),
  activated({ imei: '356938035643817' }, { imei: '356938035643817' }),
  activated({ make: 'Fairphone' }, { make: 'Fairphone' }),
  activated({ model: 'Pixel 9' }, { model: 'Pixel 9' }),
  portedIn({}),
  portedIn({ numberToPort: '6175550144' }),
  portedIn({ oldCarrier: 'T-Mobile' }),
  portedIn({ oldCarrierAccountNumber: '4471920084' }),
  portedIn({ oldZip: '01852' }),
  after(
    'new-sim',
    { endpoint: 'activation.start', input: { ...start, ...portIn } },
    { status: 2, isMNP: true, reachNumber: portIn.numberToPort },
    { ms: 10 * minutes },
  ),
];

const delivered = peopleOf('new-sim-delivered').customerId(1);
/** Origin of a number that is transferred to this carrier. */
export const mnpInfo = { oldNumber: '6175550142', operator: 'Verizon', oldZip: '01803', acctNum: '4471920083' };

/** Returns the customer with the fields that the activation journey has saved. */
function saved(data: { isMNP?: boolean; zipcode?: string; mnpInfo?: typeof mnpInfo }): OfCustomer {
  const all = { isMNP: true, zipcode: '01803', mnpInfo, ...data };
  const holds = ['isMNP', 'zipcode', ...Object.keys(mnpInfo).map((name) => `mnpInfo.${name}`)];
  return after(
    'new-sim-delivered',
    { endpoint: 'customer.updateFields', input: { customerId: delivered, data: all } },
    { status: 0, ...all },
    { holds },
  );
}

const fields: readonly OfCustomer[] = [
  saved({}),
  saved({ isMNP: false }),
  saved({ zipcode: '01852' }),
  saved({ mnpInfo: { ...mnpInfo, oldNumber: '6175550144' } }),
  saved({ mnpInfo: { ...mnpInfo, operator: 'T-Mobile' } }),
  saved({ mnpInfo: { ...mnpInfo, oldZip: '01852' } }),
  saved({ mnpInfo: { ...mnpInfo, acctNum: '4471920084' } }),
];

function updated(seed: SeedName, data: Partial<CustomerOnWire>): OfCustomer {
  const input = { customerId: peopleOf(seed).customerId(1), data };
  return after(seed, { endpoint: 'customer.update', input }, { status: 0, ...data });
}

const family = peopleOf('active-family');
const addressFields = ['type', 'name', 'address1', 'address2', 'city', 'state', 'zip'] as const;

/** Returns the customer with the address that the customer has entered. */
function moved(changed: object): OfCustomer {
  const address = { ...shipTo, ...changed } as typeof shipTo;
  const input = { customerId: family.customerId(1), data: { addresses: [address] } };
  const holds = addressFields.map((name) => `addresses[].${name}`);
  return after('active-family', { endpoint: 'customer.updateSecondary', input }, { addresses: [address] }, { holds });
}

/** Another value for each field of the address. */
const otherAddress: Readonly<Record<(typeof addressFields)[number], object>> = {
  type: { type: 'billing' },
  name: { name: 'Kim Reyes' },
  address1: { address1: '14 Harbor Street' },
  address2: { address2: 'Apt 5' },
  city: { city: 'Lowell' },
  state: { state: 'NH' },
  zip: { zip: '01852' },
};

const cutOff = (seed: SeedName, dataCutOff: boolean) => {
  const customerId = peopleOf(seed).customerId(1);
  const call = { endpoint: 'usage.dataCutoff', input: { dataCutOff, primaryId: customerId, customerId } };
  return after(seed, call, { isDataCutoff: dataCutOff, addedDataCutoff: dataCutOff });
};
const toppedUp = (seed: SeedName, enabled: boolean) => {
  const call = { endpoint: 'topup.autoUpdate', input: { customerId: peopleOf(seed).customerId(1), enabled } };
  return after(seed, call, { isAutoTopUp: enabled });
};
const replanned = (newReachPlanId: string, immediateEffect: boolean, changed: Partial<CustomerOnWire>) =>
  after(
    'active-single',
    {
      endpoint: 'plan.change',
      input: { customerId: peopleOf('active-single').customerId(1), newReachPlanId, immediateEffect },
    },
    changed,
    { ms: 10 * minutes, holds: ['reachPlanId', 'amendedReachPlanId'] },
  );

/** Customers after each write that changes them. */
export const customersAfter: readonly OfCustomer[] = [
  ...activations,
  ...fields,
  updated('new-esim', { eSimSetup: true, activationJourneyStatus: 'COMPLETED' }),
  updated('new-esim', { eSimSetup: false, activationJourneyStatus: 'COMPLETED' }),
  updated('new-esim', { eSimSetup: true, activationJourneyStatus: 'IN_PROGRESS' }),
  moved({}),
  ...Object.values(otherAddress).map(moved),
  after(
    'new-sim-delivered',
    { endpoint: 'billing.monthInAdvancePay', input: { customerId: delivered, amount: 25, totalTax: 1.56 } },
    { status: 0, isMonthInAdvancePaid: true },
  ),
  cutOff('active-single', true),
  cutOff('active-single', false),
  cutOff('data-paused', false),
  toppedUp('active-family', true),
  toppedUp('active-family', false),
  toppedUp('throttled', false),
  replanned('plan-10gb', true, { reachPlanId: 'plan-10gb' }),
  replanned('plan-15gb', false, { reachPlanId: 'plan-5gb', amendedReachPlanId: 'plan-15gb' }),
];

/** Returns the group of `active-single` after a line was added to it. */
function added(input: NewLine): OfGroup {
  const singlePeople = peopleOf('active-single');
  const { addresses: given, linePreferences, reachPlanId, esim, simPaid, zipcode, peerAccountRef } = input.data;
  const [holder] = linePreferences;
  const line = briefly(
    'active-single',
    {
      status: 0,
      firstName: holder?.firstName,
      lastName: holder?.lastName,
      parentId: singlePeople.customerId(1),
      ...{ addresses: given, reachPlanId, esim, simPaid, zipcode, peerAccountRef },
    },
    2,
  );
  return {
    given: { seed: 'active-single', calls: [{ endpoint: 'customer.create', input }] },
    input: { groupId: singlePeople.groupId },
    reply: { customers: [briefly('active-single'), line] },
    holds: [
      ...['firstName', 'lastName', 'reachPlanId', 'esim', 'simPaid', 'zipcode'].map((name) => `customers[].${name}`),
      ...addressFields.map((name) => `customers[].addresses[].${name}`),
    ],
    makes: [singlePeople.customerId(2)],
  };
}

/** Returns the family after one of its lines was renamed. */
function renamed(firstName: string, lastName: string): OfGroup {
  const input = { customerId: family.customerId(2), data: { firstName, lastName } };
  return {
    given: { seed: 'active-family', calls: [{ endpoint: 'customer.updateSecondary', input }] },
    input: { groupId: family.groupId },
    reply: {
      customers: [
        briefly('active-family'),
        briefly('active-family', { firstName, lastName }, 2),
        briefly('active-family', {}, 3),
        briefly('active-family', {}, 4),
      ],
    },
    holds: ['customers[].firstName', 'customers[].lastName'],
  };
}

/** Groups after each write that shows on a line beside the caller's. */
export const groupsAfter: readonly OfGroup[] = [
  added(lineInput()),
  added(lineInput({}, { firstName: 'LEE' })),
  added(lineInput({}, { lastName: 'OKAFOR' })),
  added(lineInput({ reachPlanId: 'plan-10gb' })),
  added(lineInput({ esim: true })),
  added(lineInput({ simPaid: true })),
  added(lineInput({ zipcode: '01852' })),
  added(lineInput({ peerAccountRef: 'ACC1|ORD1|3' })),
  ...addressFields.map((name) => added(lineInput({ addresses: [{ ...shipTo, ...otherAddress[name] }] }))),
  renamed('KIM', 'REYES'),
  renamed('LEE', 'REYES'),
  renamed('KIM', 'OKAFOR'),
];
