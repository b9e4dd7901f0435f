import { newOperationId } from '#rpc/portal/submit-once.ts';
import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import type { SeedName } from '#contracts/seed.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import { declarationOf, type OperationKind, operationKinds, type OperationTerms } from '#rpc/operation/operations.ts';
import type { SubmitRequest } from '#rpc/portal-context.ts';
import { fault } from '#rpc/testing/fake-account.ts';
import { memoryJournal } from '#rpc/testing/memory-journal.ts';
import { askedCarrier } from '#rpc/testing/asked-carrier.ts';
import { sampleOf, sampleTerms } from '#rpc/testing/sample-terms.ts';
import { answered } from './answer.ts';
import { accountFor, type SignedIn } from './sign-in.ts';
import { type FixtureAccount, injectFault } from './world.ts';

type Endpoint = Parameters<typeof injectFault>[1]['endpoint'];
type TermsOf<K extends OperationKind> = (home: Home, lineId: string) => OperationTerms[K] | Promise<OperationTerms[K]>;

export interface Row {
  kind: OperationKind;
  endpoint: Endpoint;
  terms: TermsOf<OperationKind>;
  /** One operation for each line of the account; one of the account when left out. */
  eachLine?: boolean;
  /** Nothing at the carrier tells of it, so without a reply it counts as never arrived. */
  untold?: boolean;
  /** Its write never arrives. */
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
  more: Pick<Row, 'eachLine' | 'untold' | 'lost' | 'secrets'> = {},
): Row {
  return { kind, endpoint, terms, ...more };
}
const ofEachLine = { eachLine: true };
const untold = { untold: true } as const;

const autoTopUps = row('auto-top-up', 'topup.autoUpdate', () => ({ enabled: true }), ofEachLine);
const pauses = row(
  'data-service',
  'usage.dataCutoff',
  ({ account }) => ({ pause: true, primaryId: account.customerId }),
  ofEachLine,
);
const kitTerms = {
  planId: 'plan-5gb',
  recipient: 'Cleo Adams',
  address: { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' },
  shipping: 300,
  kitPrice: 499,
  tax: 31,
};

const page = ({ account }: Home) => ({ emailId: account.email, redirectUrl: 'https://portal.example.test/back' });

const rowsOfSeeds: readonly [SeedName, readonly Row[]][] = [
  [
    'six-lines',
    [
      row(
        'top-up',
        'topup.create',
        ({ account }) => ({ gigabytes: 2, charge: 1000, payerId: account.customerId }),
        ofEachLine,
      ),
      row('rename', 'customer.updateSecondary', () => ({ firstName: 'ANA', lastName: 'ROSE' }), ofEachLine),
      pauses,
      autoTopUps,
      row('service', 'service.manage', () => ({ service: 'IR', enable: true })),
      row('account-lock', 'customer.securityAction', () => ({ lockStatus: 'ACC_LOCK' })),
      row('payment-page', 'payment.purchasePage', page, untold),
      row('card-page', 'payment.cardPage', page, untold),
      row('esim-kit', 'activation.resendQr', () => ({}), { ...untold, lost: true }),
      // One change of the router at a time (ROUTER-8): each on an account of its own.
      row('router-ssid', 'router.changeSsid', () => ({ ssid: 'Harbor' }), { lost: true }),
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
      pauses,
      autoTopUps,
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
      row('router-reboot', 'router.reboot', () => ({}), { lost: true }),
    ],
  ],
  [
    'active-family',
    [
      row('router-reset', 'router.reset', () => ({}), { lost: true }),
      row('card-default', 'card.setDefault', async (home) => ({ uuid: await cardOf(home, 1) })),
      row('card-expiry', 'card.updateExpiry', async (home) => ({ uuid: await cardOf(home, 2), expiry: '0831' })),
      row('card-remove', 'card.remove', async (home) => ({ uuid: await cardOf(home, 3) })),
      row('invite', 'catalog.couponInvite', ({ account }) => ({
        referrerEmailId: account.email,
        friends: [{ refereeName: 'Sam', refereeEmailId: 'sam@friends.example.test' }],
      })),
      row('sim-kit', 'order.create', () => kitTerms, { lost: true }),
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
      row('router-password', 'router.changePassword', () => ({}), {
        ...untold,
        lost: true,
        secrets: { password: 'harbor-street-12' },
      }),
      row('promise-to-pay', 'billing.promiseCreate', () => ({ day: '2026-12-01', amount: 4500 })),
      row('month-in-advance', 'billing.monthInAdvancePay', monthOf),
    ],
  ],
  [
    'new-sim-delivered',
    [
      row('begin-activation', 'customer.updateSecondary', () => ({})),
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
];

/**
 * A kind that the plan has no terms for: its write is lost on its way, so that its sample terms never arrive. It has
 * to end and to be sent once, without a word on how.
 * @throws Error for a saga, whose steps would be sent again
 */
async function lostRow(kind: OperationKind): Promise<Row> {
  const declared = declarationOf(kind);
  if (declared.isSaga) throw new Error(`${kind} needs a row of its own`);
  const { caller, asked } = askedCarrier(fault());
  const operation = { kind, id: '', subjectId: 'line-1', actorId: 'line-1', state: 'sending', issuedAt: 0 } as const;
  const terms = sampleTerms[kind];
  await declared.send(caller, { ...operation, terms }, { groupId: 'group-1' }, memoryJournal());
  return { kind, endpoint: asked[0]?.[0] ?? '', terms: () => terms, lost: true };
}

/** What is sent, by account: every kind of operation, most of them for each line. */
export async function soakPlan(): Promise<[SeedName, Row[]][]> {
  const planned = rowsOfSeeds.flatMap(([, rows]) => rows.map(({ kind }) => kind));
  const others = await Promise.all(operationKinds.filter((kind) => !planned.includes(kind)).map(lostRow));
  return rowsOfSeeds.map(([seed, rows], index) => [seed, index === 0 ? [...rows, ...others] : [...rows]]);
}

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

export interface Sent extends Pick<SubmitRequest, 'id' | 'kind'> {
  home: Home;
  /** `done`, or why it was refused; undefined where its terms do not say. */
  end: string | undefined;
  untold: boolean;
}

/** Sends an operation whose reply is lost, after its effect or before. */
export async function sendLosingReply(home: Home, wanted: Row, subjectId: string, arrives: boolean): Promise<Sent> {
  const { kind, endpoint, terms, untold = false, lost, secrets } = wanted;
  const { account, signedIn } = home;
  const request = {
    id: newOperationId(),
    kind,
    subjectId,
    terms: await terms(home, subjectId),
    secrets,
    before: kind === 'top-up' ? { purchases: 0 } : sampleOf(declarationOf(kind).before),
  } as SubmitRequest;
  await injectFault(account, { endpoint, fault: 500, afterEffect: arrives });
  await accountFor(account).submit(signedIn.requester, request);
  const { state } = await answered(accountFor(account), request.id);
  if (state !== 'unknown') throw new Error(`a ${kind} without a reply is ${state}`);
  const end = arrives && !untold ? 'done' : 'never-arrived';
  return { id: request.id, kind, home, untold, end: lost ? undefined : end };
}
