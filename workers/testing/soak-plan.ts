import { newOperationId } from '#rpc/portal/submit-once.ts';
import { type Customer, sampleOtps } from '#contracts/customer/vocabulary.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import type { Order } from '#contracts/order/vocabulary.ts';
import type { RouterDevice } from '#contracts/router/vocabulary.ts';
import type { SeedName } from '#contracts/seed.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import type { OperationBefore, OperationKind, OperationTerms } from '#rpc/operation/operations.ts';
import type { PortFix } from '#rpc/operation/port-fix.ts';
import type { SubmitRequest } from '#rpc/operation/submission.ts';
import { answered } from './answer.ts';
import { accountFor, type SignedIn } from './sign-in.ts';
import { type FixtureAccount, injectFault } from './world.ts';

type Endpoint = Parameters<typeof injectFault>[1]['endpoint'];
type TermsOf<K extends OperationKind> = (home: Home, lineId: string) => OperationTerms[K] | Promise<OperationTerms[K]>;
type BeforeOf<K extends OperationKind> = (home: Home, lineId: string) => Promise<OperationBefore[K]>;

export interface Row {
  kind: OperationKind;
  endpoint: Endpoint;
  terms: TermsOf<OperationKind>;
  /** What the form reads at the carrier to compare with; nothing when left out. */
  before?: BeforeOf<OperationKind>;
  /** One operation for each line of the account; one of the account when left out. */
  eachLine?: boolean;
  /** Nothing at the carrier tells of it, so without a reply it counts as never arrived. */
  untold?: boolean;
  /** Its write never arrives, because what shows its effect does not last as long as the outages. */
  lost?: boolean;
  secrets?: Record<string, string>;
}
export interface Home {
  account: FixtureAccount;
  signedIn: SignedIn;
  rows: readonly Row[];
}

function row<K extends OperationKind>(
  kind: K,
  endpoint: Endpoint,
  terms: TermsOf<K>,
  more: Pick<Row, 'eachLine' | 'untold' | 'lost' | 'secrets'> & { before?: BeforeOf<K> } = {},
): Row {
  return { kind, endpoint, terms, ...more };
}
const ofEachLine = { eachLine: true };
const untold = { untold: true } as const;
const before = <B>(value: B) => ({ before: async () => value });

