import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { contextOf, FakeAccount, fault, noon, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { confirmTopUp, quoteTopUp, topUpForm, topUpResult, topUpReview } from './intent.ts';

const minute = 60_000;
const [dana, marco] = [
  lineOf(1, { firstName: 'DANA', lastName: 'REYES', reachNumber: '5550102231', nextBillingDate: '2026-12-05' }),
  lineOf(2),
];
const ref = refOf('line-2');
const foreign = refOf('elsewhere');

let lines: Customer[];
let replies: Replies;
let account: FakeAccount;

beforeEach(() => {
  lines = [dana, marco];
  replies = {
    'customer.byUsername': ({ id }) => reply(lines.find((line) => line.emailId === id)),
    'customer.group': () => reply({ customers: lines }),
    'config.keys': reply({ TOPUP_DATA_LIMIT: 5, AUTO_TOP_UP_SIZE: 2 }),
    'topup.pulse': reply({ pulse: 1, pulseCost: 500 }),
    'tax.byCustomer': reply({ totalTax: 63 }),
    'card.list': reply({ cards: savedCards }),
    'usage.current': reply({
      billStartDate: '2026-11-02',
      billEndDate: '2026-12-01',
      users: [{ userId: 'line-2', bytes: 94, maxBytes: 100 }],
    }),
    'customer.topUpStatus': reply({ status: 'SUCCESSFUL', requestedOn: '2026-10-01T08:00:00Z' }),
    'topup.group': reply({ purchases: [{ customerId: 'line-2', totalData: 2, topupDate: '2026-10-01T08:00:08Z' }] }),
  };
  account = new FakeAccount(['line-1', 'line-2'], replies);
});

const as = (actor: Customer) => contextOf(actor, account).context;
const suspend = () => void (lines = [dana, lineOf(2, { status: 3 })]);

async function quoted(gigabytes = 2, actor = dana): Promise<string> {
  const given = await quoteTopUp(as(actor), ref, gigabytes);
  account.asked.length = 0;
  return given?.operationId ?? '';
}

function put(state: OperationState, more: Partial<Operation> = {}): Operation {
  const operation: Operation = {
    id: 'operation-000099',
    kind: 'top-up',
    subjectId: 'line-2',
    actorId: 'line-1',
    state,
    terms: { gigabytes: 2, charge: 1000, payerId: 'line-1' },
    issuedAt: noon,
    sentAt: state === 'issued' ? undefined : noon,
    ...more,
  };
  account.operations.push(operation);
  return operation;
}

const notFound = { code: 'NOT_FOUND' };

describe('a reference that is not of this account (SAFETY-1)', () => {
  const intents: [string, (operationId: string) => Promise<unknown>][] = [
    ['form', () => topUpForm(as(dana), foreign)],
    ['quote', () => quoteTopUp(as(dana), foreign, 2)],
    ['review', (operationId) => topUpReview(as(dana), foreign, operationId)],
    ['confirm', (operationId) => confirmTopUp(as(dana), foreign, operationId)],
    ['result', (operationId) => topUpResult(as(dana), foreign, operationId)],
  ];
  test.each(intents)('%s: NOT_FOUND, and the carrier is asked nothing', async (_, intent) => {
    await expect(intent(put('issued').id)).rejects.toMatchObject(notFound);
    expect(account.asked).toEqual([]);
    expect(account.submitted).toEqual([]);
  });

  const ofOperation: [string, typeof topUpReview | typeof confirmTopUp | typeof topUpResult][] = [
    ['review', topUpReview],
    ['confirm', confirmTopUp],
    ['result', topUpResult],
  ];
  test.each(ofOperation)('%s of an operation of another line, or of none: the same', async (_, intent) => {
    const { id } = put('issued', { subjectId: 'line-1' });
    await expect(intent(as(dana), ref, id)).rejects.toMatchObject(notFound);
    await expect(intent(as(dana), ref, 'operation-000000')).rejects.toMatchObject(notFound);
    expect(account.asked).toEqual([]);
  });

  test.each(['form', 'quote'] as const)('%s of a line that this person may not see is NOT_FOUND too', async (which) => {
    const primary = refOf('line-1');
    const intent = which === 'form' ? topUpForm(as(marco), primary) : quoteTopUp(as(marco), primary, 2);
    await expect(intent).rejects.toMatchObject(notFound);
    expect(account.operations).toEqual([]);
  });

  test('an operation on a line that this person may not see is NOT_FOUND', async () => {
    const { id } = put('done', { subjectId: 'line-1' });
    await expect(topUpResult(as(marco), refOf('line-1'), id)).rejects.toMatchObject(notFound);
    await expect(topUpReview(as(marco), refOf('line-1'), id)).rejects.toMatchObject(notFound);
  });
});

describe('the form', () => {
  test('has the sizes with their prices, the preferred one, the line’s own data and its name', async () => {
    const form = await topUpForm(as(dana), ref);
    expect(form).toEqual({
      line: { ref, occurrence: 2 },
      decision: { allowed: true },
      sizes: [1, 2, 3, 4, 5].map((gigabytes) => ({ gigabytes, charge: gigabytes * 500 })),
      preferred: 2,
      usage: { usedBytes: 94, maxBytes: 100, leftBytes: 6, percent: 94, level: 'bad' },
    });
    expect((await topUpForm(as(dana), refOf('line-1'))).line).toEqual({
      ref: refOf('line-1'),
      name: 'Dana Reyes',
      occurrence: 1,
      msisdn: '5550102231',
    });
  });

  test('TOPUP-8: the data is to be used by the cycle’s last day, as the review says too', async () => {
    lines = [dana, lineOf(2, { nextBillingDate: '2026-12-05' })];
    expect((await topUpForm(as(dana), ref)).useBy).toBe('2026-12-04');
    expect((await topUpReview(as(dana), ref, put('issued').id))?.useBy).toBe('2026-12-04');
  });

  test('TOPUP-11: asks for the usage of this line alone, a secondary for their own', async () => {
    const asked = () => account.asked.filter(({ id }) => id.startsWith('usage.')).map(({ id, input }) => [id, input]);
    await topUpForm(as(dana), ref);
    await topUpForm(as(marco), ref);
    expect(asked()).toEqual([
      ['usage.current', { customerId: 'line-2' }],
      ['usage.current', { customerId: 'line-2' }],
    ]);
    account.asked.length = 0;
    await expect(topUpForm(as(marco), refOf('line-1'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(asked()).toEqual([['usage.current', { customerId: 'line-2' }]]);
  });

  test('says why nothing can be bought, instead of failing (LINE-24)', async () => {
    suspend();
    expect((await topUpForm(as(dana), ref)).decision).toMatchObject({ allowed: false, reason: 'suspended' });
  });

  test('stands without the usage', async () => {
    replies['usage.current'] = fault();
    expect(await topUpForm(as(dana), ref)).toHaveProperty('usage', undefined);
  });

  test('offers nothing where nothing is on sale', async () => {
    replies['topup.pulse'] = reply({ pulse: 6, pulseCost: 500 });
    expect(await topUpForm(as(dana), ref)).toMatchObject({ sizes: [] });
    expect(await topUpForm(as(dana), ref)).toHaveProperty('preferred', undefined);
  });

  test('names the top-up of this line that is under way, and no other', async () => {
    put('pending', { id: 'operation-000001', subjectId: 'line-1' });
    put('done', { id: 'operation-000002' });
    expect(await topUpForm(as(dana), ref)).toHaveProperty('open', undefined);
    put('unknown', { id: 'operation-000003' });
    expect((await topUpForm(as(dana), ref)).open).toEqual({ operationId: 'operation-000003', gigabytes: 2 });
  });
});

describe('the quote', () => {
  test('notes size, price, payer and actor, and sends nothing', async () => {
    await quoteTopUp(as(dana), ref, 3);
    expect(account.operations).toMatchObject([
      {
        state: 'issued',
        subjectId: 'line-2',
        actorId: 'line-1',
        terms: { gigabytes: 3, charge: 1500, payerId: 'line-1' },
      },
    ]);
    expect(account.submitted).toEqual([]);
  });

  test('of a secondary goes to the primary’s invoice', async () => {
    await quoteTopUp(as(marco), ref, 1);
    expect(account.operations).toMatchObject([{ actorId: 'line-2', terms: { payerId: 'line-1' } }]);
  });

  test.each([6, 2.5, 0.1])('returns undefined for %f GB, a size that is not on sale', async (gigabytes) => {
    expect(await quoteTopUp(as(dana), ref, gigabytes)).toBeUndefined();
    expect(account.operations).toEqual([]);
  });

  test('is refused where the rule refuses, with its reason', async () => {
    suspend();
    await expect(quoteTopUp(as(dana), ref, 2)).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'suspended' });
    expect(account.operations).toEqual([]);
  });
});

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
      const quote = await quoteTopUp(as(actor), ref, 2);
      expect(await topUpReview(as(actor), ref, quote?.operationId ?? '')).toMatchObject({ tax: 63 });
      expect(
        account.asked.find(({ id, input }) => id === 'tax.byCustomer' && input.customerId === customerId)?.input,
      ).toEqual({ countryCode: 'USA', customerId, amount: 10 });
    }
  });

  test('TOPUP-7: stands without the tax', async () => {
    replies['tax.byCustomer'] = fault();
    const quote = await quoteTopUp(as(dana), ref, 2);
    expect(await topUpReview(as(dana), ref, quote?.operationId ?? '')).toHaveProperty('tax', undefined);
  });

  test('says why it cannot be confirmed', async () => {
    const operationId = await quoted();
    suspend();
    expect(await topUpReview(as(dana), ref, operationId)).toMatchObject({
      decision: { allowed: false, reason: 'suspended' },
    });
  });

  test.each<OperationState>(['sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'])(
    'is over once the operation is %s',
    async (state) => {
      expect(await topUpReview(as(dana), ref, put(state).id)).toBeUndefined();
    },
  );
});

