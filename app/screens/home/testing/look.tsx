import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ForecastRead } from '#rpc/domain/facts/bill-charge.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { noon, reply } from '#rpc/testing/fake-account.ts';
import type { Outcome } from '#rpc/problem.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { lookAtHome } from '#rpc/testing/look-at-home.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';
import { HomeView } from '../home/view.tsx';

const most = 1024 ** 3;

interface Given {
  lines?: Customer[];
  actor?: Customer;
  /** Percent of a gigabyte that the first line used. */
  used?: number;
  config?: Record<string, string>;
  /** Cents that are owed, and the day by which. */
  owes?: number;
  dueDate?: string;
  /** The carrier’s tracking of the order of a SIM card. */
  tracking?: { orderStatus: string; estimatedDeliveryDate?: string };
  /** The day by which it was arranged to pay. */
  arrangedFor?: string;
  /** The last payment page that was made here. */
  paymentPage?: Partial<Operation<'payment-page'>>;
  /** Replies that are at hand, by endpoint id. */
  atHand?: Record<string, Outcome<unknown>>;
  operations?: Operation[];
  /** Forecasts that were read before. */
  forecasts?: ForecastRead[];
}

/** Returns Home of a group with the text of its page. */
export async function look({
  lines = [lineOf(1)],
  actor = lines[0] ?? lineOf(1),
  used = 30,
  config = {},
  owes = 0,
  dueDate = '2026-11-19',
  tracking = { orderStatus: 'DELIVERED' },
  arrangedFor,
  paymentPage,
  atHand = {},
  operations = [],
  forecasts = [],
}: Given = {}) {
  const { model, account } = await lookAtHome({
    lines,
    actor,
    atHand,
    forecasts,
    operations: paymentPage ? [pageOf(actor, paymentPage)] : operations,
    replies: {
      'config.keys': reply({ TOPUP_DATA_LIMIT: 10, AUTO_TOP_UP_SIZE: 2, ...config }),
      'usage.overall': reply({
        billStartDate: '2026-11-02',
        billEndDate: '2026-12-01',
        users: lines.map(({ id }) => ({ userId: id, bytes: (most / 100) * used, maxBytes: most })),
      }),
      'catalog.activePlans': reply({
        plans: [
          { name: 'plan-2gb', isUnlimited: false },
          { name: 'plan-unlimited', isUnlimited: true },
        ],
      }),
      'catalog.plan': reply({ name: 'plan-2gb', displayNameWeb: 'Best Fit 2GB' }),
      'order.track': reply(tracking),
      'billing.customer': reply({ balance: owes, dueDate, isAutoPay: true }),
      'billing.forecast': reply({ billDate: '2026-12-03', amount: 5500, totalTax: 344 }),
      'billing.promiseEligible': reply({ isEligible: arrangedFor === undefined, promisedFor: arrangedFor }),
    },
  });
  const html = show(<HomeView home={model} />, {
    ...samplePage,
    me: { accountKnown: true, isPrimary: actor.isPrimary },
  });
  return { model, html, text: words(html), account, links: elements(html, 'a').map(({ href }) => href ?? '') };
}

/** A payment page that was made a minute ago, while the account was suspended. */
function pageOf({ id }: Customer, overrides: Partial<Operation<'payment-page'>>) {
  return operationOf('payment-page', sampleTerms['payment-page'], {
    subjectId: id,
    actorId: id,
    state: 'done',
    baseline: { payments: 1, nonPay: true },
    sentAt: noon - 60_000,
    ...overrides,
  });
}

/** Home of one line, the primary's own. */
export const only = (draft: CustomerDraft, given: Given = {}) => look({ lines: [lineOf(1, draft)], ...given });
/** Returns Home of a primary with a second line of these fields. */
export const second = (draft: CustomerDraft, primary: CustomerDraft = {}) =>
  look({ lines: [lineOf(1, primary), lineOf(2, draft)] });

export const nonPay = { suspended_reason: 'NonPay Suspension' };
/** The names of the buttons that are disabled. */
export const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*disabled[^>]*>([^<]*)/g)].map(([, name]) => name);
export const cardsIn = (html: string) => elements(html, 'h2[id^=line]').length;
