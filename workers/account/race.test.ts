import { beforeEach, describe, expect, test } from 'vitest';
import { card } from '#contracts/card/endpoints.ts';
import { endpoints } from '#contracts/carrier.ts';
import { sampleOtps } from '#contracts/customer/vocabulary.ts';
import { sampleImeis } from '#contracts/device/vocabulary.ts';
import type { SeedName } from '#contracts/seed.ts';
import { sampleIccids } from '#contracts/sim/vocabulary.ts';
import { type AccountPort, maxAge, type PortalContext, readAll, readRequest } from '#rpc/portal-context.ts';
import type { ActivationDraft } from '#rpc/domain/journey/activation.ts';
import { type Action, can } from '#rpc/domain/permission.ts';
import { declarationOf, type OperationKind, operationKinds } from '#rpc/operation/operations.ts';
import { activationPage } from '#app/screens/activation/step-page.ts';
import { sendActivation } from '#app/screens/activation/confirm/intent.ts';
import type { ConfirmPage } from '#app/screens/activation/confirm/intent.ts';
import { reorder, reorderForm } from '#rpc/portal/order/reorder.ts';
import { autoTopUp, type AutoTopUpModel, setAutoTopUp } from '#app/screens/bills/auto-top-up/intent.ts';
import { mailBill } from '#app/screens/bills/bill/intent.ts';
import { billsPage, type BillsModel } from '#app/screens/bills/list/intent.ts';
import {
  monthInAdvance,
  type MonthInAdvanceModel,
  payMonthInAdvance,
} from '#app/screens/bills/month-in-advance/intent.ts';
import { openPayment } from '#app/screens/bills/pay/intent.ts';
import { promisePage, type PromiseForm, promiseToPay } from '#app/screens/bills/promise/intent.ts';
import { confirmPlanChange } from '#app/screens/change-plan/review/intent.ts';
import { changePlanForm, quotePlanChange } from '#app/screens/change-plan/select/intent.ts';
import { cardsPage, type CardsModel } from '#app/screens/cards/intent.ts';
import { openCardPage, removeCard, setDefaultCard, updateExpiry } from '#app/screens/cards/change-card.ts';
import { setService } from '#app/screens/services/enable/intent.ts';
import { sendName } from '#app/screens/edit-name/intent.ts';
import { setDataService } from '#rpc/portal/data-service.ts';
import { lockAccount } from '#app/screens/settings/settings/lock.ts';
import { readSnapshot } from '#rpc/portal/snapshot.ts';
import { sendUnlockCode, unlockAccount } from '#app/screens/settings/unlock/intent.ts';
import { type Judgment, newOperationId, submitOnce } from '#rpc/portal/submit-once.ts';
import { confirmTopUp, quoteTopUp, topUpForm } from '#app/screens/add-data/intent.ts';
import { sampleOf, sampleTerms, secret } from '#rpc/testing/sample-terms.ts';
import { signIn } from '../testing/sign-in.ts';
import { visitOf } from '../testing/visit.ts';
import { calls, change, clearCalls, count, type FixtureAccount, injectFault, open } from '../testing/world.ts';

/** A form of a page that was just opened: what sending one copy of it does. */
type Form = (copy: PortalContext) => Promise<unknown>;

interface Row {
  seed: SeedName;
  /** The carrier's endpoint that may hear of it once. */
  write: string;
  open: (page: PortalContext, lines: { own: string; other: string }) => Promise<Form>;
}

const operationId = newOperationId();

/** A form about a card that is not the default. */
async function changeOfCard(
  page: PortalContext,
  send: (copy: PortalContext, card: { cardRef: string; operationId: string }) => Promise<unknown>,
): Promise<Form> {
  const { cards: rows } = (await cardsPage(page, {})) as CardsModel;
  return (copy) => send(copy, { cardRef: rows.at(-1)?.ref ?? '', operationId });
}

