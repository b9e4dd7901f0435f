import { type Reason, reasons } from '#rpc/domain/permission.ts';
import { problemCopy } from '#app/copy/problem.ts';
import { forbiddenCopy } from './forbidden/copy.ts';
import { ForbiddenView } from './forbidden/view.tsx';
import { methodCopy } from './method/copy.ts';
import { MethodView } from './method/view.tsx';
import { notFoundCopy } from './not-found/copy.ts';
import { NotFoundView } from './not-found/view.tsx';
import { SorryView } from './sorry/view.tsx';
import { tooManyCopy } from './too-many/copy.ts';
import { TooManyView } from './too-many/view.tsx';

/** The page for what a loader, an action or the gate refused with; 503 is the carrier, anything unknown is us. */
export function ProblemPage({ status, reason }: { status: number; reason: string }) {
  switch (status) {
    case 403:
      return <ForbiddenView {...(isReason(reason) ? { reason } : {})} />;
    case 404:
      return <NotFoundView />;
    case 405:
      return <MethodView />;
    case 413:
    case 415:
      return <ForbiddenView />;
    case 429:
      return <TooManyView />;
    case 503:
      return <SorryView kind="retry" />;
    default:
      return <SorryView />;
  }
}

export function problemTitle(status: number): string {
  switch (status) {
    case 403:
    case 413:
    case 415:
      return forbiddenCopy.title;
    case 404:
      return notFoundCopy.title;
    case 405:
      return methodCopy.title;
    case 429:
      return tooManyCopy.title;
    default:
      return problemCopy.generic.title;
  }
}

function isReason(text: string): text is Reason {
  return (reasons as readonly string[]).includes(text);
}
