import type { Customer } from '#contracts/customer/vocabulary.ts';
import { type PaidWith, paidWith } from '../charge.ts';
import type { ChargedCard } from '../charged-card.ts';
import type { Day } from '../day.ts';
import { arrivalWindowMs, type OperationState } from '../ledger.ts';
import { isActivated } from '../line-status.ts';
import type { StepRecord } from '../saga.ts';

/** A temporary hold on a card for the first month. */
export interface Hold {
  /** Held cents; absent where the carrier returned none. */
  amount?: number | undefined;
  /** Cents that the review showed, where the carrier placed another amount. */
  shown?: number | undefined;
  /** The card with the hold; absent where it is unknown. */
  with?: PaidWith | undefined;
  /** Time of the hold, epoch milliseconds. */
  since: number;
}

/** Money of a line's first month: what was charged or held for it until now (ACTIVATE-36). */
export type FirstMonth =
  | { kind: 'unpaid' }
  | { kind: 'held'; hold: Hold }
  /** Amount in cents, and time; absent where it was not paid here. */
  | { kind: 'paid'; amount?: number | undefined; with?: PaidWith | undefined; on?: number | undefined; hold?: Hold }
  /** The payment or hold is unknown, because a reply is missing or contradicts the carrier's line. */
  | { kind: 'unclear'; what: 'payment' | 'hold' };

/** An operation that may have paid or held the first month. */
export interface MonthOperation {
  operation: SentOperation & (Activation | MonthInAdvance);
  /** Steps of an activation; empty for other operations. */
  steps: readonly StepRecord[];
}

interface SentOperation {
  id: string;
  state: OperationState;
  sentAt?: number | undefined;
  endedAt?: number | undefined;
  result?: string | undefined;
}

/** Price and tax of a first month, in cents. */
type Month = Pick<MonthInAdvance['terms'], 'amount' | 'totalTax'>;
interface Activation {
  kind: 'activate';
  terms: {
    hold?: number | undefined;
    month?: Month | undefined;
    card?: ChargedCard | undefined;
    nextBill?: Day | undefined;
  };
}
interface MonthInAdvance {
  kind: 'month-in-advance';
  terms: { amount: number; totalTax: number; card?: ChargedCard | undefined };
}

/** Kinds of operations that pay or hold the first month. */
export const monthKinds = ['activate', 'month-in-advance'] as const;

/** Result of a payment of a month that was paid before: it charged nothing (40020). */
export const alreadyPaid = 'alreadyPaid';

interface FirstMonthInput {
  /** The line as the carrier returned it; undefined when it was not read. */
  line: Pick<Customer, 'isMonthInAdvancePaid' | 'status'> | undefined;
  /** The line's operations, the newest first. */
  sent: readonly MonthOperation[];
  /** The viewer is the account holder: a secondary sees no card (MONEY-3). */
  isReader: boolean;
  /** Present time, epoch milliseconds. */
  now: number;
  today: Day;
}

/** Returns what was charged or held for a line's first month. Cards are those of the operation that used them. */
export function firstMonthOf({ line, sent, isReader, now, today }: FirstMonthInput): FirstMonth {
  const withCard = (card: ChargedCard | undefined) =>
    card || !isReader ? paidWith({ isReader, card }, undefined) : undefined;
  const isPaid = line?.isMonthInAdvancePaid;
  const payments = sent.flatMap(paymentOf);
  const hold = isHoldOver(line, sent, today) ? undefined : standingHold(sent, withCard);
  const payment = payments.find(({ state }) => state === 'done') ?? payments.find(({ state }) => state === 'sent');
  if (payments.some(({ state }) => state === 'sent') && isPaid !== true) return { kind: 'unclear', what: 'payment' };
  if (payment) {
    if (isPaid === false && now - payment.at >= arrivalWindowMs) return { kind: 'unclear', what: 'payment' };
    const { amount, card, at } = payment;
    return amount === undefined ? { kind: 'paid', hold } : { kind: 'paid', amount, with: withCard(card), on: at, hold };
  }
  if (isPaid) return { kind: 'paid', hold };
  if (hold) return { kind: 'held', hold };
  const isUnread = sent.some(({ steps }) => steps.some(({ step, state }) => step === 'hold' && state === 'sent'));
  return isUnread ? { kind: 'unclear', what: 'hold' } : { kind: 'unpaid' };
}

interface Payment {
  state: StepRecord['state'];
  /** Paid cents; absent where the operation charged nothing. */
  amount: number | undefined;
  card: ChargedCard | undefined;
  at: number;
}

/** Returns the payment that an operation sent; none for one that was refused. */
function paymentOf({ operation, steps }: MonthOperation): Payment[] {
  if (operation.kind === 'month-in-advance') {
    const { state, result, terms, sentAt = 0, endedAt = sentAt } = operation;
    if (state === 'refused' || state === 'not-sent') return [];
    const amount = result === alreadyPaid ? undefined : terms.amount + terms.totalTax;
    return [{ state: state === 'done' ? 'done' : 'sent', amount, card: terms.card, at: endedAt }];
  }
  const { month, card } = operation.terms;
  const record = steps.find(({ step }) => step === 'month');
  if (!month || !record || record.state === 'refused') return [];
  const amount = record.result === alreadyPaid ? undefined : month.amount + month.totalTax;
  return [{ state: record.state, amount, card, at: record.sentAt }];
}

/**
 * Returns the newest hold that stands. A hold that the carrier had already (40224) is the newest earlier one with an
 * amount: its card was the default one then.
 */
function standingHold(
  sent: readonly MonthOperation[],
  withCard: (card: ChargedCard | undefined) => PaidWith | undefined,
): Hold | undefined {
  const holds = sent.flatMap(({ operation, steps }) => {
    const record = steps.find(({ step, state }) => step === 'hold' && state === 'done');
    if (operation.kind !== 'activate' || !record) return [];
    const { hold: shown, card } = operation.terms;
    const amount = record.result === undefined ? undefined : Number(record.result);
    return [{ amount, shown: shown === amount ? undefined : shown, card, since: record.sentAt }];
  });
  const placed = holds.find(({ amount }) => amount !== undefined);
  if (placed) return { amount: placed.amount, shown: placed.shown, with: withCard(placed.card), since: placed.since };
  const [oldest] = holds.slice(-1);
  return oldest && { with: withCard(undefined), since: oldest.since };
}

/** Returns true once the bill that took the place of the hold is past. */
function isHoldOver(line: FirstMonthInput['line'], sent: readonly MonthOperation[], today: Day): boolean {
  if (!line || !isActivated(line.status)) return false;
  const bills = sent.flatMap(({ operation }) =>
    operation.kind === 'activate' && operation.state === 'done' ? (operation.terms.nextBill ?? []) : [],
  );
  return bills[0] !== undefined && bills[0] < today;
}
