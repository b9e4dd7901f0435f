import { describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { PayloadMismatchError } from '#rpc/portal/submit-once.ts';
import { refOf } from '#rpc/testing/fake-account.ts';
import { billed, billKey, moneyReads } from '#rpc/testing/fake-bills.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';

const otherKey = 'bill/2026-10-03/INV-0';
/** Reference of another bill. */
export const otherBillRef = refOf(otherKey);

type Act = (context: PortalContext) => Promise<unknown>;

/** An operation that is sent from the pages of bills. */
interface BillAct {
  act: Act;
  /** The same form with other content; absent for a form without content. */
  other?: Act;
  /** Of its form. */
  page: Act;
  lines?: Customer[];
  isOpenUnderFraud?: true;
}

/** Tests what holds for every operation that is sent from the pages of bills. */
export function testBillAct({ act, other, page, lines = [lineOf(1), lineOf(2)], isOpenUnderFraud }: BillAct): void {
  describe('an operation of the pages of bills', () => {
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

    if (!isOpenUnderFraud) {
      test('is refused under fraud (BILL-2)', async () => {
        const { account, context } = billed({ lines: lines.map((line) => ({ ...line, category: 'FRAUD' })) });
        await expect(act(context)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'fraud' });
        expect(account.submitted).toEqual([]);
      });
    }
  });
}
