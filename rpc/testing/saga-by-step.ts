import { endpoints } from '#contracts/carrier.ts';
import type { CarrierCaller } from '../carrier/procedures.ts';
import type { SagaEnd, StepRecord } from '../domain/saga.ts';
import type { OperationJournal, Secrets } from '../operation/operation.ts';
import type { Outcome } from '../problem.ts';
import { askedCarrier } from './asked-carrier.ts';
import { fault, noon } from './fake-account.ts';
import { memoryJournal } from './memory-journal.ts';

type Run = (
  carrier: CarrierCaller,
  journal: OperationJournal,
) => Promise<Outcome<string | undefined> | SagaEnd | string | undefined>;

const isWrite = ([endpoint]: [string, unknown]) => endpoints.find(({ id }) => id === endpoint)?.effect === 'write';

/** Resumes a saga from these records, with a carrier that answers so. Returns its end and the calls. */
export async function runFrom(
  records: readonly StepRecord[],
  run: Run,
  answer: (id: string, input: unknown) => Outcome<unknown>,
  { afterMs = 0, secrets = {} }: { afterMs?: number; secrets?: Secrets } = {},
) {
  const stepRecords = new Map(records.map((record) => [record.step, record]));
  const { caller, asked } = askedCarrier(answer);
  const end = await run(caller, { ...memoryJournal(secrets, stepRecords), now: () => noon + afterMs });
  return { end, asked, stepRecords, writes: asked.filter(isWrite).map(([id]) => id) };
}

/**
 * Resumes a saga whose step was sent at noon without a reply. The carrier answers only the read that reconciles the
 * step. Returns the step's record, `sent-again` or `read-later`.
 */
export async function stepAfterLostReply(
  run: Run,
  earlierRecords: readonly StepRecord[],
  step: string,
  reads: Outcome<unknown>,
  { afterMs = 0, secrets = {} }: { afterMs?: number; secrets?: Secrets } = {},
): Promise<Pick<StepRecord, 'state' | 'result'> | 'sent-again' | 'read-later'> {
  const record: StepRecord = { step, state: 'sent', sentAt: noon };
  let firstRead: string | undefined;
  const answer = (id: string) => ((firstRead ??= id) === id && !isWrite([id, undefined]) ? reads : fault());
  const { stepRecords, writes } = await runFrom([...earlierRecords, record], run, answer, { afterMs, secrets });
  const { state, result } = stepRecords.get(step) as StepRecord;
  if (state !== 'sent') return { state, ...(result === undefined ? {} : { result }) };
  return writes.length > 0 ? 'sent-again' : 'read-later';
}
