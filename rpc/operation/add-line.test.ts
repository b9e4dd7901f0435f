import { describe, expect, test } from 'vitest';
import { arrivalWindowMs } from '../domain/ledger.ts';
import type { StepRecord } from '../domain/saga.ts';
import type { Outcome } from '../problem.ts';
import { fault, noon, reply } from '../testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '../testing/fake-customer.ts';
import { runFrom, stepAfterLostReply } from '../testing/saga-by-step.ts';
import { sampleShipping } from '../testing/sample-shipping.ts';
import { actor, operationOf } from '../testing/sent-operation.ts';
import { addLine, type AddLineOrder, lineIds } from './add-line.ts';
import type { OperationJournal } from './operation.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';

const order: AddLineOrder = {
  primaryId: 'line-1',
  emailId: 'dana@example.test',
  accountRef: 'ACC1|ORD1',
  planId: 'plan-5gb',
  planName: 'Best Fit 5GB',
  lines: [
    { firstName: 'ANA', lastName: 'REYES', sim: 'sim', occurrence: 2, price: 2000, imei: '356938035643809' },
    { firstName: 'KIM', lastName: 'REYES', sim: 'esim', occurrence: 3, price: 2500 },
    { firstName: 'LEE', lastName: 'REYES', sim: 'sim', occurrence: 5, price: 2000 },
  ],
  coupon: { code: 'HOME5', discount: 0 },
  shipping: sampleShipping,
};
const { coupon: _, shipping: __, ...esimOnly } = { ...order, lines: order.lines.slice(1, 2) };
const running =
  (terms: AddLineOrder = order) =>
  (carrier: CarrierCaller, journal: OperationJournal) =>
    addLine.reconcile(carrier, { ...operationOf('add-line', terms), subjectId: 'line-1' }, actor, noon, journal);

const shipping = order.shipping as NonNullable<AddLineOrder['shipping']>;
const shippedTo = { type: 'shipping', name: 'DANA REYES', country: 'USA', ...shipping.address } as const;
const home = {
  type: 'billing',
  name: 'DANA REYES',
  country: 'USA',
  address1: '1 Harbor Street',
  city: 'Salem',
  state: 'MA',
  zip: '01970',
} as const;
const group = (...lines: CustomerDraft[]) =>
  reply({ customers: [lineOf(1), ...lines.map((draft) => lineOf(3, draft))] });

/** A carrier that accepts every write; line N gets the id `new-N`. */
const willing =
  (primary: CustomerDraft = {}) =>
  (id: string, input: unknown): Outcome<unknown> => {
    if (id === 'customer.group') return reply({ customers: [lineOf(1, primary)] });
    if (id !== 'customer.create') return reply({ orderId: 'order-9' });
    const { peerAccountRef } = (input as { data: { peerAccountRef: string } }).data;
    return reply({ id: `new-${peerAccountRef.split('|')[2]}` });
  };