/** The forms whose own reading of the carrier could tell a second copy something else than the first. */
const forms: Partial<Record<OperationKind, Row>> = {
  'top-up': {
    seed: 'active-family',
    write: 'topup.create',
    async open(page, { own }) {
      const { sizes } = await topUpForm(page, own);
      const quote = await quoteTopUp(page, own, sizes[0]?.gigabytes ?? 0);
      return (copy) => confirmTopUp(copy, own, quote?.operationId ?? '');
    },
  },
  'plan-change': {
    seed: 'active-single',
    write: 'plan.change',
    async open(page, { own }) {
      const { options } = await changePlanForm(page, own);
      const plan = options.find(({ direction, decision }) => direction === 'upgrade' && decision.allowed);
      const quote = await quotePlanChange(page, own, plan?.planId ?? '');
      return (copy) => confirmPlanChange(copy, own, quote?.operationId ?? '', 'now');
    },
  },
  'data-service': {
    seed: 'active-family',
    write: 'usage.dataCutoff',
    open:
      async (_, { own }) =>
      (copy) =>
        setDataService(copy, { lineRef: own, operationId, pause: true }),
  },
  rename: {
    seed: 'active-family',
    write: 'customer.updateSecondary',
    open:
      async (_, { other }) =>
      (copy) =>
        sendName(copy, { lineRef: other, operationId, firstName: 'ANA', lastName: 'ROSE' }),
  },
  'auto-top-up': {
    seed: 'active-family',
    write: 'topup.autoUpdate',
    async open(page, { own }) {
      const { lines, size } = (await autoTopUp(page)) as AutoTopUpModel;
      const enabled = !lines.find(({ line }) => line.ref === own)?.isOn;
      return (copy) => setAutoTopUp(copy, { lineRef: own, operationId, enabled, charge: size?.charge });
    },
  },
  'payment-page': {
    seed: 'suspended-nonpay',
    write: 'payment.purchasePage',
    open: async () => (copy) => openPayment(copy, operationId),
  },
  'promise-to-pay': {
    seed: 'suspended-nonpay',
    write: 'billing.promiseCreate',
    async open(page) {
      const { days } = (await promisePage(page)) as PromiseForm;
      return (copy) => promiseToPay(copy, operationId, days.to);
    },
  },
  'month-in-advance': {
    seed: 'new-sim-delivered',
    write: 'billing.monthInAdvancePay',
    async open(page, { own }) {
      const { price } = (await monthInAdvance(page, own)) as MonthInAdvanceModel;
      return (copy) => payMonthInAdvance(copy, own, operationId, price ?? { amount: 0, totalTax: 0 });
    },
  },
  'email-bill': {
    seed: 'active-family',
    write: 'billing.sendInvoice',
    async open(page) {
      const { bills: rows = [] } = (await billsPage(page, {})) as BillsModel;
      return (copy) => mailBill(copy, rows[0]?.ref ?? '', operationId);
    },
  },
  service: {
    seed: 'active-family',
    write: 'service.manage',
    open:
      async (_, { own: lineRef }) =>
      (copy) =>
        setService(copy, { service: 'IR', lineRef, operationId, enable: true }),
  },
  'card-default': {
    seed: 'active-family',
    write: 'card.setDefault',
    open: async (page) => changeOfCard(page, setDefaultCard),
  },
  'card-expiry': {
    seed: 'active-family',
    write: 'card.updateExpiry',
    open: async (page) => changeOfCard(page, (copy, card) => updateExpiry(copy, { ...card, expiry: '0831' })),
  },
  'card-remove': {
    seed: 'active-family',
    write: 'card.remove',
    open: async (page) => changeOfCard(page, removeCard),
  },
  'card-page': {
    seed: 'active-single',
    write: 'payment.cardPage',
    open: async () => (copy) => openCardPage(copy, { operationId }),
  },
  'reorder-sim': {
    seed: 'active-single',
    write: 'order.create',
    async open(page, { own: lineRef }) {
      const { offer } = await reorderForm(page, lineRef);
      if (!offer) throw new Error('The seed’s line has no offer.');
      const { address, mark } = offer;
      const serviceCode = offer.rates[0]?.serviceCode ?? '';
      return (copy) => reorder(copy, { lineRef, operationId, mark, serviceCode, address, confirmed: false });
    },
  },
  activate: {
    seed: 'new-sim',
    write: 'activation.start',
    async open(page, { own: lineRef }) {
      const draft: ActivationDraft = {
        begun: true,
        device: { imei: sampleImeis.compatible, esimAvailable: true },
        deviceAccepted: true,
        number: { kind: 'new', zip: '01803' },
        iccid: sampleIccids.valid,
      };
      const { customerId: subjectId } = page.requester.actor;
      await page.account.saveJourney({ name: 'activation', subjectId, version: '', draft });
      const shown = (await activationPage(page, { lineRef, step: 'confirm' })) as ConfirmPage;
      const { version, mark = '' } = shown;
      return (copy) => sendActivation(copy, { lineRef, operationId, version, mark });
    },
  },
  'account-lock': {
    seed: 'active-family',
    write: 'customer.securityAction',
    open: async () => (copy) => lockAccount(copy, operationId),
  },
  'unlock-code': {
    seed: 'locked',
    write: 'customer.securityAction',
    open: async () => (copy) => sendUnlockCode(copy, operationId),
  },
  'account-unlock': {
    seed: 'locked',
    write: 'customer.verifySecurityAction',
    async open(page) {
      await sendUnlockCode(page, newOperationId());
      return (copy) => unlockAccount(copy, { operationId, otp: sampleOtps.right });
    },
  },
};

