import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

interface SinglePageProps {
  title: string;
  /** Text under the title, such as the line that the page is about. */
  about?: ReactNode;
  back?: { to: string; words: string };
  step?: ProgressProps | undefined;
  /** Cards that go with the page: beside it on wide screens, below it on others (SHELL-52). */
  side?: ReactNode;
  /** Content of the side column that phones show above the rest. */
  first?: ReactNode;
  children?: ReactNode;
}

/** A page with one purpose: a form, a question or an outcome. */
export function SinglePage({ title, about, back, step, side, first, children }: SinglePageProps) {
  return (
    <div className={side || first ? 'stack' : 'sheet'}>
      {back && <BackLink to={back.to}>{back.words}</BackLink>}
      {step && <Progress {...step} />}
      <div className="head">
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      {side || first ? (
        <div className="cols">
          {first}
          <div className="stack">{children}</div>
          {side}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
