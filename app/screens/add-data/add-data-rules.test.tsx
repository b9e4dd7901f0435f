import { describe, expect, test } from 'vitest';
import { memoryJournal } from '#rpc/testing/memory-journal.ts';
import { no, topUpForm, topUpResult, topUpReview } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { operations } from '#rpc/operation/operations.ts';
import { chargeOf, preferredSize, settleTopUp, sizesOf } from '#rpc/domain/top-up.ts';
import { confirmTopUp, quoteTopUp, topUpForm as readForm } from './intent.ts';
import { noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { billed } from '#rpc/testing/fake-bills.ts';
import { ResultView } from './result/view.tsx';
import { ReviewView } from './review/view.tsx';
import { selectForm } from './select/form.ts';
import { selectMessages } from './select/copy.ts';
import { SelectView } from './select/view.tsx';

const line = refOf('line-2');
/** An account on which nothing was bought yet; a step is 1 GB for $5.00, at most 10 GB. */
const opened = () =>
  billed({
    replies: {
      'customer.topUpStatus': reply({ status: 'SUCCESSFUL' }),
      'topup.group': reply({ purchases: [] }),
      'usage.current': reply({ billStartDate: '2026-11-02', billEndDate: '2026-12-01', users: [] }),
    },
  });
const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type Row = [id: string, rule: string, check: () => unknown];

const rows: Row[] = [
  [
    'TOPUP-1',
    'a size is selected, reviewed and confirmed, and then the result is shown',
    async () => {
      const { account, context } = opened();
      const form = await readForm(context, line);
      expect(words(show(<SelectView form={form} />))).toContain('Step 1 of 2');
      const operationId = (await quoteTopUp(context, line, 2))?.operationId ?? '';
      expect(account.submitted).toEqual([]);
      expect(words(show(<ReviewView review={topUpReview()} />))).toContain('Step 2 of 2');
      expect(await confirmTopUp(context, line, operationId)).toEqual({ to: 'result', operationId });
      expect(account.submitted).toHaveLength(1);
    },
  ],
  [
    'TOPUP-1',
    'the summary says what, for whom and for how much, taxes apart',
    () => {
      const text = words(show(<ReviewView review={topUpReview({ gigabytes: 2, price: 1000, tax: undefined })} />));
      expect(text).toContain('2 GB');
      expect(text).toContain('$10.00');
      expect(text).toContain('Taxes & fees extra');
    },
  ],
  [
    'TOPUP-1',
    'a top-up that is done says how much was added',
    () =>
      expect(words(show(<ResultView result={topUpResult({ state: 'done', gigabytes: 2 })} />))).toContain('2 GB added'),
  ],
  [
    'TOPUP-2',
    'sizes go by the pulse, from one pulse to TOPUP_DATA_LIMIT',
    async () => {
      const { context } = opened();
      expect((await readForm(context, line)).sizes.map(({ gigabytes }) => gigabytes)).toEqual(sizes);
      const halves = sizesOf({ pulse: { pulse: 0.5, pulseCost: 300 }, limit: 2, preferred: 1 });
      expect(halves.map(({ gigabytes }) => gigabytes)).toEqual([0.5, 1, 1.5, 2]);
    },
  ],
  [
    'TOPUP-2',
    'anything else is refused with a message',
    async () => {
      const { account, context } = opened();
      for (const gigabytes of [0.5, 11, 1024]) expect(await quoteTopUp(context, line, gigabytes)).toBeUndefined();
      expect(account.operations).toEqual([]);
      for (const gigabytes of [undefined, '', '0', '-1', 'all'])
        expect(
          selectForm(selectMessages.en)
            .safeParse({ gigabytes })
            .error?.issues.map(({ message }) => message),
        ).toEqual(['Choose how much data to add.']);
    },
  ],
  [
    'TOPUP-3',
    'the size offered first is AUTO_TOP_UP_SIZE, or the largest below it, or the smallest',
    async () => {
      const { context } = opened();
      expect((await readForm(context, line)).preferred).toBe(2);
      const first = (pulse: number, preferred: number) =>
        preferredSize({ pulse: { pulse, pulseCost: 500 }, limit: 10, preferred })?.gigabytes;
      expect([first(2, 4), first(2, 5), first(3, 2)]).toEqual([4, 4, 3]);
    },
  ],
  [
    'TOPUP-4',
    'the charge is pulseCost divided by pulse times the size, in whole cents',
    () => {
      expect(chargeOf({ pulse: 1, pulseCost: 500 }, 2)).toBe(1000);
      expect(chargeOf({ pulse: 2, pulseCost: 999 }, 6)).toBe(2997);
      expect(chargeOf({ pulse: 0.3, pulseCost: 100 }, 0.5)).toBe(167);
    },
  ],
  [
    'TOPUP-5',
    'it is sent with the line, the size, and the primary as the taxed customer',
    async () => {
      const { account, context } = opened();
      const operationId = (await quoteTopUp(context, line, 2))?.operationId ?? '';
      await confirmTopUp(context, line, operationId);
      const sent: unknown[] = [];
      const topUp = operations.find(({ kind }) => kind === 'top-up');
      const carrier = { topup: { create: (input: unknown) => Promise.resolve((sent.push(input), reply({}))) } };
      await topUp?.send(carrier as never, account.operations[0] as never, { groupId: 'group-1' }, memoryJournal());
      expect(sent).toEqual([{ customerId: 'line-2', totalData: 2, taxInfo: { customerId: 'line-1' } }]);
    },
  ],
  [
    'TOPUP-6',
    'only what is new counts, and the history is trusted before the status',
    () => {
      const sent = { lineId: 'line-2', gigabytes: 2, sentAt: noon, before: { requestedOn: 'earlier', purchases: 1 } };
      const bought = { customerId: 'line-2', totalData: 2, topupDate: '2026-11-20T12:00:01Z' };
      const failed = { status: 'FAILED', requestedOn: 'later' } as const;
      expect(settleTopUp(sent, noon, failed, [bought, bought])).toBe('done');
      expect(settleTopUp(sent, noon, failed, [bought])).toBe('refused');
      expect(settleTopUp(sent, noon, { status: 'SUCCESSFUL', requestedOn: 'earlier' }, [bought])).not.toBe('done');
    },
  ],
  [
    'LINE-24',
    'a size that is not on sale any more cannot be confirmed, and says so',
    () => {
      const html = show(<ReviewView review={topUpReview({ decision: no('not-on-sale') })} />);
      expect(words(html)).toContain('This amount is no longer available. Choose another one.');
      expect(elements(html, 'form')).toEqual([]);
    },
  ],
  [
    'ERROR-5',
    'resCode 40625: the Let’s Talk notice, and nothing to proceed with',
    () => {
      const html = show(<ResultView result={topUpResult({ state: 'refused', refusal: 'unavailable' })} />);
      expect(words(html)).toContain(
        "We're sorry. The service you're attempting to access or update is temporarily unavailable. Call us at " +
          '1.800.427.8686.',
      );
      expect(elements(html, 'button')).toEqual([expect.objectContaining({ disabled: '' })]);
      expect(links(html)).toEqual(['tel:+18004278686', 'sms:+16175550150', 'tel:711', 'tel:+18004278686', '/home']);
    },
  ],
  [
    'ERROR-6',
    'any other failure is told to the letter, and TRY AGAIN leads back to the selection',
    () => {
      const {
        line: { ref },
      } = topUpForm();
      const html = show(<ResultView result={topUpResult({ state: 'refused', refusal: 'other' })} />);
      expect(words(html)).toContain('Data Addition Failed');
      expect(words(html)).toContain(
        'Sorry, your request for additional data could not be completed due to an unexpected error',
      );
      expect(words(html)).toContain('TRY AGAIN');
      expect(links(html)[0]).toBe(`/add-data/${ref}`);
    },
  ],
];

describe('rules of Add Data', () => {
  test.each(rows)('%s: %s', async (_, __, check) => {
    await check();
  });
});