/** The endpoint that hears of a kind first, where the table above does not say so. */
const firstWrites: Partial<Record<OperationKind, string>> = {
  'add-line': 'customer.create',
  'begin-activation': 'customer.updateSecondary',
  'sim-kit': 'order.create',
  activate: 'customer.updateFields',
  invite: 'catalog.couponInvite',
  'more-invitations': 'customer.referralExtension',
  'port-fix': 'activation.start',
  'esim-setup': 'customer.updateFields',
  'esim-kit': 'activation.resendQr',
  'router-ssid': 'router.changeSsid',
  'router-password': 'router.changePassword',
  'router-reboot': 'router.reboot',
  'router-reset': 'router.reset',
};
const firstWrite = (kind: OperationKind) => firstWrites[kind] ?? forms[kind]?.write ?? '';

/** What has to be sent before a form of a kind may be. */
const needed: Partial<Record<OperationKind, (page: PortalContext) => Promise<unknown>>> = {
  'account-unlock': (opened) => sendUnlockCode(opened, newOperationId()),
};

let somebody: FixtureAccount;
let page: PortalContext;
let lines: { own: string; other: string };

async function visit(seed: SeedName): Promise<void> {
  somebody = await open(seed);
  page = await visitOf(somebody);
  const ids = somebody.lines.map(({ customerId }) => customerId);
  const refs = await page.account.refs(ids);
  lines = {
    own: refs[somebody.customerId] ?? '',
    other: refs[ids.find((id) => id !== somebody.customerId) ?? ''] ?? '',
  };
}

describe.each(Object.entries(forms))('two copies of a page’s form: %s (LEDGER-2, LEDGER-15)', (_, row) => {
  let send: Form;

  beforeEach(async () => {
    await visit(row.seed);
    send = await row.open(page, lines);
  });

  test('at the same moment are one write, and both get its result', async () => {
    const [one, other] = await Promise.all([send(page), send(page)]);
    expect(await count(somebody, row.write)).toBe(1);
    expect(other).toEqual(one);
  });

  test('are one write when the second reads the carrier after the first had its effect', async () => {
    let first: Promise<unknown> | undefined;
    const late: AccountPort = {
      ...page.account,
      async read(requester, requests) {
        // The first copy is sent and done between this copy's look at the ledger and its look at the carrier.
        await (first ??= send(page));
        return page.account.read(requester, requests);
      },
    };
    const second = await send({ ...page, account: late });
    expect(await count(somebody, row.write)).toBe(1);
    expect(second).toEqual(await first);
  });
});

const seeds: readonly SeedName[] = [
  'active-family',
  'active-single',
  'new-sim-delivered',
  'locked',
  'port-failed-pin',
  'home-internet',
];
/** Where actions were found to be allowed, so that the next test goes there at once. */
const allowedIn = new Map<Action, SeedName>();

/** Opens an account on whose line the action of a kind is allowed. @throws Error when no seed has one */
async function visitAllowed(kind: OperationKind): Promise<string> {
  const { action } = declarationOf(kind);
  const found = allowedIn.get(action);
  for (const seed of found ? [found] : seeds) {
    await visit(seed);
    // No seed has an eSIM that is not set up.
    if (kind.startsWith('esim-')) await change(somebody, { esim: true, eSimSetup: false });
    const snapshot = await readSnapshot(page);
    const line = snapshot.lines.find((one) => can(action, snapshot, one).allowed);
    if (line) allowedIn.set(action, seed);
    if (line) return (await page.account.refs([line.id]))[line.id] ?? '';
  }
  throw new Error(`no seed where a ${kind} is allowed`);
}

