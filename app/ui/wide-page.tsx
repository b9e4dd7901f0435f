import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';

interface WidePageProps {
  title: string;
  /** Introduction under the title. */
  about?: ReactNode;
  back?: { to: string; words: string };
  /** Content beside the main content on wide screens, and before it on phones. */
  first?: ReactNode;
  /** Content beside the main content on wide screens, and after it on phones. */
  after?: ReactNode;
  children: ReactNode;
}

/** A page with something beside its content: it uses the whole width (SHELL-51). */
export function WidePage({ title, about, back, first, after, children }: WidePageProps) {
  return (
    <>
      {back && <BackLink to={back.to}>{back.words}</BackLink>}
      <div className="head">
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      <div className="cols">
        {first && <div className="side stack">{first}</div>}
        <div className="stack">{children}</div>
        {after && <div className="side stack">{after}</div>}
      </div>
    </>
  );
}
