import { usualMessages } from '#app/copy/usual.ts';
import { isLong, workOf } from '#rpc/domain/facts/usual.ts';
import type { OperationState } from '#rpc/domain/ledger.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { CallText } from './call-link.tsx';
import { useCopy, usePage } from './page-context.tsx';

/** An operation whose end a page waits for. `sentAt` in epoch milliseconds. */
export interface AwaitedOperation {
  id: string;
  kind: string;
  state: OperationState;
  sentAt: number;
}

/** Usual duration of an operation; after that the number to call, with the spoken reference (PORT-4). */
export function Usual({ operation }: { operation: AwaitedOperation }) {
  const { now } = usePage();
  const copy = useCopy(usualMessages);
  const { id, state, sentAt } = operation;
  const work = workOf(operation);
  if (isLong(work, sentAt, now)) return <Longer id={id} />;
  return <>{state === 'unknown' ? copy.unknown : copy[work]}</>;
}

/** Work that takes longer than usual. `id`: its operation, if it was sent from here. */
export function Longer({ id }: { id?: string | undefined }) {
  const { careNumber } = usePage().brand;
  const { longTitle, long } = useCopy(usualMessages);
  return (
    <>
      {longTitle}. <CallText number={careNumber}>{long(careNumber, id && spokenReference(id))}</CallText>
    </>
  );
}
