import { journeyMessages } from '#app/copy/journey.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { Summary } from './summary.tsx';
import { useCopy, usePage } from './page-context.tsx';

/** Short form of an operation's or a request's id, to read out on the phone (SAFETY-40). */
export function SpokenReference({ id }: { id: string }) {
  return <span className="keep">{spokenReference(id)}</span>;
}

/** The reference to mention in a call about an operation. */
export function Reference({ id }: { id: string }) {
  const { reference } = useCopy(journeyMessages);
  return (
    <div className="card">
      <Summary rows={[{ term: reference, value: <SpokenReference id={id} /> }]} />
    </div>
  );
}

/** The reference by which care finds in the logs what happened. Only on pages that are never cached. */
export function RequestReference() {
  const { requestId } = usePage();
  return (
    <p className="quiet small">
      {useCopy(journeyMessages).reference}: <SpokenReference id={requestId} />
    </p>
  );
}
