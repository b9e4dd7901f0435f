import { describe, expect, test } from 'vitest';
import type { Operation, OperationTerms } from '../../operation/operations.ts';
import { noon } from '../../testing/fake-account.ts';
import { lineOf } from '../../testing/fake-customer.ts';
import { operationOf } from '../../testing/sent-operation.ts';
import type { StepRecord } from '../saga.ts';
import { type FirstMonth, firstMonthOf, type MonthOperation } from './first-month.ts';

const visa = { brand: 'VISA', lastFour: '4242' };
const mastercard = { brand: 'MASTERCARD', lastFour: '5454' };
const month = { amount: 2500, totalTax: 156 };
const step = (id: string, state: StepRecord['state'], result?: string, sentAt = noon): StepRecord => ({
  step: id,
  state,
  sentAt,
  result,
});

/** An activation with its steps; its card is a Visa by default. */
const activation = (
  steps: StepRecord[],
  terms: object = {},
  state: Operation['state'] = 'refused',
): MonthOperation => ({
  operation: operationOf('activate', { hold: 2500, month, card: visa, ...terms } as OperationTerms['activate'], {
    state,
  }),
  steps,
});
const inAdvance = (state: Operation['state'], fields: Partial<Operation<'month-in-advance'>> = {}): MonthOperation => ({
  operation: operationOf('month-in-advance', { ...month, card: visa }, { state, endedAt: noon, ...fields }),
  steps: [],
});

const look = (
  sent: MonthOperation[],
  { paid = false, status = 0, isReader = true, after = 60_000, today = '2026-11-20' as const } = {},
): FirstMonth =>
  firstMonthOf({
    line: lineOf(2, { isMonthInAdvancePaid: paid, status }),
    sent,
    isReader,
    now: noon + after,
    today,
  });

const long = { after: 3 * 60_000 };
const onVisa = { kind: 'card', card: visa };
const hold = { amount: 3100, shown: 2500, with: onVisa, since: noon };
const paidHere = { kind: 'paid', amount: 2656, with: onVisa, on: noon };
const placed = activation([step('hold', 'done', '3100')]);
const paying = activation([step('month', 'done')]);

// The rows of the decision table, in their order.
test.each<[string, MonthOperation[], Parameters<typeof look>[1], object]>([
  [
    'a payment without a reply',
    [activation([step('month', 'sent')]), placed],
    {},
    { kind: 'unclear', what: 'payment' },
  ],
  ['a month in advance without a reply', [inAdvance('unknown')], long, { kind: 'unclear', what: 'payment' }],
  ['such a payment that the carrier shows', [activation([step('month', 'sent')])], { paid: true }, paidHere],
  ['a payment here', [paying], { paid: true, ...long }, paidHere],
  ['a month in advance', [inAdvance('done')], { paid: true }, paidHere],
  [
    'a month in advance that was paid already',
    [inAdvance('done', { result: 'alreadyPaid' })],
    { paid: true },
    { kind: 'paid' },
  ],
  [
    'a payment beside a later one without a reply',
    [inAdvance('unknown', { endedAt: noon + 5 }), inAdvance('done')],
    { paid: true },
    paidHere,
  ],
  ['a month in advance that was not sent', [inAdvance('not-sent')], {}, { kind: 'unpaid' }],
  ['a payment after a hold', [paying, placed], { paid: true }, { ...paidHere, hold }],
  [
    'a payment of a month that was paid',
    [activation([step('month', 'done', 'alreadyPaid')])],
    { paid: true },
    { kind: 'paid' },
  ],
  ['a payment elsewhere after a hold', [placed], { paid: true }, { kind: 'paid', hold }],
  ['a payment elsewhere', [], { paid: true }, { kind: 'paid' }],
  ['a payment that the carrier does not show yet', [paying], {}, paidHere],
  ['a hold without a reply', [activation([step('hold', 'sent')])], {}, { kind: 'unclear', what: 'hold' }],
  ['a hold', [placed], {}, { kind: 'held', hold }],
  [
    'a hold of the amount shown',
    [activation([step('hold', 'done', '2500')])],
    {},
    { kind: 'held', hold: { amount: 2500 } },
  ],
  [
    'a hold that stood, with another default card',
    [activation([step('hold', 'done')], { card: mastercard }), placed],
    {},
    { kind: 'held', hold },
  ],
  ['a hold from elsewhere', [activation([step('hold', 'done')])], {}, { kind: 'held', hold: { since: noon } }],
  ['a hold after a refused payment', [activation([step('month', 'refused')]), placed], {}, { kind: 'held', hold }],
  ['a hold that was refused', [activation([step('hold', 'refused', '3100')])], {}, { kind: 'unpaid' }],
  ['a month in advance that was refused', [inAdvance('refused')], {}, { kind: 'unpaid' }],
  ['answers that were saved', [activation([step('save', 'sent')])], {}, { kind: 'unpaid' }],
  ['nothing', [], {}, { kind: 'unpaid' }],
  ['a payment that the carrier does not show for long', [paying], long, { kind: 'unclear', what: 'payment' }],
])('%s (ACTIVATE-36)', (_, sent, given, expected) => {
  const { kind, ...fields } = look(sent, given) as Record<string, unknown>;
  expect({ kind, ...fields }).toMatchObject(expected);
  if (!('hold' in expected)) expect(fields.hold).toBeUndefined();
  if (!('amount' in expected)) expect(fields.amount).toBeUndefined();
});

describe('a hold', () => {
  test('has no card when the card is unknown, and for a secondary (MONEY-3)', () => {
    expect(look([activation([step('hold', 'done')])])).toEqual({
      kind: 'held',
      hold: { with: undefined, since: noon },
    });
    expect(look([placed], { isReader: false })).toMatchObject({ hold: { with: { kind: 'holder' } } });
  });

  test('of an unknown amount stands since the first one (ACTIVATE-36)', () => {
    const older = activation([step('hold', 'done', undefined, noon - 1_000)]);
    expect(look([activation([step('hold', 'done')]), older])).toMatchObject({ hold: { since: noon - 1_000 } });
  });

  test('stays beside an activation that was refused (ACTIVATE-36)', () => {
    const refused = activation([step('hold', 'done', '2500')], { nextBill: '2026-11-19', month: undefined });
    expect(look([refused], { status: 2 })).toMatchObject({ kind: 'held' });
  });

  test('ends with the bill of the first month, once the line is in service (ACTIVATE-36)', () => {
    const done = activation([step('hold', 'done', '2500')], { nextBill: '2026-11-19', month: undefined }, 'done');
    expect(look([done], { status: 2 })).toEqual({ kind: 'unpaid' });
    expect(look([done], { status: 8 })).toMatchObject({ kind: 'held' });
    expect(look([done], { status: 2, today: '2026-11-19' as never })).toMatchObject({ kind: 'held' });
  });
});