/** Sample terms with ids of the account: the carrier answers 403 to those of another, as to a session that is over. */
async function ownTerms(kind: OperationKind): Promise<unknown> {
  const [listed] = await readAll(page, readRequest(card.list, { customerId: somebody.customerId }, maxAge.now));
  const uuid = listed.kind === 'reply' ? listed.reply.cards[0]?.uuid : undefined;
  return JSON.parse(JSON.stringify(sampleTerms[kind]), (name, value: unknown) => {
    if (name === 'referrerEmailId') return somebody.email;
    return value === secret ? (name === 'uuid' ? uuid : somebody.customerId) : value;
  });
}

describe.each(operationKinds)('two copies of one form, of every kind: %s (LEDGER-2, LEDGER-15)', (kind) => {
  let sent: Judgment<OperationKind, never>;
  /** The writes that the carrier took. */
  const writes = async () => {
    const taken = (await calls(somebody)).filter(({ status }) => status !== 401 && status !== 403);
    const ids = taken.map(({ id }) => id);
    return ids.filter((id) => endpoints.find((endpoint) => endpoint.id === id)?.effect === 'write');
  };
  /** A saga has several writes, each of them once. */
  async function expectNoneTwice(): Promise<void> {
    const made = await writes();
    expect(made.length).toBeGreaterThan(0);
    expect(made).toEqual([...new Set(made)]);
  }
  type Result = Awaited<ReturnType<typeof submitOnce>>;
  let send: (judge?: () => Promise<typeof sent>) => Promise<Result>;
  /** A saga can take longer than the first copy waits, so the operation's state may differ. */
  const ledTo = (outcome: Result) =>
    outcome.kind === 'operation' ? { isOwn: outcome.isOwn, id: outcome.operation.id } : outcome;

  beforeEach(async () => {
    const lineRef = await visitAllowed(kind);
    await needed[kind]?.(page);
    await clearCalls(somebody);
    const before = sampleOf(declarationOf(kind).before);
    const secrets = {
      otp: sampleOtps.right,
      pin: '8842',
      accountNumber: '7788990',
      zip: '01852',
      password: 'harbor-street-12',
    };
    sent = { terms: await ownTerms(kind), before, secrets } as Judgment<OperationKind, never>;
    send = (judge = async () => sent) => submitOnce(page, kind, { operationId, lineRef, says: {}, judge });
  });

  test('SIGNIN-16: 401 and 403 change nothing; then two copies at once are one write with one result', async () => {
    // SIGNIN-15, SIGNIN-16: the token that a 401 refuses cannot be renewed here, so that the session is over after it.
    for (const fault of [403, 401]) {
      await injectFault(somebody, { endpoint: firstWrite(kind), fault });
      await expect(send()).rejects.toMatchObject({ fault: { why: 'session' } });
      expect(await writes()).toEqual([]);
      expect((await page.account.find({ open: kind })).open).toEqual([]);
    }
    page = { ...page, requester: (await signIn(somebody)).requester };
    const [one, other] = await Promise.all([send(), send()]);
    await expectNoneTwice();
    expect(ledTo(other)).toEqual(ledTo(one));
  });

  test('give one result when the effect of the first is a reason against the second', async () => {
    let first: Result | undefined;
    const second = await send(async () => {
      first = await send();
      return { refused: 'already-paid' };
    });
    await expectNoneTwice();
    expect(first && ledTo(first)).toEqual(ledTo(second));
  });
});

test.each([
  ['rename', 'rename'],
  ['router-ssid', 'router-reset'],
] as const)('LEDGER-13: a %s that ends while a %s is judged is what that leads to', async (first, second) => {
  const lineRef = await visitAllowed(second);
  const send = (kind: OperationKind, id: string, judged: () => Promise<void>) =>
    submitOnce(page, kind, {
      operationId: id,
      lineRef,
      says: {},
      async judge() {
        await judged();
        return { terms: await ownTerms(kind), before: sampleOf(declarationOf(kind).before) } as Judgment<
          typeof kind,
          never
        >;
      },
    });
  const firstId = newOperationId();
  const led = await send(second, operationId, async () => {
    expect(await send(first, firstId, async () => undefined)).toMatchObject({ operation: { state: 'done' } });
  });
  expect(led).toMatchObject({ isOwn: false, operation: { id: firstId } });
  expect(await count(somebody, firstWrite(second))).toBe(first === second ? 1 : 0);
});
