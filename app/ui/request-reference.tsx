import { journeyMessages } from '#app/copy/journey.ts';
import { useCopy, usePage } from './page-context.tsx';
import { SpokenReference } from './reference.tsx';

/** The reference by which care finds in the logs what happened. Only on pages that are never cached. */
export function RequestReference() {
  const { requestId } = usePage();
  return (
    <p className="quiet small">
      {useCopy(journeyMessages).reference}: <SpokenReference id={requestId} />
    </p>
  );
}
