import type * as z from 'zod/mini';
import { peopleOf, type SeedName } from '../seed.ts';
import type { Customer } from './vocabulary.ts';

export type CustomerOnWire = z.input<typeof Customer>;

const home = {
  address1: '12 Harbor Street',
  city: 'Lowell',
  state: 'MA',
  zip: '01852',
  country: 'USA',
} as const;

/** Returns a customer with the fields that every customer has. */
function customer(seed: SeedName, more: Partial<CustomerOnWire>, occurrence = 1): CustomerOnWire {
  const people = peopleOf(seed);
  return {
    id: people.customerId(occurrence),
    groupId: people.groupId,
    emailId: people.email(occurrence),
    category: 'STANDARD',
    status: 0,
    isPrimary: occurrence === 1,
    parentId: occurrence === 1 ? undefined : people.customerId(1),
    peerAccountRef: `ACC1|ORD1|${occurrence}`,
    reachPlanId: 'plan-5gb',
    reachPlanDisplayName: 'Best Fit 5GB',
    simPaid: true,
    zipcode: '01852',
    addresses: [{ type: 'billing', ...home }],
    meta: { customer_statement_number: '8001234567' },
    ...more,
  };
}

/** Returns the orders of a seed's line, with their day. */
const orderedOn = (seed: SeedName, day = '2026-05-05', occurrence = 1) => ({
  shipmentInfo: { [peopleOf(seed).orderId(occurrence)]: day },
});

/** Returns the fields of a line that has been active. */
const used = (seed: SeedName, occurrence = 1) => ({
  ...orderedOn(seed, undefined, occurrence),
  status: 2,
  simId: '8901260000000000001',
  reachNumber: peopleOf(seed).msisdn(occurrence),
  activationDate: '2026-04-21',
  activationJourneyStatus: 'COMPLETED' as const,
  isMonthInAdvancePaid: true,
  nextBillingDate: '2026-12-03',
  billStartDate: '2026-11-03',
  billEndDate: '2026-12-02',
  imei: '353328110987656',
  make: 'Apple',
  model: 'iPhone 15',
});

/** Returns the fields of a line that is being activated. */
const starting = (seed: SeedName, status: number) => ({
  ...orderedOn(seed),
  status,
  activationJourneyStatus: 'IN_PROGRESS' as const,
  esim: true,
  imei: '353328110987656',
  make: 'Apple',
  model: 'iPhone 15',
});

const portingFrom = {
  isMNP: true,
  mnpInfo: {
    oldNumber: '5550108890',
    operator: 'Northwind Wireless',
    oldZip: '01852',
    acctNum: '7788990',
    submittedOn: '2026-11-21T14:50:00.000Z',
  },
};

const portFailed = (seed: SeedName, code: string, mnpInfo = {}) => ({
  ...starting(seed, 10),
  ...portingFrom,
  mnpInfo: { ...portingFrom.mnpInfo, rejectedOn: '2026-11-21T14:00:00.000Z', ...mnpInfo },
  portFailureCode: code,
});

const counts = { additionalLines: 0, extraLines: 0, physicalSimsOrdered: 1, eSimsOrdered: 0 };
const pricing = [{ reachPlanId: 'plan-5gb', occurrence: 1, price: 25, orgPrice: 25 }];

/** Returns an active primary without other lines. */
const alone = (seed: SeedName, more: Partial<CustomerOnWire> = {}) => customer(seed, { ...used(seed), ...more });

