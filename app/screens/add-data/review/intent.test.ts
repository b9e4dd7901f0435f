import { beforeEach, describe, expect, test } from 'vitest';
import { fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { confirmTopUp, topUpReview } from '../intent.ts';
import { ref, replies, account, begin, as, quoted, put, sentStates, dana, marco } from '#rpc/testing/fake-top-up.ts';

/** What is read anew before an order is sent: each of it decides. */
const decidingReads = [
  'customer.byUsername',
  'customer.group',
  'config.keys',
  'topup.pulse',
  'customer.topUpStatus',
  'topup.group',
];

beforeEach(() => begin());

const minute = 60_000;
const confirm = (operationId: string, tax?: Parameters<typeof confirmTopUp>[3]) =>
  confirmTopUp(as(dana), ref, operationId, tax);

describe('the review', () => {
  test('shows what was quoted, not what the price is now', async () => {
    const operationId = await quoted();
    replies['topup.pulse'] = reply({ pulse: 1, pulseCost: 700 });
    expect(await topUpReview(as(dana), ref, operationId)).toEqual({
      line: { ref, occurrence: 2 },
      operationId,
      gigabytes: 2,
      price: 1000,
      tax: 63,
      charge: {
        cents: 1063,
        isTaxed: true,
        isMonthly: false,
        at: 'bill',
        billDay: '2026-12-05',
        with: { by: 'card', card: { brand: 'VISA', lastFour: '4242' } },
      },
      decision: { allowed: true },
    });
  });

  test('MONEY-3: asks for the card beside everything else, and for a secondary not at all', async () => {
    const operationId = await quoted();
    await topUpReview(as(dana), ref, operationId);
    expect(account.reads.sort()).toEqual([
      'billing.customer',
      'card.list',
      'config.keys',
      'customer.byUsername',
      'customer.group',
      'tax.byCustomer',
    ]);
    const own = await quoted(2, marco);
    expect(await topUpReview(as(marco), ref, own)).toMatchObject({
      charge: { billDay: '2026-12-05', with: { by: 'holder' } },
    });
    expect(account.reads.filter((id) => /^(card|billing)\./.test(id))).toEqual([]);
  });

  test('TOPUP-7: tells the tax, of the primary for the primary, of the secondary’s own line for them', async () => {
    for (const [actor, customerId] of [
      [dana, 'line-1'],
      [marco, 'line-2'],
    ] as const) {
      expect(await topUpReview(as(actor), ref, await quoted(2, actor))).toMatchObject({ tax: 63 });
      expect(
        account.asked.find(({ id, input }) => id === 'tax.byCustomer' && input.customerId === customerId)?.input,
      ).toEqual({ countryCode: 'USA', customerId, amount: 10 });
    }
  });

  test('TOPUP-7: stands without the tax', async () => {
    replies['tax.byCustomer'] = fault();
    expect(await topUpReview(as(dana), ref, await quoted())).toHaveProperty('tax', undefined);
  });

  test.each(sentStates)('is over once the operation is %s', async (state) => {
    expect(await topUpReview(as(dana), ref, put(state).id)).toBeUndefined();
  });
});

describe('confirming', () => {
  test('sends the operation with what the carrier said just before', async () => {
    const operationId = await quoted();
    expect(await confirm(operationId)).toEqual({ to: 'result', operationId });
    expect(account.submitted).toEqual([
      { id: operationId, before: { requestedOn: '2026-10-01T08:00:00Z', purchases: 1, askedAt: noon } },
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

  test.each(sentStates)('again, when it is %s, leads to its result and asks nobody', async (state) => {
    const { id } = put(state);
    expect(await confirm(id)).toEqual({ to: 'result', operationId: id });
    expect(account.asked).toEqual([]);
    expect(account.submitted).toEqual([]);
  });

  test.each([
    ['moved', reply({ totalTax: 64 }), 63],
    ['can’t be read any more', fault(), 63],
    ['is known by now', reply({ totalTax: 63 }), 'unknown'],
  ] as const)('MONEY-11: a tax that %s comes back for review', async (_, taxed, shown) => {
    const operationId = await quoted();
    replies['tax.byCustomer'] = taxed;
    expect(await confirm(operationId, shown)).toMatchObject({ to: 'review', because: 'price-moved' });
    expect(account.submitted).toEqual([]);
  });

  test('MONEY-11: the tax that was shown is sent', async () => {
    replies['tax.byCustomer'] = reply({ totalTax: 63 });
    const operationId = await quoted();
    expect(await confirm(operationId, 63)).toEqual({ to: 'result', operationId });
    expect(account.operations[0]).toMatchObject({ terms: { tax: 63 } });
  });

  test.each([
    [10 * minute, 'result'],
    [10 * minute + 1, 'review'],
  ])('LEDGER-10: %i ms after the quote it leads to the %s', async (ageMs, to) => {
    const operationId = await quoted();
    account.now = noon + ageMs;
    const led = await confirm(operationId);
    expect(led.to).toBe(to);
    expect(account.submitted).toHaveLength(to === 'result' ? 1 : 0);
    if (to === 'review') expect(led).toMatchObject({ because: 'expired', operationId: 'operation-000002' });
  });

  test('a size that is not on sale any more is refused', async () => {
    const operationId = await quoted(5);
    replies['config.keys'] = reply({ TOPUP_DATA_LIMIT: 4, AUTO_TOP_UP_SIZE: 2 });
    await expect(confirm(operationId)).rejects.toMatchObject({ reason: 'not-on-sale' });
    expect(account.submitted).toEqual([]);
  });

  test('when another tab was faster, by a moment, it leads to that one', async () => {
    const operationId = await quoted();
    account.onSubmit = (operation) => ({ ...operation, id: 'other-tab', state: 'sending' });
    expect(await confirm(operationId)).toEqual({ to: 'open', operationId: 'other-tab' });
  });

  test('what was issued before another was sent comes back for review', async () => {
    const operationId = await quoted();
    account.onSubmit = (operation) => operation;
    expect(await confirm(operationId)).toEqual({
      to: 'review',
      operationId: 'operation-000002',
      because: 'bought-since',
    });
  });

  test.each(decidingReads)('nothing is sent when %s cannot be read', async (id) => {
    const operationId = await quoted();
    replies[id] = fault();
    await expect(confirm(operationId)).rejects.toThrow('fault http');
    expect(account.submitted).toEqual([]);
  });

  test.each([
    ['moved', 700, 1400],
    ['fell', 499, 998],
  ])('LEDGER-11: a price that %s comes back for review with the new one', async (_, pulseCost, charge) => {
    const operationId = await quoted();
    replies['topup.pulse'] = reply({ pulse: 1, pulseCost });
    expect(await confirm(operationId)).toEqual({
      to: 'review',
      operationId: 'operation-000002',
      because: 'price-moved',
    });
    expect(account.operations[1]).toMatchObject({
      state: 'issued',
      terms: { gigabytes: 2, charge, payerId: 'line-1' },
    });
    expect(account.submitted).toEqual([]);
  });

  test('another top-up of the line that is under way is led to, and nothing is sent', async () => {
    const operationId = await quoted();
    put('pending', { subjectId: 'line-1' });
    const { id } = put('unknown', { id: 'operation-000098' });
    expect(await confirm(operationId)).toEqual({ to: 'open', operationId: id });
    expect(account.submitted).toEqual([]);
    account.operations.pop();
    expect(await confirm(operationId)).toEqual({ to: 'result', operationId });
  });
});
