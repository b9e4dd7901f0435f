import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

interface SinglePageProps {
  title: string;
  /** Under the title: whom or what the page is about. */
  about?: ReactNode;
  back?: { to: string; words: string };
  step?: ProgressProps;
  children?: ReactNode;
}

/** A page with one thing on it: a form, a question, an outcome. */
export function SinglePage({ title, about, back, step, children }: SinglePageProps) {
  return (
    <div className="sheet">
      {back && <BackLink to={back.to}>{back.words}</BackLink>}
      {step && <Progress {...step} />}
      <div className="head">
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {children}
    </div>
  );
}
