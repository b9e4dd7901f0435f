import type { Day } from '../domain/day.ts';
import type { BillCharge, BillItem } from '../domain/facts/bill-charge.ts';
import { monthlyChangeOf, planStartBill, restOf } from '../domain/facts/plan-bills.ts';
import { isolated } from '../domain/isolated.ts';
import { difference } from '../domain/plan-change.ts';
import type { OperationState } from '../domain/ledger.ts';
import type { StepRecord } from '../domain/saga.ts';
import { type AddLineOrder, lineIds, onceTotal, stepOfLine } from './add-line.ts';
import { ofKind, type Operation, type OperationKind } from './operations.ts';
import type { SimReorder } from './reorder-sim.ts';

/** Kinds whose operations a bill charges, or that pay for what a bill would charge. */
export const billKinds = [
  'top-up',
  'plan-change',
  'add-line',
  'reorder-sim',
  'sim-kit',
  'activate',
  'month-in-advance',
] as const satisfies OperationKind[];

/** A charge without the fields that come from its operation. */
type Item = Pick<BillCharge, 'item' | 'net' | 'tax' | 'isAbout'> & { lineId?: string; billDay: Day | undefined };

/**
 * Returns the charges that bills to come are to have, the earliest first (BILL-25). The month of a line is charged
 * once, whichever operation names it, and not at all where it was paid in advance.
 * @param stepsOf returns the records of a saga
 */
export function billChargesOf(
  operations: readonly Operation[],
  stepsOf: (operationId: string) => readonly StepRecord[],
): BillCharge[] {
  const sentOperations = operations
    .filter(({ state }) => !uncharged.has(state))
    .toSorted((a, b) => (a.sentAt ?? 0) - (b.sentAt ?? 0));
  const paidLines = new Set(sentOperations.flatMap(linePaidNow));
  const months = new Set<string>();
  return sentOperations
    .flatMap((operation, index) => chargesOfOne(operation, { stepsOf, earlier: sentOperations.slice(0, index) }))
    .filter(({ item, lineId, billDay, net }) => {
      if (net === 0) return false;
      if (item.kind !== 'new-line' && item.kind !== 'first-month') return true;
      const month = `${lineId} ${billDay ?? ''}`;
      if (paidLines.has(lineId) || months.has(month)) return false;
      months.add(month);
      return true;
    });
}

/** States of operations that do not affect bills. */
const uncharged: ReadonlySet<OperationState> = new Set(['refused', 'not-sent']);

function linePaidNow(operation: Operation): string[] {
  const isPaid = operation.kind === 'month-in-advance' || ofKind('activate', operation)?.terms.month !== undefined;
  return isPaid && operation.state === 'done' ? [operation.subjectId] : [];
}

interface Ledger {
  stepsOf: (operationId: string) => readonly StepRecord[];
  /** Operations that were sent before this one. */
  earlier: readonly Operation[];
}

function chargesOfOne(operation: Operation, ledger: Ledger): BillCharge[] {
  const { id: operationId, state, sentAt = 0, subjectId } = operation;
  const certainty = state === 'done' || state === 'pending' ? 'accepted' : 'may-arrive';
  return itemsOf(operation, ledger).map((charge) => ({
    ...{ operationId, lineId: subjectId, sentAt, certainty },
    ...charge,
  }));
}

function itemsOf(operation: Operation, { stepsOf, earlier }: Ledger): Item[] {
  switch (operation.kind) {
    case 'top-up': {
      const { gigabytes, charge: net, tax, nextBill } = termsOf('top-up', operation);
      return [{ item: { kind: 'top-up', gigabytes }, net, tax, billDay: nextBill }];
    }
    case 'reorder-sim':
    case 'sim-kit':
      return [simCard(operation.terms as SimReorder)];
    case 'plan-change':
      return planItems(operation as Operation<'plan-change'>, earlier);
    case 'add-line':
      return newLines(operation.id, termsOf('add-line', operation), lineIds(stepsOf(operation.id)));
    case 'activate': {
      const { price: net, tax, nextBill, month, hold } = termsOf('activate', operation);
      const isLater = month === undefined && hold !== undefined;
      return isLater ? [{ item: { kind: 'first-month' }, net, tax, billDay: nextBill }] : [];
    }
    default:
      return [];
  }
}

const termsOf = <K extends OperationKind>(_: K, operation: Operation) => (operation as Operation<K>).terms;

function simCard({ kitPrice, shipping, tax, nextBill }: SimReorder): Item {
  return { item: { kind: 'sim-card' }, net: kitPrice + shipping, tax, billDay: nextBill };
}

/**
 * Returns a plan change's charges. A plan that replaces a scheduled one adds only the difference to the bill
 * (PLAN-16).
 */
function planItems({ terms, subjectId }: Operation<'plan-change'>, earlier: readonly Operation[]): Item[] {
  const { planName, when, nextBill, nextCycle } = terms;
  const onNextBill = nextBill ?? nextCycle;
  const itemOf = (kind: 'plan-rest' | 'plan'): BillItem => ({ kind, planName: isolated(planName) });
  const scheduled = earlier.findLast((other) => other.kind === 'plan-change' && other.subjectId === subjectId);
  const replacedTerms = terms.replaces === undefined ? undefined : ofKind('plan-change', scheduled)?.terms;
  const replaced = replacedTerms?.when === 'next-cycle' ? difference(replacedTerms.prices) : 0;
  const monthly = { item: itemOf('plan'), ...monthlyChangeOf(terms, replaced), isAbout: true };
  if (when === 'next-cycle') return [{ ...monthly, billDay: planStartBill(terms) }];
  const restItem = { item: itemOf('plan-rest'), ...restOf(terms), isAbout: true, billDay: onNextBill };
  return [restItem, { ...monthly, billDay: onNextBill }];
}

/** Returns the charges of an order of lines: each line with its part of the tax, and the SIM cards. */
function newLines(operationId: string, terms: AddLineOrder, ids: Readonly<Record<string, string>>): Item[] {
  const { lines, monthlyTax, nextBill: billDay, shipping } = terms;
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  let priced = 0;
  const taxUntil = (cents: number) => (total === 0 ? 0 : Math.round(((monthlyTax ?? 0) * cents) / total));
  const months = lines.map(({ occurrence, price }): Item => {
    const pricedBefore = priced;
    priced += price;
    const tax = monthlyTax === undefined ? undefined : taxUntil(priced) - taxUntil(pricedBefore);
    const lineId = ids[stepOfLine(occurrence)] ?? `${operationId} ${occurrence}`;
    return { item: { kind: 'new-line' }, lineId, net: price, tax, billDay };
  });
  if (!shipping) return months;
  return [...months, { item: { kind: 'sim-card' }, net: onceTotal(terms) - shipping.tax, tax: shipping.tax, billDay }];
}
