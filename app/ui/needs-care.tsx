import type { ReactNode } from 'react';
import { journeyMessages } from '#app/copy/journey.ts';
import { Banner } from './banner.tsx';
import { ButtonLink } from './button.tsx';
import { CallLink } from './call-link.tsx';
import { LineName } from './line-name.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { Reference } from './reference.tsx';
import { SinglePage } from './single-page.tsx';
import { TextOrRelay } from './text-or-relay.tsx';

interface NeedsCareProps {
  /** What could not be found out and what not to do; the number follows it. */
  children: string;
  /** The line that it is about, if it is one. */
  line?: { name?: string; occurrence: number; msisdn?: string };
  reference: string;
  /** The carrier's own words, where it has some (ERROR-21). */
  said?: string;
  /** What was done and what was not, where that is known. */
  more?: ReactNode;
  back: { to: string; words: string };
}

/** The end of a journey whose outcome is unknown: people are asked to call, and what to say. */
export function NeedsCare({ children, line, reference, said, more, back }: NeedsCareProps) {
  const { brand } = usePage();
  const { callUs } = useCopy(journeyMessages);
  return (
    <SinglePage title={callUs} about={line && <LineName line={line} />}>
      <Banner tone="warn" title={said}>
        {children} <CallLink number={brand.careNumber} />.
      </Banner>
      <TextOrRelay />
      <Reference id={reference} />
      {more}
      <div className="acts">
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </div>
    </SinglePage>
  );
}
