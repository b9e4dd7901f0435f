import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { refOf } from '#rpc/testing/fake-account.ts';
import {
  billed,
  formId,
  moneyReads,
  billKey,
  billRef,
  lineRef,
  withNewLine,
  monthPrice,
} from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadAutoTopUp, setAutoTopUp } from './auto-top-up/intent.ts';
import { loadBill, mailBill } from './bill/intent.ts';
import { loadMonthInAdvance, payMonthInAdvance } from './month-in-advance/intent.ts';
import { PayloadMismatchError } from '#rpc/portal/submit-once.ts';
import { openPayment } from '#rpc/portal/bills/open-payment.ts';
import { payForm } from './pay/intent.ts';
import { promisePage, promiseToPay } from './promise/intent.ts';

const otherKey = 'bill/2026-10-03/INV-0';

type Act = (context: PortalContext) => Promise<unknown>;
interface Done {
  act: Act;
  /** The same form with other content; absent for a form without content. */
  other?: Act;
  /** Of its form. */
  page: Act;
  lines?: Customer[];
}

/** Everything that is done from the pages of bills. */
const acts: [what: string, done: Done][] = [
  [
    'mailing a bill',
    {
      act: (context) => mailBill(context, billRef, formId),
      other: (context) => mailBill(context, refOf(otherKey), formId),
      page: (context) => loadBill(context, billRef),
    },
  ],
  ['paying', { act: (context) => openPayment(context, formId), page: (context) => payForm(context) }],
  [
    'promising',
    {
      act: (context) => promiseToPay(context, formId, '2026-12-01'),
      other: (context) => promiseToPay(context, formId, '2026-12-02'),
      page: promisePage,
    },
  ],
  [
    'automatic top-up',
    {
      act: (context) => setAutoTopUp(context, { lineRef, operationId: formId, enabled: true, charge: 1000 }),
      other: (context) => setAutoTopUp(context, { lineRef, operationId: formId, enabled: false, charge: 1000 }),
      page: (context) => loadAutoTopUp(context),
    },
  ],
  [
    'paying a month in advance',
    {
      act: (context) => payMonthInAdvance(context, lineRef, formId, monthPrice),
      other: (context) => payMonthInAdvance(context, lineRef, formId, { ...monthPrice, totalTax: 0 }),
      page: (context) => loadMonthInAdvance(context, lineRef),
      lines: withNewLine,
    },
  ],
];

describe.each(acts)('%s', (what, { act, other, page, lines = [lineOf(1), lineOf(2)] }) => {
  test('is refused to a secondary before any read about money', async () => {
    const { account, context } = billed({ lines, actor: lines[1] as Customer, keys: [billKey] });
    await expect(act(context)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'secondary' });
    expect(moneyReads(account)).toEqual([]);
    expect(account.submitted).toEqual([]);
  });

  test('is sent once: the same form again returns its operation, whatever the rules are by then', async () => {
    const { account, context } = billed({ lines, keys: [billKey] });
    const first = await act(context);
    account.asked.length = 0;
    expect(await act(context)).toEqual(first);
    expect(account.submitted).toHaveLength(1);
    expect(account.asked).toEqual([]);
  });

  test('shows a secondary the reason, and reads nothing about money (BILL-1)', async () => {
    const { account, context } = billed({ lines, actor: lines[1] as Customer, keys: [billKey] });
    context.viewer.credentials.isPrimary = false;
    expect(await page(context)).toEqual({ refused: 'secondary' });
    expect(moneyReads(account)).toEqual([]);
  });

  test('rejects a reused form with other content (LEDGER-23)', async () => {
    const { account, context } = billed({ lines, keys: [billKey, otherKey] });
    await act(context);
    if (other) await expect(other(context)).rejects.toThrow(PayloadMismatchError);
    expect(account.submitted).toHaveLength(1);
  });

  if (what !== 'mailing a bill') {
    test('is refused under fraud (BILL-2)', async () => {
      const { account, context } = billed({ lines: lines.map((line) => ({ ...line, category: 'FRAUD' })) });
      await expect(act(context)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'fraud' });
      expect(account.submitted).toEqual([]);
    });
  }
});