describe('confirming', () => {
  test('sends the operation with what the carrier said just before', async () => {
    const operationId = await quoted();
    expect(await confirmTopUp(as(dana), ref, operationId)).toEqual({ to: 'result', operationId });
    expect(account.submitted).toEqual([
      { id: operationId, before: { requestedOn: '2026-10-01T08:00:00Z', purchases: 1, askedAt: noon } },
    ]);
    const { asked } = account;
    expect(asked.filter(({ maxAgeMs }) => maxAgeMs === 0).map(({ id }) => id)).toEqual([
      'customer.byUsername',
      'customer.group',
      'config.keys',
      'topup.pulse',
      'customer.topUpStatus',
      'topup.group',
    ]);
    expect(asked.find(({ id }) => id === 'customer.topUpStatus')?.input).toEqual({ customerId: 'line-2' });
    expect(asked.find(({ id }) => id === 'topup.group')?.input).toEqual({
      groupId: 'group-1',
      startDate: '2026-11-17',
      endDate: '2026-11-23',
    });
  });

  test.each<OperationState>(['sending', 'pending', 'unknown', 'done', 'refused', 'needs-care'])(
    'again, when it is %s, leads to its result and asks nobody',
    async (state) => {
      const { id } = put(state);
      expect(await confirmTopUp(as(dana), ref, id)).toEqual({ to: 'result', operationId: id });
      expect(account.asked).toEqual([]);
      expect(account.submitted).toEqual([]);
    },
  );

  test('somebody else’s operation is NOT_FOUND, asks nobody and sends nothing', async () => {
    const operationId = await quoted(2, dana);
    await expect(confirmTopUp(as(marco), ref, operationId)).rejects.toMatchObject(notFound);
    expect(account.asked).toEqual([]);
    expect(account.submitted).toEqual([]);
  });

  test('a forged form sends nothing where the rule refuses', async () => {
    const operationId = await quoted();
    suspend();
    await expect(confirmTopUp(as(dana), ref, operationId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'suspended',
    });
    expect(account.submitted).toEqual([]);
  });

  test('a price that moved comes back for review with the new one (LEDGER-11)', async () => {
    const operationId = await quoted();
    replies['topup.pulse'] = reply({ pulse: 1, pulseCost: 700 });
    const again = await confirmTopUp(as(dana), ref, operationId);
    expect(again).toEqual({ to: 'review', operationId: 'operation-000002', because: 'price-moved' });
    expect(account.operations[1]).toMatchObject({
      state: 'issued',
      terms: { gigabytes: 2, charge: 1400, payerId: 'line-1' },
    });
    expect(account.submitted).toEqual([]);
  });

  test.each([
    ['moved', reply({ totalTax: 64 }), 63],
    ['can’t be read any more', fault(), 63],
    ['is known by now', reply({ totalTax: 63 }), 'unknown'],
  ] as const)('MONEY-11: a tax that %s comes back for review', async (_, taxed, shown) => {
    const operationId = await quoted();
    replies['tax.byCustomer'] = taxed;
    expect(await confirmTopUp(as(dana), ref, operationId, shown)).toMatchObject({
      to: 'review',
      because: 'price-moved',
    });
    expect(account.submitted).toEqual([]);
  });

  test('MONEY-11: the tax that was shown is sent', async () => {
    replies['tax.byCustomer'] = reply({ totalTax: 63 });
    const operationId = await quoted();
    expect(await confirmTopUp(as(dana), ref, operationId, 63)).toEqual({ to: 'result', operationId });
    expect(account.operations[0]).toMatchObject({ terms: { tax: 63 } });
  });

  test('a price that fell comes back too: nothing is charged that was not seen', async () => {
    const operationId = await quoted();
    replies['topup.pulse'] = reply({ pulse: 1, pulseCost: 499 });
    expect(await confirmTopUp(as(dana), ref, operationId)).toMatchObject({ to: 'review', because: 'price-moved' });
    expect(account.submitted).toEqual([]);
  });

  test.each([
    [10 * minute, 'result'],
    [10 * minute + 1, 'review'],
  ])('LEDGER-10: %i ms after the quote it leads to the %s', async (ageMs, to) => {
    const operationId = await quoted();
    account.now = noon + ageMs;
    const led = await confirmTopUp(as(dana), ref, operationId);
    expect(led.to).toBe(to);
    expect(account.submitted).toHaveLength(to === 'result' ? 1 : 0);
    if (to === 'review') expect(led).toMatchObject({ because: 'expired', operationId: 'operation-000002' });
  });

  test('a size that is not on sale any more is refused', async () => {
    const operationId = await quoted(5);
    replies['config.keys'] = reply({ TOPUP_DATA_LIMIT: 4, AUTO_TOP_UP_SIZE: 2 });
    await expect(confirmTopUp(as(dana), ref, operationId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'not-on-sale',
    });
    expect(account.submitted).toEqual([]);
  });

  test('with another top-up of the line under way it leads there and sends nothing', async () => {
    const operationId = await quoted();
    const { id } = put('unknown');
    expect(await confirmTopUp(as(dana), ref, operationId)).toEqual({ to: 'open', operationId: id });
    expect(account.submitted).toEqual([]);
  });

  test('another line’s top-up does not stand in the way', async () => {
    const operationId = await quoted();
    put('pending', { subjectId: 'line-1' });
    expect(await confirmTopUp(as(dana), ref, operationId)).toEqual({ to: 'result', operationId });
  });

  test('when another tab was faster, by a moment, it leads to that one', async () => {
    const operationId = await quoted();
    account.onSubmit = (operation) => ({ ...operation, id: 'operation-of-the-other-tab', state: 'sending' });
    expect(await confirmTopUp(as(dana), ref, operationId)).toEqual({
      to: 'open',
      operationId: 'operation-of-the-other-tab',
    });
  });

  test('what was issued before another was sent comes back for review', async () => {
    const operationId = await quoted();
    account.onSubmit = (operation) => operation;
    expect(await confirmTopUp(as(dana), ref, operationId)).toEqual({
      to: 'review',
      operationId: 'operation-000002',
      because: 'bought-since',
    });
  });

  test.each([
    'customer.byUsername',
    'customer.group',
    'config.keys',
    'topup.pulse',
    'customer.topUpStatus',
    'topup.group',
  ])('nothing is sent when %s cannot be read', async (id) => {
    const operationId = await quoted();
    replies[id] = fault();
    await expect(confirmTopUp(as(dana), ref, operationId)).rejects.toThrow('fault http');
    expect(account.submitted).toEqual([]);
  });
});