/** The person who signs in, by seed; the wire has more fields than the portal reads, such as a password. */
export const exampleCustomers = {
  'active-single': alone('active-single', { ...counts, planPricing: pricing, make: 'Google', model: 'Pixel 8' }),
  'active-family': customer('active-family', {
    ...used('active-family'),
    firstName: 'DANA',
    lastName: 'REYES',
    reachNumber: '5550102231',
    reachPlanId: 'plan-10gb',
    reachPlanDisplayName: 'Best Fit 10GB',
    esim: true,
    eSimSetup: true,
    secondaryCustomers: [peopleOf('active-family').customerId(4)],
    additionalLines: 2,
    extraLines: 1,
    physicalSimsOrdered: 1,
    eSimsOrdered: 3,
    planPricing: [{ reachPlanId: 'plan-10gb', occurrence: 1, price: 35, orgPrice: 35 }],
  }),
  'six-lines': alone('six-lines', { reachPlanId: 'plan-10gb', additionalLines: 5 }),
  'secondary-active': customer(
    'secondary-active',
    {
      ...used('secondary-active', 2),
      firstName: 'KAI',
      lastName: 'LIN',
      simId: '8901260000000000002',
      primaryNumber: peopleOf('secondary-active').msisdn(1),
    },
    2,
  ),
  'secondary-new': customer(
    'secondary-new',
    {
      ...orderedOn('secondary-new', undefined, 2),
      firstName: 'BEN',
      lastName: 'COLE',
      esim: true,
      isMonthInAdvancePaid: true,
      primaryNumber: peopleOf('secondary-new').msisdn(1),
    },
    2,
  ),
  'new-sim': customer('new-sim', { ...orderedOn('new-sim', '2026-11-18'), isMonthInAdvancePaid: true }),
  'new-sim-ordered': customer('new-sim-ordered', orderedOn('new-sim-ordered', '2026-11-21')),
  'new-sim-delivered': customer('new-sim-delivered', orderedOn('new-sim-delivered', '2026-11-15')),
  'new-esim': customer('new-esim', { ...orderedOn('new-esim', '2026-11-21'), esim: true }),
  'unnamed-line': customer('unnamed-line', { ...orderedOn('unnamed-line'), esim: true }),
  activating: customer('activating', starting('activating', 1)),
  'activation-failed': customer('activation-failed', starting('activation-failed', 8)),
  porting: { ...customer('porting', starting('porting', 9)), ...portingFrom },
  'port-failed-account': customer('port-failed-account', portFailed('port-failed-account', '1009')),
  'port-failed-pin': customer('port-failed-pin', portFailed('port-failed-pin', '1010')),
  'port-failed-zip': customer('port-failed-zip', portFailed('port-failed-zip', '1011', { oldZip: '01011' })),
  'port-failed-other': customer('port-failed-other', portFailed('port-failed-other', '1017')),
  suspended: alone('suspended', { status: 3 }),
  'suspended-nonpay': alone('suspended-nonpay', {
    status: 3,
    meta: { customer_statement_number: '8001234567', suspended_reason: 'NonPay Suspension' },
  }),
  disconnected: alone('disconnected', { status: 4, lastDisconnectedReason: 0 }),
  disabled: alone('disabled', { status: 7 }),
  unclear: customer('unclear', { ...orderedOn('unclear'), status: 5 }),
  fraud: alone('fraud', { category: 'FRAUD' }),
  'test-category': customer('test-category', { ...orderedOn('test-category'), category: 'TEST', esim: true }),
  'unpaid-sim': customer('unpaid-sim', { simPaid: false }),
  'data-75': alone('data-75', {
    displayName: 'Ella F.',
    selectedShippingMethod: 'usps_first_class_mail',
    addresses: [
      { type: 'billing', ...home },
      { type: 'shipping', ...home, name: 'Ella Frost', address2: 'Apt 4', phone: '9785550147' },
    ],
  }),
  'data-90': alone('data-90', { brand: 'LINESIDE', reachPlanChangeDate: '2026-12-03' }),
  'data-100': alone('data-100'),
  throttled: alone('throttled', { isThrottled: true, isAutoTopUp: true }),
  'data-paused': alone('data-paused', { isDataCutoff: true, addedDataCutoff: true }),
  'top-up-pending': alone('top-up-pending', { operationsInProcess: ['TOPUP_IN_PROGRESS'] }),
  'plan-scheduled': alone('plan-scheduled', { amendedReachPlanId: 'plan-10gb' }),
  'sim-swap': alone('sim-swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }),
  locked: alone('locked', { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] }),
  'home-internet': alone('home-internet', { hsdPlan: true }),
  'roaming-on': alone('roaming-on', { reachPlanId: 'plan-15gb', reachPlanDisplayName: 'Best Fit 15GB' }),
  'other-brand': alone('other-brand'),
} satisfies Partial<Record<SeedName, CustomerOnWire>>;

/** The other people of the group, for seeds whose group has several lines. */
const otherGroups: Partial<Record<SeedName, readonly CustomerOnWire[]>> = {
  'active-family': [
    customer('active-family', { ...used('active-family', 2), reachNumber: '5550107718' }, 2),
    customer(
      'active-family',
      {
        ...starting('active-family', 9),
        ...orderedOn('active-family', undefined, 3),
        ...portingFrom,
        mnpInfo: { ...portingFrom.mnpInfo, oldNumber: '5550104410', acctNum: '4410220' },
      },
      3,
    ),
    // A line that is not activated, and has neither name nor number.
    customer(
      'active-family',
      {
        ...orderedOn('active-family', undefined, 4),
        reachPlanId: 'plan-2gb',
        reachPlanDisplayName: 'Best Fit 2GB',
        esim: true,
      },
      4,
    ),
  ],
  'six-lines': [2, 3, 4, 5, 6].map((place) => customer('six-lines', used('six-lines', place), place)),
  'secondary-active': [customer('secondary-active', used('secondary-active'))],
  'suspended-nonpay': [customer('suspended-nonpay', { ...used('suspended-nonpay', 2), status: 3 }, 2)],
};

/** Returns all lines of a seed's group. */
export function groupOf(seed: keyof typeof exampleCustomers): CustomerOnWire[] {
  return [exampleCustomers[seed], ...(otherGroups[seed] ?? [])];
}

/**
 * Returns the shortest valid customer, for examples that are about a few fields: the ids, and the state flags on which
 * a portal decides.
 */
export function briefly(
  seed: keyof typeof exampleCustomers,
  more: Partial<CustomerOnWire> = {},
  occurrence = 1,
): CustomerOnWire {
  const customerOfSeed = groupOf(seed).find(({ peerAccountRef }) => peerAccountRef.endsWith(`|${occurrence}`));
  const { id, groupId, category, status, isPrimary, peerAccountRef } = customerOfSeed ?? customer(seed, {}, occurrence);
  const flags = Object.fromEntries(
    Object.entries(customerOfSeed ?? {}).filter(([, value]) => typeof value === 'boolean'),
  );
  return { ...flags, id, groupId, category, status, isPrimary, peerAccountRef, ...more };
}
