import type { ReactNode } from 'react';
import { useCopy } from '#app/ui/page-context.tsx';
import type { CyclePlace } from '#rpc/portal/usage-history.ts';
import { accountMessages } from './account/copy.ts';

interface CycleLinksProps {
  place: CyclePlace;
  /** The address of the billing cycle that begins on a day. */
  to: (start: string) => string;
  /** Heading between the links to the previous and the next billing cycle. */
  children: ReactNode;
}

/**
 * A heading between the ways to the billing cycles beside it. At the first and the last one there is no link, and its
 * place has the reason (ACCOUNT-2).
 */
export function CycleLinks({ place: { previous, next, isCut }, to, children }: CycleLinksProps) {
  const copy = useCopy(accountMessages).usage;
  return (
    <div className="flip">
      <Arrow
        to={previous && to(previous)}
        path="m14 6-6 6 6 6"
        words={previous ? copy.previous : copy.noEarlier(isCut)}
      />
      {children}
      <Arrow to={next && to(next)} path="m10 6 6 6-6 6" words={next ? copy.next : copy.isPresent} />
    </div>
  );
}

function Arrow({ to, path, words }: { to: string | undefined; path: string; words: string }) {
  const content = (
    <>
      <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="unseen">{words}</span>
    </>
  );
  return to === undefined ? <span>{content}</span> : <a href={to}>{content}</a>;
}
