import { journeyMessages } from '#app/copy/journey.ts';
import { Banner } from './banner.tsx';
import { ButtonLink } from './button.tsx';
import { CallLink } from './call-link.tsx';
import { LineName } from './line-name.tsx';
import { usePage } from './page-context.tsx';
import { Reference } from './reference.tsx';
import { SinglePage } from './single-page.tsx';
import { useCopy } from './use-copy.ts';

interface NeedsCareProps {
  /** What could not be found out and what not to do; the number follows it. */
  children: string;
  line: { name?: string; occurrence: number; msisdn?: string };
  reference: string;
  back: { to: string; words: string };
}

/** The end of a journey where nobody knows what came of it: people are asked to call, and what to say. */
export function NeedsCare({ children, line, reference, back }: NeedsCareProps) {
  const { brand } = usePage();
  const { callUs } = useCopy(journeyMessages);
  return (
    <SinglePage title={callUs} about={<LineName line={line} />}>
      <Banner tone="warn">
        {children} <CallLink number={brand.careNumber} />.
      </Banner>
      <Reference id={reference} />
      <div className="acts">
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </div>
    </SinglePage>
  );
}