const portSecrets = { accountNumber: '7788990', zip: '01852', pin: '8842' };
const kitTerms = {
  planId: 'plan-5gb',
  recipient: 'Cleo Adams',
  address: { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' },
  shipping: 300,
  kitPrice: 499,
  tax: 31,
};

const page = ({ account }: Home) => ({ emailId: account.email, redirectUrl: 'https://portal.example.test/back' });

/** What is sent, by account: every kind of operation, most of them for each line. */
export const soakPlan: readonly [SeedName, readonly Row[]][] = [
  [
    'six-lines',
    [
      row('top-up', 'topup.create', ({ account }) => ({ gigabytes: 2, charge: 1000, payerId: account.customerId }), {
        ...ofEachLine,
        ...before({ purchases: 0 }),
      }),
      row('rename', 'customer.updateSecondary', () => ({ firstName: 'ANA', lastName: 'ROSE' }), ofEachLine),
      row(
        'data-service',
        'usage.dataCutoff',
        ({ account }) => ({ pause: true, primaryId: account.customerId }),
        ofEachLine,
      ),
      row('auto-top-up', 'topup.autoUpdate', () => ({ enabled: true }), ofEachLine),
      row('service', 'service.manage', () => ({ service: 'IR', enable: true })),
      row('account-lock', 'customer.securityAction', () => ({ lockStatus: 'ACC_LOCK' })),
      row('payment-page', 'payment.purchasePage', page, { ...untold, ...before({ payments: 0, nonPay: false }) }),
      row('card-page', 'payment.cardPage', page, { ...untold, ...before({ uuids: [] }) }),
      row('esim-setup', 'customer.updateFields', () => ({})),
      row('reorder-sim', 'order.create', () => kitTerms, { before: ordersOf }),
    ],
  ],
  [
    'six-lines',
    [
      row(
        'plan-change',
        'plan.change',
        () => ({
          planId: 'plan-15gb',
          planName: 'Best Fit 15GB',
          fromPlanId: 'plan-5gb',
          fromPlanName: 'Best Fit 5GB',
          occurrence: 1,
          direction: 'upgrade',
          when: 'now',
          prices: [],
        }),
        ofEachLine,
      ),
      row('begin-activation', 'customer.updateSecondary', () => ({})),
      row(
        'email-bill',
        'billing.sendInvoice',
        ({ account }) => ({
          emailId: account.email,
          invoiceUrl: 'https://bills.example.test/1.pdf',
          invoiceType: 'MONTHLY',
          invoiceDate: '2026-11-03',
        }),
        untold,
      ),
    ],
  ],
  [
    'active-family',
    [
      row('esim-kit', 'activation.resendQr', () => ({}), untold),
      row('card-default', 'card.setDefault', async (home) => ({ uuid: await cardOf(home, 1) })),
      row('card-expiry', 'card.updateExpiry', async (home) => ({ uuid: await cardOf(home, 2), expiry: '0831' })),
      row('card-remove', 'card.remove', async (home) => ({ uuid: await cardOf(home, 3) })),
      row('more-invitations', 'customer.referralExtension', ({ account }) => ({ emailId: account.email })),
      row('invite', 'catalog.couponInvite', ({ account }) => ({
        referrerEmailId: account.email,
        friends: [{ refereeName: 'Sam', refereeEmailId: 'sam@friends.example.test' }],
      })),
      row('sim-kit', 'order.create', () => kitTerms, { before: ordersOf }),
      row('add-line', 'customer.create', ({ account }) => ({
        primaryId: account.customerId,
        emailId: account.email,
        accountRef: 'ACC1|ORD1',
        planId: 'plan-5gb',
        planName: 'Best Fit 5GB',
        lines: [{ firstName: 'KIM', lastName: 'REYES', sim: 'esim', occurrence: 5, price: 2000 }],
      })),
    ],
  ],
  [
    // Its password is good whether or not the email of another one arrives.
    'locked',
    [
      // In this order: the password is a try for the code before it.
      row('unlock-code', 'customer.securityAction', () => ({ lockStatus: 'ACC_UNLOCK' }), untold),
      row('account-unlock', 'customer.verifySecurityAction', () => ({}), { secrets: { otp: sampleOtps.right } }),
    ],
  ],
  [
    'suspended-nonpay',
    [
      row('promise-to-pay', 'billing.promiseCreate', () => ({ day: '2026-12-01', amount: 4500 })),
      row('month-in-advance', 'billing.monthInAdvancePay', monthOf),
    ],
  ],
  [
    'new-sim-delivered',
    [
      row('activate', 'activation.start', ({ account }) => ({
        lineId: account.customerId,
        planId: 'plan-5gb',
        planName: 'Best Fit 5GB',
        price: 2500,
        esim: false,
        iccid: sampleIccids.valid,
        device: { imei: sampleImeis.compatible, make: 'Google', model: 'Pixel 8' },
        zip: '01803',
        hold: 2500,
        hadFailed: false,
      })),
    ],
  ],
  ['port-failed-pin', [row('port-fix', 'activation.start', portFixOf, { before: rejectionOf, secrets: portSecrets })]],
  // One change of the router at a time (ROUTER-8): each on an account of its own.
  ['home-internet', [row('router-ssid', 'router.changeSsid', () => ({ ssid: 'Harbor' }))]],
  [
    'home-internet',
    [
      row('router-password', 'router.changePassword', () => ({}), {
        ...untold,
        secrets: { password: 'harbor-street-12' },
      }),
    ],
  ],
  ['home-internet', [row('router-reboot', 'router.reboot', () => ({}), { lost: true })]],
  ['home-internet', [row('router-reset', 'router.reset', () => ({}), { before: ssidOf, lost: true })]],
];

async function read<T>({ account, signedIn }: Home, id: string, input: Record<string, unknown>): Promise<T> {
  const reading: PromiseLike<unknown> = accountFor(account).read(signedIn.requester, [{ id, input, maxAgeMs: 0 }]);
  const [{ reply }] = (await reading) as [{ reply: T }];
  return reply;
}

async function cardOf(home: Home, index: number): Promise<string> {
  const { cards } = await read<{ cards: { uuid: string }[] }>(home, 'card.list', {
    customerId: home.account.customerId,
  });
  return cards[index]?.uuid ?? '';
}

function monthOf(home: Home, customerId: string): Promise<OperationTerms['month-in-advance']> {
  return read(home, 'billing.monthInAdvanceAmount', { customerId });
}

async function ordersOf(home: Home, customerId: string): Promise<{ orderIds: string[] }> {
  const { shipmentInfo } = await read<Order>(home, 'order.byCustomer', { customerId });
  return { orderIds: Object.keys(shipmentInfo) };
}

async function ssidOf(home: Home, customerId: string): Promise<{ ssid: string }> {
  const { device } = await read<{ device: RouterDevice }>(home, 'router.device', { customerId });
  return { ssid: device.ssid };
}

async function lineOf(home: Home, lineId: string): Promise<Customer> {
  const { customers } = await read<{ customers: Customer[] }>(home, 'customer.group', {
    groupId: home.account.groupId,
  });
  return customers.find(({ id }) => id === lineId) as Customer;
}

async function portFixOf(home: Home, lineId: string): Promise<PortFix> {
  const {
    reachPlanId: planId = '',
    simId: iccId,
    imei = '',
    make = '',
    model = '',
    mnpInfo,
  } = await lineOf(home, lineId);
  const { oldNumber: number = '', operator: oldCarrier = '' } = mnpInfo ?? {};
  return { problem: 'pin', planId, iccId, imei, make, model, number, oldCarrier };
}

async function rejectionOf(home: Home, lineId: string): Promise<{ rejectedOn: string | undefined }> {
  return { rejectedOn: (await lineOf(home, lineId)).mnpInfo?.rejectedOn };
}

export interface Sent extends Pick<SubmitRequest, 'id' | 'kind'> {
  home: Home;
  /** What it has to come to: `done`, or why it was refused. */
  end: 'done' | 'never-arrived';
  untold: boolean;
}

/** Sends an operation whose reply is lost, after its effect or before. */
export async function sendLosingReply(home: Home, wanted: Row, subjectId: string, arrives: boolean): Promise<Sent> {
  const { kind, endpoint, terms, before, untold = false, secrets } = wanted;
  const { account, signedIn } = home;
  const request = {
    id: newOperationId(),
    kind,
    subjectId,
    terms: await terms(home, subjectId),
    secrets,
    before: (await before?.(home, subjectId)) ?? {},
  } as SubmitRequest;
  await injectFault(account, { endpoint, fault: 500, afterEffect: arrives });
  await accountFor(account).submit(signedIn.requester, request);
  const { state } = await answered(accountFor(account), request.id);
  if (state !== 'unknown') throw new Error(`a ${kind} without a reply is ${state}`);
  return { id: request.id, kind, home, untold, end: arrives && !untold ? 'done' : 'never-arrived' };
}