describe('the result', () => {
  test.each<[OperationState, refresh: number | undefined]>([
    ['sending', 5],
    ['pending', 5],
    ['unknown', 5],
    ['done', undefined],
    ['refused', undefined],
    ['needs-care', undefined],
  ])('of one that is %s; looks again after %s s (POLL-10)', async (state, refresh) => {
    const { id } = put(state, state === 'refused' ? { refusal: 'unavailable' } : {});
    const result = await topUpResult(as(dana), ref, id);
    expect(result).toMatchObject({
      operationId: id,
      gigabytes: 2,
      state,
      sentAt: noon,
      refusal: state === 'refused' ? 'unavailable' : undefined,
    });
    expect(result?.refresh).toBe(refresh);
    expect(result?.charge?.cents).toBe(state === 'done' ? 1000 : undefined);
    expect(account.watched.flatMap(({ requests }) => requests)).toEqual(
      refresh ? [{ kind: 'top-up', subjectId: 'line-2' }] : [],
    );
  });

  test('checks every 30 s after the first minute, and says when it last did (POLL-4)', async () => {
    const { id } = put('pending', { lastCheckedAt: noon + minute });
    account.now = noon + 2 * minute;
    expect(await topUpResult(as(dana), ref, id)).toMatchObject({ refresh: 30, lastCheckedAt: noon + minute });
    account.jobs = [{ kind: 'top-up', subjectId: 'line-2', startedAt: noon, lastCheckedAt: noon + 90_000 }];
    expect(await topUpResult(as(dana), ref, id)).toMatchObject({ lastCheckedAt: noon + 90_000 });
  });

  test('MONEY-1: the receipt says what the review said, after the tax and the bill have moved on, too', async () => {
    const operationId = await quoted();
    const review = await topUpReview(as(dana), ref, operationId);
    account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
    expect(await confirmTopUp(as(dana), ref, operationId)).toMatchObject({ to: 'result' });
    replies['tax.byCustomer'] = reply({ totalTax: 99 });
    lines = [lineOf(1, { ...dana, nextBillingDate: '2027-01-05' }), marco];
    account.now = noon + 30 * 24 * 60 * minute;
    const result = await topUpResult(as(dana), ref, operationId);
    expect(result?.charge).toEqual(review?.charge);
    expect(result?.charge).toMatchObject({ cents: 1063, billDay: '2026-12-05' });
  });

  test('is not there before it was sent', async () => {
    expect(await topUpResult(as(dana), ref, put('issued').id)).toBeUndefined();
    expect(account.watched).toEqual([]);
  });
});
