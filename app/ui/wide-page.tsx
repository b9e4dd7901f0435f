import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';

interface WidePageProps {
  title: string;
  /** Under the title: what the page is about. */
  about?: ReactNode;
  back?: { to: string; words: string };
  /** Beside the content on wide screens, before it on phones. */
  first?: ReactNode;
  /** Beside the content on wide screens, after it on phones. */
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
