import { beforeEach, describe, expect, test } from 'vitest';
import { operationStates } from '#rpc/domain/ledger.ts';
import { fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { account, as, begin, dana, formId, marco, open, put, ref, replies } from '#rpc/testing/fake-top-up.ts';
import { confirmTopUp, loadTopUpReview } from './intent.ts';

/** The form of one that was not sent is sent again (LEDGER-6). */
const acceptedStates = operationStates.filter((state) => state !== 'not-sent');

/** The reads that are made anew before an order is sent: each of them decides. */
const decidingReads = [
  'customer.byUsername',
  'customer.group',
  'config.keys',
  'topup.pulse',
  'customer.topUpStatus',
  'topup.group',
];

beforeEach(() => begin());

const confirm = (form: Parameters<typeof confirmTopUp>[1]) => confirmTopUp(as(dana), form);
const sent = { kind: 'operation', isOwn: true, operation: { id: formId } };

describe('the review', () => {
  test('shows the size at its present price, and keeps nothing', async () => {
    replies['topup.pulse'] = reply({ pulse: 1, pulseCost: 700 });
    const { review } = await open();
    expect(review).toEqual({
      data: expect.objectContaining({ kind: 'usable' }) as object,
      line: { ref, occurrence: 2 },
      gigabytes: 2,
      price: 1400,
      tax: 63,
      charge: {
        cents: 1463,
        isTaxed: true,
        isMonthly: false,
        at: 'bill',
        billDay: '2026-12-05',
        with: { kind: 'card', card: { brand: 'VISA', lastFour: '4242' } },
      },
      isAdding: false,
      decision: { allowed: true },
      quoteHash: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    expect(account.operations).toEqual([]);
  });

  test('has the same hash each time it is opened, and another for another size', async () => {
    const [first, again, larger] = [await open(), await open(), await open(3)];
    expect(again.form).toEqual(first.form);
    expect(larger.form.quoteHash).not.toBe(first.form.quoteHash);
  });

  test('has a hash that does not depend on the card', async () => {
    const { form } = await open();
    replies['card.list'] = reply({ cards: savedCards.slice(1) });
    expect((await open()).form).toEqual(form);
  });

  test('reads the card beside everything else, and never for a secondary (MONEY-3)', async () => {
    const choice = { lineRef: ref, operationId: formId, gigabytes: 2 };
    await loadTopUpReview(as(dana), choice);
    expect(account.reads.sort()).toEqual([
      'billing.customer',
      'billing.forecast',
      'card.list',
      'catalog.activePlans',
      'config.keys',
      'customer.byUsername',
      'customer.group',
      'tax.byCustomer',
      'topup.pulse',
      'usage.current',
    ]);
    account.asked.length = 0;
    expect(await loadTopUpReview(as(marco), choice)).toMatchObject({
      review: { charge: { billDay: '2026-12-05', with: { kind: 'holder' } } },
    });
    expect(account.reads.filter((id) => /^(card|billing)\./.test(id))).toEqual([]);
  });

  test('has the tax of the primary for the primary, and of their own line for a secondary (TOPUP-7)', async () => {
    for (const [actor, customerId] of [
      [dana, 'line-1'],
      [marco, 'line-2'],
    ] as const) {
      account.asked.length = 0;
      const choice = { lineRef: ref, operationId: formId, gigabytes: 2 };
      expect(await loadTopUpReview(as(actor), choice)).toMatchObject({ review: { tax: 63 } });
      expect(account.asked.find(({ id }) => id === 'tax.byCustomer')?.input).toEqual({
        countryCode: 'USA',
        customerId,
        amount: 10,
      });
    }
  });

  test('shows the review without the tax (TOPUP-7)', async () => {
    replies['tax.byCustomer'] = fault();
    expect((await open()).review).toHaveProperty('tax', undefined);
  });

  test('opens again while the operation is not sent (LEDGER-6)', async () => {
    const { id: operationId } = put('not-sent');
    const review = await loadTopUpReview(as(dana), { lineRef: ref, operationId, gigabytes: 2 });
    expect(review).toMatchObject({ kind: 'review' });
  });

  test.each(acceptedStates)('redirects once the operation is %s', async (state) => {
    const { id: operationId } = put(state);
    expect(await loadTopUpReview(as(dana), { lineRef: ref, operationId, gigabytes: 2 })).toEqual({ kind: 'sent' });
  });

  test('leads another choice of the same form to an order of its own (LEDGER-2)', async () => {
    const { id: operationId } = put('done');
    const page = (gigabytes: number) => loadTopUpReview(as(dana), { lineRef: ref, operationId, gigabytes });
    expect(await page(3)).toEqual({ kind: 'other-choice' });
    expect(await page(Number.NaN)).toEqual({ kind: 'sent' });
  });

  test.each([6, 2.5, 0.1, Number.NaN])('does not exist for %f GB, a size that is not on sale', async (gigabytes) => {
    const choice = { lineRef: ref, operationId: formId, gigabytes };
    expect(await loadTopUpReview(as(dana), choice)).toEqual({ kind: 'not-on-sale' });
  });
});

describe('confirming', () => {
  test('sends at once the order that the page showed, after fresh reads', async () => {
    const { form } = await open();
    expect(await confirm(form)).toMatchObject(sent);
    expect(account.submitted).toEqual([
      { id: formId, before: { requestedOn: '2026-10-01T08:00:00Z', purchases: 1, askedAt: noon } },
    ]);
    expect(account.operations).toMatchObject([
      {
        subjectId: 'line-2',
        actorId: 'line-1',
        terms: { gigabytes: 2, charge: 1000, payerId: 'line-1', tax: 63, nextBill: '2026-12-05' },
      },
    ]);
    const { asked } = account;
    expect(asked.filter(({ maxAgeMs }) => maxAgeMs === 0).map(({ id }) => id)).toEqual(decidingReads);
    expect(asked.find(({ id }) => id === 'customer.topUpStatus')?.input).toEqual({ customerId: 'line-2' });
    expect(asked.find(({ id }) => id === 'topup.group')?.input).toEqual({
      groupId: 'group-1',
      startDate: '2026-11-17',
      endDate: '2026-11-23',
    });
  });

  test('charges the primary’s invoice for a secondary’s order', async () => {
    const { form } = await open(1, marco);
    expect(await confirmTopUp(as(marco), form)).toMatchObject({ isOwn: true });
    expect(account.operations).toMatchObject([{ actorId: 'line-2', terms: { payerId: 'line-1' } }]);
  });

  test('days later sends it, when everything is as the page showed it', async () => {
    const { form } = await open();
    account.now += 3 * 24 * 3_600_000;
    expect(await confirm(form)).toMatchObject(sent);
  });

  test.each(acceptedStates)(
    'redirects to the result when the form is sent again and the order is %s, without a carrier call',
    async (state) => {
      const { id } = put(state);
      const { form } = await open();
      expect(await confirm({ ...form, operationId: id })).toMatchObject({ isOwn: true, operation: { id } });
      expect(account.asked).toEqual([]);
      expect(account.submitted).toEqual([]);
    },
  );

  test('rejects a reused form with another size (LEDGER-23)', async () => {
    const [{ form }, { form: larger }] = [await open(), await open(3)];
    await confirm(form);
    await expect(confirm(larger)).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    expect(account.submitted).toHaveLength(1);
  });

  test.each([
    ['moved', reply({ totalTax: 63 }), reply({ totalTax: 64 })],
    ['can’t be read any more', reply({ totalTax: 63 }), fault()],
    ['is known by now', fault(), reply({ totalTax: 63 })],
  ] as const)('a tax that %s comes back for review (MONEY-11)', async (_, shown, present) => {
    replies['tax.byCustomer'] = shown;
    const { form } = await open();
    replies['tax.byCustomer'] = present;
    expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'price-moved' });
    expect(account.submitted).toEqual([]);
  });

  test.each([
    ['moved', 700],
    ['fell', 499],
  ])('a price that %s comes back for review, which can be confirmed (LEDGER-11)', async (_, pulseCost) => {
    const { form } = await open();
    replies['topup.pulse'] = reply({ pulse: 1, pulseCost });
    expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'price-moved' });
    expect(account.submitted).toEqual([]);
    const { review, form: fresh } = await open();
    expect(review.price).toBe(2 * pulseCost);
    expect(await confirm(fresh)).toMatchObject(sent);
  });

  test.each([undefined, 1])('ignores a price of %s in the form', async (price) => {
    replies['tax.byCustomer'] = ({ amount }) => reply({ totalTax: Number(amount) });
    const { form } = await open();
    expect(await confirm({ ...form, price })).toMatchObject(sent);
    expect(account.operations).toMatchObject([{ terms: { charge: 1000, tax: 10 } }]);
  });

  test('redirects to the choice when the size is no longer on sale (TOPUP-2)', async () => {
    const { form } = await open(5);
    replies['config.keys'] = reply({ TOPUP_DATA_LIMIT: 4, AUTO_TOP_UP_SIZE: 2 });
    expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'not-on-sale' });
    expect(account.submitted).toEqual([]);
  });

  test('returns the operation of another tab that was faster by a moment', async () => {
    const { form } = await open();
    account.onSubmit = (operation) => ({ ...operation, id: 'other-tab', state: 'sending' });
    expect(await confirm(form)).toMatchObject({ isOwn: false, operation: { id: 'other-tab' } });
  });

  test.each([
    ['done', 1],
    ['done', 2],
    ['refused', 1],
  ] as const)('a page of before one that is %s comes back, and says so (LEDGER-12): %#', async (state, times) => {
    const { form } = await open();
    for (let index = 0; index < times; index += 1) put(state, { id: `operation-00000${index}`, sentAt: noon + index });
    expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'bought-since' });
    expect(account.submitted).toEqual([]);
    expect(await confirm((await open()).form)).toMatchObject(sent);
  });

  test('ignores operations of another line or another kind (LEDGER-12)', async () => {
    const { form } = await open();
    put('done', { subjectId: 'line-1' });
    put('done', { id: 'operation-000098', kind: 'rename', terms: { firstName: 'A', lastName: 'B' } });
    expect(await confirm(form)).toMatchObject(sent);
  });

  test('returns the price as the reason when both the price moved and another was sent', async () => {
    const { form } = await open();
    put('done');
    replies['topup.pulse'] = reply({ pulse: 1, pulseCost: 700 });
    expect(await confirm(form)).toEqual({ kind: 'rejected', reason: 'price-moved' });
  });

  test.each(decidingReads)('sends nothing when %s cannot be read', async (id) => {
    const { form } = await open();
    replies[id] = fault();
    await expect(confirm(form)).rejects.toThrow('fault http');
    expect(account.submitted).toEqual([]);
  });
});
