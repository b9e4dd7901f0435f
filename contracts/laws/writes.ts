import {
  adds,
  cents,
  type Change,
  otherValue,
  gone,
  may,
  now,
  only,
  plus,
  removes,
  set,
  setEach,
  sinceCall,
  today,
} from './change.ts';
import type { Kind, WriteId } from './shows.ts';

/** The declared effects of a write. */
export interface WriteLaw {
  /** Effects after success; empty where no read shows one. */
  readonly changes: readonly Change[];
  /** Effects at the first look, of a write whose reply means accepted. */
  readonly accepted?: readonly Change[];
  /** Effects after a failure. */
  readonly failed?: readonly Change[];
  /** The read that shows the end of the operation. */
  readonly status?: 'customer.topUpStatus' | 'customer.planChangeStatus' | 'activation.status';
  /** Effect of the same write again: none (it may be refused), the same once more, or a refusal. */
  readonly again: 'same' | 'more' | 'refused';
  /** Effect of the same idempotency key again; assumed until the carrier confirms it. */
  readonly repeated?: 'one effect, same reply';
}

const once = 'one effect, same reply' as const;

const operation = (name: 'topUp' | 'planChange', status: string, ...more: Change[]): Change[] => [
  set(name, '{customerId}', { status, requestedOn: now }),
  ...more,
];
const inProcess = may('line', '{customerId}', 'operationsInProcess');
const forecast = (amount: Parameters<typeof plus>[0], totalTax: Parameters<typeof plus>[0]) =>
  set('forecast', '', { amount: plus(amount), totalTax: plus(totalTax) });

/** Effects of an activation that depend on its input. */
const activated: readonly Change[] = [
  set('line', '{customerId}', {
    reachPlanId: '{reachPlanId}',
    imei: '{imei}',
    make: '{make}',
    model: '{model}',
  }),
  ...only({ esim: true }, set('line', '{customerId}', { esim: true })),
  ...only({ esim: undefined }, set('line', '{customerId}', { esim: false, simId: '{iccId}' })),
  ...only(
    { isPort: true },
    set('line', '{customerId}', {
      isMNP: true,
      'mnpInfo.oldNumber': '{numberToPort}',
      'mnpInfo.operator': '{oldCarrier}',
      'mnpInfo.oldZip': '{oldZip}',
      'mnpInfo.acctNum': '{oldCarrierAccountNumber}',
      'mnpInfo.submittedOn': now,
    }),
  ),
];
const journeying = set('line', '{customerId}', { activationJourneyStatus: 'IN_PROGRESS' });
const withoutFailure = set('line', '{customerId}', { portFailureCode: gone });

const serviceFields = { IR: 'irEnabled', ILD: 'ildEnabled', DR: 'drEnabled' } as const;
const services = (['ENABLE', 'DISABLE'] as const).flatMap((action) =>
  (['IR', 'ILD', 'DR'] as const).flatMap((serviceType) =>
    only(
      { action, serviceType },
      set('services', '{customerId}', { [serviceFields[serviceType]]: action === 'ENABLE' }),
    ),
  ),
);
/** A service that is turned on begins with a billing cycle without use. */
const begins = (['IR', 'ILD'] as const).flatMap((serviceType) =>
  only({ serviceType }, may(serviceType === 'IR' ? 'roamingAbroad' : 'callsAbroad', '{customerId},*')),
);

const nameAndAddress = { firstName: '{data.firstName}', lastName: '{data.lastName}', addresses: '{data.addresses}' };
const journey = '{data.activationJourneyStatus}';

/** Objects that a write changes as well, and that none of the reads in its `reconcileWith` shows. */
export const following: { readonly [Id in WriteId]?: readonly Kind[] } = {
  'billing.monthInAdvancePay': ['bill', 'payment'],
  'catalog.couponInvite': ['invitations'],
  'customer.create': ['order', 'forecast'],
  'customer.referralExtension': ['config'],
  'order.create': ['order', 'line', 'forecast'],
  'payment.cardPage': ['page'],
  'payment.purchasePage': ['page'],
  'plan.change': ['forecast'],
  'topup.create': ['forecast'],
};

