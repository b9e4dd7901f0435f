import { problemMessages } from '#app/copy/problem.ts';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

/** The number by which people can look up what happened. Only on pages that are never cached. */
export function RequestNumber() {
  const { requestId } = usePage();
  return (
    <p className="quiet small">
      {useCopy(problemMessages).requestNumber}: <span className="keep">{requestId}</span>
    </p>
  );
}