describe('requests of the steps (ADDLINE-17)', () => {
  const lineSent = (occurrence: number, line: object, fields: object = {}) => [
    'customer.create',
    {
      countryCode: 'USA',
      data: {
        parentId: 'line-1',
        addresses: [shippedTo],
        reachPlanId: 'plan-5gb',
        linePreferences: [line],
        peerAccountRef: `ACC1|ORD1|${occurrence}`,
        leadSource: 'Web',
        simPaid: false,
        zipcode: '02110',
        ...fields,
      },
    },
  ];
  const marco = lineOf(2, { addresses: [{ ...home, address1: '2 Harbor Street' }] });
  const ana = { firstName: 'ANA', lastName: 'REYES', imei: '356938035643809', simPreference: 'sim' };
  const card = { reachPlanId: 'plan-5gb', quantity: 1, amount: 4.99 };
  const kim = { firstName: 'KIM', lastName: 'REYES', simPreference: 'eSim' };
  const lee = { firstName: 'LEE', lastName: 'REYES', simPreference: 'sim' };

  test('sends the coupon, each line at its place, one order for the SIM cards, and the address', async () => {
    const { end, asked } = await runFrom([], running(), willing({ addresses: [home] }));
    expect(end).toMatchObject({ kind: 'done', result: 'order-9' });
    expect(asked).toEqual([
      ['catalog.couponReservePromo', { emailId: 'dana@example.test', couponCode: 'HOME5' }],
      lineSent(2, ana, { esim: false }),
      lineSent(3, kim, { esim: true }),
      lineSent(5, lee, { esim: false }),
      [
        'order.create',
        {
          cId: 'line-1',
          shipmentType: 'PHYSICAL',
          category: 'SIM',
          orderType: 'NEW',
          shippingAmount: 3,
          shipTo: shippedTo,
          items: ['new-2', 'new-5'].map((customerId) => ({ customerId, ...card })),
          secondaryCustomers: ['new-2', 'new-5'],
        },
      ],
      ['customer.group', { groupId: 'group-1' }],
      ['customer.update', { customerId: 'line-1', data: { addresses: [home, shippedTo] } }],
    ]);
  });

  test('sends only each line with the default ZIP without SIM cards and coupon', async () => {
    const { end, asked } = await runFrom([], running(esimOnly), willing());
    expect(end).toMatchObject({ kind: 'done', result: undefined });
    expect(asked).toEqual([lineSent(3, kim, { esim: true, addresses: [], zipcode: '01824' })]);
  });

  test.each([
    ['no address', undefined, []],
    ['an address that cards went to before, which gives way', [shippedTo, home], [home]],
    ['two others, of which the carrier keeps one', [home, { ...home, address1: '2 Harbor Street' }], [home]],
  ] as const)('sends the address with the account holder’s address: %s', async (_name, addresses, keptAddresses) => {
    const { asked } = await runFrom([], running(), willing(addresses && { addresses: [...addresses] }));
    const data = { addresses: [...keptAddresses, shippedTo] };
    expect(asked.at(-1)).toEqual(['customer.update', { customerId: 'line-1', data }]);
  });

  test.each([
    ['another line that is told first has one', [marco, lineOf(1, { addresses: [home] })], [home]],
    ['the carrier leaves the account holder out of the group', [], []],
  ])('sends no other address: %s', async (_, customers, keptAddresses) => {
    const carrier = willing();
    const answer = (id: string, input: unknown) =>
      id === 'customer.group' ? reply({ customers }) : carrier(id, input);
    const { asked } = await runFrom([], running(), answer);
    const data = { addresses: [...keptAddresses, shippedTo] };
    expect(asked.at(-1)).toEqual(['customer.update', { customerId: 'line-1', data }]);
  });

  test('saves no address while the carrier’s addresses cannot be read', async () => {
    const carrier = willing();
    const answer = (id: string, input: unknown) => (id === 'customer.group' ? fault() : carrier(id, input));
    const { end, writes } = await runFrom([], running(), answer);
    expect(writes.at(-1)).toBe('order.create');
    expect(end).toEqual({ kind: 'waiting', hasAnswer: false });
  });
});

