import { beforeEach, describe, expect, test } from 'vitest';
import type { SeedName } from '#contracts/seed.ts';
import type { AccountPort, PortalContext } from '#rpc/portal-context.ts';
import { type OperationKind, operationKinds } from '#rpc/operation/operations.ts';
import { lockAccount } from '#rpc/portal/account-lock.ts';
import { autoTopUp, type AutoTopUpModel, setAutoTopUp } from '#rpc/portal/bills/auto-top-up.ts';
import { mailBill } from '#rpc/portal/bills/bill.ts';
import { bills, type BillsModel } from '#rpc/portal/bills/bills.ts';
import { monthInAdvance, type MonthInAdvanceModel, payMonthInAdvance } from '#rpc/portal/bills/month-in-advance.ts';
import { openPayment } from '#rpc/portal/bills/pay.ts';
import { promiseForm, type PromiseForm, promiseToPay } from '#rpc/portal/bills/promise.ts';
import { changePlanForm, confirmPlanChange, quotePlanChange } from '#rpc/portal/change-plan.ts';
import { setDataService } from '#rpc/portal/data-service.ts';
import { renameLine } from '#rpc/portal/rename.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { confirmTopUp, quoteTopUp, topUpForm } from '#rpc/portal/top-up.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { count, type FixtureAccount, open } from '../testing/world.ts';
import { accountPort } from './account-port.ts';

/** A form of a page that was just opened: what sending one copy of it does. */
type Form = (copy: PortalContext) => Promise<unknown>;

interface Row {
  seed: SeedName;
  /** The carrier's endpoint that may hear of it once. */
  write: string;
  open: (page: PortalContext, lines: { own: string; other: string }) => Promise<Form>;
}

const operationId = newOperationId();

/** A kind without its form here does not compile. */
const forms: Record<OperationKind, Row> = {
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
        renameLine(copy, other, operationId, { firstName: 'ANA', lastName: 'ROSE' }),
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
      const { days } = (await promiseForm(page)) as PromiseForm;
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
      const { bills: rows = [] } = (await bills(page, {})) as BillsModel;
      return (copy) => mailBill(copy, rows[0]?.ref ?? '', operationId);
    },
  },
  'account-lock': {
    seed: 'active-family',
    write: 'customer.securityAction',
    open: async () => (copy) => lockAccount(copy, operationId),
  },
};

let somebody: FixtureAccount;
let page: PortalContext;
let lines: { own: string; other: string };

async function visit(seed: SeedName): Promise<void> {
  somebody = await open(seed);
  const { requester } = await signIn(somebody);
  const account = accountPort(accountFor(somebody));
  const ids = somebody.lines.map(({ customerId }) => customerId);
  const refs = await account.refs(ids);
  lines = {
    own: refs[somebody.customerId] ?? '',
    other: refs[ids.find((id) => id !== somebody.customerId) ?? ''] ?? '',
  };
  const site = { origin: 'https://portal.example.test', hostedPages: [] };
  page = { requester, site, account, now: () => Date.now(), log: () => undefined };
}

describe.each(operationKinds)('two copies of one form: %s (LEDGER-2, LEDGER-15)', (kind) => {
  const row = forms[kind];
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
