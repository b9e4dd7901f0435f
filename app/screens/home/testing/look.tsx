import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { home } from '#rpc/portal/home.ts';
import { contextOf, FakeAccount, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
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
}

/** Home of a group, as its page says it. */
export async function look({
  lines = [lineOf(1)],
  actor = lines[0] ?? lineOf(1),
  used = 30,
  config = {},
  owes = 0,
  dueDate = '2026-11-19',
}: Given = {}) {
  const account = new FakeAccount(
    lines.map(({ id }) => id),
    {
      'customer.byUsername': reply(actor),
      'customer.group': reply({ customers: lines }),
      'config.keys': reply({ TOPUP_DATA_LIMIT: 10, AUTO_TOP_UP_SIZE: 2, ...config }),
      'usage.overall': reply({
        billStartDate: '2026-11-02',
        billEndDate: '2026-12-01',
        users: lines.map(({ id }) => ({ userId: id, bytes: (most / 100) * used, maxBytes: most })),
      }),
      'catalog.plan': reply({ name: 'plan-2gb', displayNameWeb: 'Best Fit 2GB' }),
      'order.track': reply({ orderStatus: 'DELIVERED' }),
      'billing.customer': reply({ balance: owes, dueDate, isAutoPay: true }),
      'billing.forecast': reply({ billDate: '2026-12-03', amount: 5500, totalTax: 344 }),
      'billing.promiseEligible': reply({ isEligible: true }),
    },
  );
  const model = await home(contextOf(actor, account).context);
  const html = show(<HomeView home={model} />, {
    ...samplePage,
    me: { accountKnown: true, isPrimary: actor.isPrimary },
  });
  return { model, html, text: words(html), account, links: elements(html, 'a').map(({ href }) => href ?? '') };
}

/** Home of one line, the primary's own. */
export const only = (draft: CustomerDraft, given: Given = {}) => look({ lines: [lineOf(1, draft)], ...given });
/** Home of a primary whose second line is as told. */
export const second = (draft: CustomerDraft, primary: CustomerDraft = {}) =>
  look({ lines: [lineOf(1, primary), lineOf(2, draft)] });

export const nonPay = { suspended_reason: 'NonPay Suspension' };
/** The names of the buttons that are disabled. */
export const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*disabled[^>]*>([^<]*)/g)].map(([, name]) => name);
export const cardsIn = (html: string) => elements(html, 'article').length;