describe('a step whose reply was lost (LEDGER-20)', () => {
  const done = (step: string, result?: string): StepRecord => ({ step, state: 'done', sentAt: noon, result });
  const steps = [done('coupon'), done('line-2', 'new-2'), done('line-3', 'new-3'), done('line-5', 'new-5')];
  const allSteps = [...steps, done('order', 'order-9')];
  const line = (draft: CustomerDraft) => group({ id: 'found', ...draft });
  const kim = { firstName: 'KIM', lastName: 'REYES' };
  const addressReply = (...addresses: CustomerDraft['addresses'] & object) =>
    reply({ customers: [lineOf(1, { addresses }), lineOf(2)] });
  const [dana, marco] = [lineOf(1, { addresses: [shippedTo] }), lineOf(2, { addresses: [shippedTo] })];
  const createdLine = { state: 'done', result: 'found' };
  const earlierSteps: Record<string, StepRecord[]> = {
    coupon: [],
    'line-3': steps.slice(0, 2),
    order: steps,
    address: allSteps,
  };
  const cases: [step: string, trace: string, reads: Outcome<unknown>, becomes: object | string][] = [
    ['coupon', 'it is reserved', reply({ couponCode: 'HOME5' }), { state: 'done' }],
    ['coupon', 'another one is', reply({ couponCode: 'HOME9' }), 'no-trace'],
    ['line-3', 'it is there', line(kim), createdLine],
    ['line-3', 'another first name is there', line({ ...kim, firstName: 'LEE' }), { state: 'refused' }],
    ['line-3', 'another last name is there', line({ ...kim, lastName: 'ROSE' }), { state: 'refused' }],
    ['line-3', 'a disabled line is there', line({ ...kim, status: 7 }), 'no-trace'],
    ['line-3', 'nobody is there', group(), 'no-trace'],
    ['order', 'the first card’s line has one', reply({ orderId: 'order-9' }), { state: 'done', result: 'order-9' }],
    ['order', 'the line has none', reply({}), 'no-trace'],
    ['address', 'it is kept', addressReply(home, shippedTo), { state: 'done' }],
    ['address', 'it is kept as another kind', addressReply({ ...shippedTo, type: 'billing' }), 'no-trace'],
    ['address', 'another street is kept', addressReply({ ...shippedTo, address1: '41 New Street' }), 'no-trace'],
    ['address', 'another ZIP is kept', addressReply({ ...shippedTo, zip: '02111' }), 'no-trace'],
    ['address', 'none is kept', group(), 'no-trace'],
    ['address', 'the account holder is not told of', reply({ customers: [marco] }), 'no-trace'],
    ['address', 'another line keeps it', group({ addresses: [shippedTo] }), 'no-trace'],
    ['address', 'another line, told first, keeps it', reply({ customers: [marco, lineOf(1)] }), 'no-trace'],
    ['address', 'it is kept by the line told last', reply({ customers: [lineOf(2), dana] }), { state: 'done' }],
  ];
  test.each(cases)('is reconciled for %s when %s', async (step, _trace, reads, becomes) => {
    const reconcileAfter = (afterMs: number, answer = reads) =>
      stepAfterLostReply(running(), earlierSteps[step] ?? [], step, answer, { afterMs });
    expect(await reconcileAfter(arrivalWindowMs)).toEqual(becomes === 'no-trace' ? 'read-later' : becomes);
    expect(await reconcileAfter(arrivalWindowMs + 1)).toEqual(becomes === 'no-trace' ? 'sent-again' : becomes);
    expect(await reconcileAfter(2 * arrivalWindowMs, fault())).toBe('read-later');
  });

  test.each([
    ['coupon', reply({}), 'sent-again'],
    ['line-3', group(), 'read-later'],
    ['order', reply({}), 'read-later'],
    ['address', group(), 'sent-again'],
  ])('%s without a trace, where the carrier would do it twice (TIER-6)', async (step, reads, becomes) => {
    const run = (caller: CarrierCaller, journal: OperationJournal) =>
      running()(caller, { ...journal, hasIdempotentWrites: false });
    const afterMs = 2 * arrivalWindowMs;
    expect(await stepAfterLostReply(run, earlierSteps[step] ?? [], step, reads, { afterMs })).toBe(becomes);
  });

  test('reconciles the order of cards by the first line that gets one', async () => {
    const record: StepRecord = { step: 'order', state: 'sent', sentAt: noon };
    const { asked } = await runFrom([...steps, record], running(), () => fault());
    expect(asked).toEqual([['order.byCustomer', { customerId: 'new-2' }]]);
  });

  test.each([
    ['address', ['customer.group', { groupId: 'group-1' }]],
    ['line-3', ['customer.group', { groupId: 'group-1' }]],
    ['coupon', ['catalog.couponEligibility', { emailId: 'dana@example.test' }]],
  ])('reconciles %s by the read that shows it', async (step, read) => {
    const record: StepRecord = { step, state: 'sent', sentAt: noon };
    const { asked } = await runFrom([...(earlierSteps[step] ?? []), record], running(), () => fault());
    expect(asked).toEqual([read]);
  });

  test('orders no card for a line with an unknown id, and refuses such an order', async () => {
    const unknown = steps.map((stepRecord) => (stepRecord.step === 'line-2' ? done('line-2') : stepRecord));
    const { asked } = await runFrom(unknown, running(), willing());
    expect(asked[0]).toMatchObject(['order.create', { secondaryCustomers: ['new-5'] }]);
    const ordered = reply({ orderId: 'order-9' });
    expect(await stepAfterLostReply(running(), unknown, 'order', ordered)).toEqual({ state: 'refused' });
  });
});

test('has the number of lines, the monthly and the single payment in its summary (ADDLINE-15)', () => {
  expect(addLine.summary(order)).toEqual({ lines: 3, monthly: 6500, once: 2 * 499 + 300 + 62 });
  expect(addLine.summary(esimOnly)).toEqual({ lines: 1, monthly: 2500, once: 0 });
});

test('is done without the address step (ADDLINE-17)', async () => {
  const carrier = willing();
  const refused = { kind: 'problem', name: 'refused', resCode: 49_999, message: '' } as const;
  const answer = (id: string, input: unknown) => (id === 'customer.update' ? refused : carrier(id, input));
  expect((await runFrom([], running(), answer)).end).toMatchObject({ kind: 'done', result: 'order-9' });
});

test('returns the ids of the created lines by step', () => {
  const step = (name: string, state: StepRecord['state'], result?: string) => ({
    step: name,
    state,
    sentAt: noon,
    result,
  });
  const steps = [
    step('coupon', 'done', 'x'),
    step('line-2', 'done', 'new-2'),
    step('line-3', 'refused', 'new-3'),
    step('line-4', 'done'),
    step('order', 'done', 'order-9'),
  ];
  expect(lineIds(steps)).toEqual({ 'line-2': 'new-2' });
});