/** The effects of each write: a write without them does not compile. */
export const writes: { readonly [Id in WriteId]: WriteLaw } = {
  'activation.resendQr': { changes: [], again: 'same' },
  'activation.start': {
    accepted: [
      ...activated,
      withoutFailure,
      journeying,
      ...only({ isPort: undefined }, set('line', '{customerId}', { status: 1 })),
      ...only({ isPort: true }, set('line', '{customerId}', { status: 9 })),
    ],
    changes: [
      ...activated,
      withoutFailure,
      set('line', '{customerId}', { status: 2, activationDate: today }),
      may('line', '{customerId}', 'nextBillingDate', 'billStartDate', 'billEndDate', 'esimActivationCode'),
      ...only({ esim: true }, journeying),
      ...only({ esim: undefined }, set('line', '{customerId}', { activationJourneyStatus: 'COMPLETED' })),
      ...only({ isPort: undefined }, set('line', '{customerId}', { reachNumber: otherValue })),
      ...only(
        { isPort: true },
        set('line', '{customerId}', { reachNumber: '{numberToPort}', 'mnpInfo.completedOn': sinceCall }),
      ),
      may('roamingAtHome', '{customerId},*'),
      may('account', '', 'nextBillingDate', 'dueDate'),
    ],
    failed: [
      ...activated,
      journeying,
      set('line', '{customerId}', { status: 10, portFailureCode: otherValue, 'mnpInfo.rejectedOn': sinceCall }),
    ],
    status: 'activation.status',
    again: 'refused',
  },
  'billing.monthInAdvancePay': {
    changes: [
      set('line', '{customerId}', { isMonthInAdvancePaid: true }),
      adds('bill', { invoiceType: 'ONE_TIME', invoiceDate: today, amount: cents('{amount}', '{totalTax}') }),
      adds('payment', { paidOn: now, amount: cents('{amount}', '{totalTax}'), ccNumberMask: '{default.ccNumberMask}' }),
    ],
    again: 'refused',
    repeated: once,
  },
  'billing.promiseCreate': {
    changes: [set('promise', '', { promisedFor: '{promisedFor}', isEligible: false })],
    again: 'refused',
  },
  'billing.sendInvoice': { changes: [], again: 'same' },
  'card.hold': { changes: [], again: 'refused' },
  'card.remove': { changes: [removes('card', '{uuid}')], again: 'refused' },
  'card.setDefault': {
    changes: [set('card', '{uuid}', { isAutoPay: true }), set('card', '{default}', { isAutoPay: false })],
    again: 'same',
  },
  'card.updateExpiry': { changes: [set('card', '{uuid}', { dateOfExpiry: '{expiry}' })], again: 'same' },
  'catalog.couponEmailMapping': {
    changes: [set('couponOf', '{emailId}', { couponCode: '{couponCode}' })],
    again: 'same',
  },
  'catalog.couponInvite': {
    changes: [
      adds('invitation', { refereeName: '{.refereeName}', refereeEmailId: '{.refereeEmailId}' }, 'referees'),
      set('invitations', '', { invited: plus('the number of referees') }),
    ],
    again: 'refused',
  },
  'catalog.couponReservePromo': {
    changes: [set('couponOf', '{emailId}', { couponCode: '{couponCode}' })],
    again: 'same',
  },
  'customer.create': {
    changes: [
      adds('line', {
        ...{ status: 0, isPrimary: false, category: otherValue, peerAccountRef: '{data.peerAccountRef}' },
        ...{ firstName: '{data.linePreferences.0.firstName}', lastName: '{data.linePreferences.0.lastName}' },
        ...{ parentId: '{data.parentId}', addresses: '{data.addresses}', zipcode: '{data.zipcode}' },
        ...{ reachPlanId: '{data.reachPlanId}', esim: '{data.esim}', simPaid: '{data.simPaid}' },
        ...{ imei: '{data.linePreferences.0.imei}', make: '{data.linePreferences.0.make}' },
        ...{ model: '{data.linePreferences.0.model}' },
        ...{ isMonthInAdvancePaid: false, isAutoTopUp: false, isDataCutoff: false, isThrottled: false },
      }),
      ...only({ 'data.esim': true }, adds('order', { orderType: 'NEW', orderDate: today })),
      ...only({ 'data.esim': true }, set('line', '{primary}', { eSimsOrdered: otherValue })),
      forecast('the month of the new line', 'the tax of the new month'),
      may('price', '*'),
    ],
    again: 'refused',
  },
  'customer.hubspot': { changes: [], again: 'same' },
  'customer.referralExtension': {
    changes: [
      set('extension', '{emailId}', { isExtended: true }),
      set('config', '', { max_number_of_referees: otherValue }),
    ],
    again: 'refused',
  },
  'customer.resetPasswordLink': { changes: [], again: 'same' },
  'customer.securityAction': {
    changes: only({ lockStatus: 'ACC_LOCK' }, set('line', '*', { accAccessLock: otherValue })),
    again: 'same',
  },
  'customer.update': {
    changes: [
      set('line', '{customerId}', {
        ...nameAndAddress,
        ...{ imei: '{data.imei}', make: '{data.make}', model: '{data.model}', esim: '{data.esim}' },
        ...{ eSimSetup: '{data.eSimSetup}', activationJourneyStatus: journey },
      }),
    ],
    again: 'same',
  },
  'customer.updateFields': {
    changes: [
      set('line', '{customerId}', {
        ...{ isMNP: '{data.isMNP}', zipcode: '{data.zipcode}', simId: '{data.simId}' },
        ...{ eSimSetup: '{data.eSimSetup}', activationJourneyStatus: journey },
        'mnpInfo.oldNumber': '{data.mnpInfo.oldNumber}',
        'mnpInfo.operator': '{data.mnpInfo.operator}',
        'mnpInfo.oldZip': '{data.mnpInfo.oldZip}',
        'mnpInfo.acctNum': '{data.mnpInfo.acctNum}',
      }),
    ],
    again: 'same',
  },
  'customer.updateSecondary': {
    changes: [set('line', '{customerId}', { ...nameAndAddress, activationJourneyStatus: journey })],
    again: 'same',
  },
  'customer.verifySecurityAction': { changes: [set('line', '*', { accAccessLock: [] })], again: 'refused' },
  'marketing.getInTouch': { changes: [], again: 'same' },
  'marketing.identify': { changes: [], again: 'same' },
  'marketing.inviteReferral': { changes: [], again: 'same' },
  'marketing.pageView': { changes: [], again: 'same' },
  'order.create': {
    changes: [
      adds('order', { cId: '{cId}', orderType: '{orderType}', orderDate: today, orderStatus: 'ORDERED' }),
      setEach('line', 'items', '{.customerId}', { simPaid: true, shipmentInfo: otherValue }),
      setEach('latestOrder', 'items', '{.customerId}', { orderId: otherValue, shipmentInfo: otherValue }),
      set('latestOrder', '{items.0.customerId}', { reachPlanId: '{items.0.reachPlanId}' }),
      set('line', '{primary}', { physicalSimsOrdered: plus('the number of items') }),
      forecast('the items and the shipping', 'the tax of the items'),
    ],
    again: 'more',
    repeated: once,
  },
  'payment.cardPage': { changes: [set('page', '', { url: '{text.redirectUrl}' })], again: 'same' },
  'payment.make': {
    changes: [adds('payment', { paidOn: now, amount: cents('{amount}'), ccNumberMask: '{card.ccNumberMask}' })],
    again: 'more',
    repeated: once,
  },
  'payment.purchasePage': { changes: [set('page', '', { url: '{redirectUrl}' })], again: 'same' },
  'plan.change': {
    accepted: [
      ...only({ immediateEffect: true }, ...operation('planChange', 'IN_PROGRESS', inProcess)),
      ...only(
        { immediateEffect: false },
        ...operation('planChange', 'SUCCESSFUL'),
        set('line', '{customerId}', { amendedReachPlanId: '{newReachPlanId}' }),
        forecast('the difference of the month', 'the tax of the difference'),
      ),
    ],
    changes: [
      ...operation('planChange', 'SUCCESSFUL'),
      ...only(
        { immediateEffect: true },
        set('line', '{customerId}', { reachPlanId: '{newReachPlanId}', amendedReachPlanId: gone }),
        may('line', '{customerId}', 'isThrottled'),
        forecast('the difference of the month and of the days that are left', 'the tax of both differences'),
      ),
      ...only(
        { immediateEffect: false },
        set('line', '{customerId}', { amendedReachPlanId: '{newReachPlanId}' }),
        forecast('the difference of the month', 'the tax of the difference'),
      ),
    ],
    failed: operation('planChange', 'FAILED'),
    status: 'customer.planChangeStatus',
    again: 'same',
  },
  'router.changePassword': { changes: [], again: 'same' },
  'router.changeSsid': { changes: [set('router', '', { ssid: '{ssid}' })], again: 'same' },
  'router.reboot': { accepted: [set('router', '', { status: 'RESTARTING' })], changes: [], again: 'same' },
  'router.reset': {
    accepted: [set('router', '', { ssid: otherValue, status: 'RESTARTING' })],
    changes: [set('router', '', { ssid: otherValue })],
    again: 'same',
  },
  'service.manage': {
    accepted: [inProcess],
    changes: [...services, ...begins],
    again: 'refused',
  },
  'topup.autoUpdate': { changes: [set('line', '{customerId}', { isAutoTopUp: '{enabled}' })], again: 'same' },
  'topup.create': {
    accepted: operation('topUp', 'IN_PROGRESS', inProcess),
    changes: [
      ...operation('topUp', 'SUCCESSFUL'),
      adds('purchase', { customerId: '{customerId}', totalData: '{totalData}', topupDate: sinceCall }),
      may('line', '{customerId}', 'isThrottled'),
      forecast('the price of the data', 'the tax of the data'),
    ],
    failed: operation('topUp', 'FAILED'),
    status: 'customer.topUpStatus',
    again: 'more',
    repeated: once,
  },
  'usage.dataCutoff': {
    changes: [set('line', '{customerId}', { isDataCutoff: '{dataCutOff}', addedDataCutoff: '{dataCutOff}' })],
    again: 'same',
  },
};
