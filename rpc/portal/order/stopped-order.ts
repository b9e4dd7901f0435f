import type { Customer } from '#contracts/customer/vocabulary.ts';
import { isUnpaidSim } from '../../domain/line-status.ts';
import type { StepRecord } from '../../domain/saga.ts';
import { type AddLineOrder, lineIds, stepOfLine } from '../../operation/add-line.ts';
import type { StoppedOrder } from '../../operation/submission.ts';

/** Period in which Home shows new lines that were not added (HOME-23). Milliseconds. */
const noticeMs = 14 * 24 * 3_600_000;

/** Returns the id of the order that added this line and stopped before its SIM card was ordered (ORDER-28). */
export function stoppedOrderOf(line: Customer, stopped: readonly StoppedOrder[]): string | undefined {
  if (!isUnpaidSim(line)) return undefined;
  const order = stopped.find(({ steps }) => Object.values(lineIds(steps)).includes(line.id) && !isOrdered(steps));
  return order?.operation.id;
}

/** Returns the latest order that failed before all of its lines were added, while Home shows it (HOME-23). */
export function unaddedOrder(
  customerId: string,
  stopped: readonly StoppedOrder[],
  now: number,
): { operationId: string } | undefined {
  const order = stopped.find(
    ({ operation: { subjectId, endedAt = 0, terms }, steps }) =>
      subjectId === customerId && now - endedAt < noticeMs && !isAdded(terms, steps),
  );
  return order && { operationId: order.operation.id };
}

const isOrdered = (steps: readonly StepRecord[]) =>
  steps.some(({ step, state }) => step === 'order' && state === 'done');

function isAdded({ lines }: AddLineOrder, steps: readonly StepRecord[]): boolean {
  const ids = lineIds(steps);
  return lines.every(({ occurrence }) => stepOfLine(occurrence) in ids);
}
