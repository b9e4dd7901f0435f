import { problemMessages } from '#app/copy/problem.ts';
import { Banner } from './banner.tsx';
import { ButtonLink, CallButton, MainLink } from './button.tsx';
import { LineName } from './line-name.tsx';
import { useCopy, usePage } from './page-context.tsx';
import { SinglePage } from './single-page.tsx';

interface NotDoneProps {
  /** What can be done about it. */
  children: string;
  title: string;
  line: { name?: string; occurrence: number; msisdn?: string };
  /** What did not happen, or the carrier's own words where it has some (ERROR-21). */
  said?: string | undefined;
  again: { to: string; words?: string };
  back: { to: string; words: string };
}

/** The end of a journey that was refused: nothing was changed, and it can be tried again. */
export function NotDone({ children, title, line, said, again, back }: NotDoneProps) {
  const { tryAgain } = useCopy(problemMessages);
  return (
    <SinglePage title={title} about={<LineName line={line} />}>
      <Banner tone="bad" title={said} stays>
        {children}
      </Banner>
      <div className="acts">
        <MainLink to={again.to}>{again.words ?? tryAgain}</MainLink>
        <CallButton number={usePage().brand.careNumber} />
        <ButtonLink to={back.to}>{back.words}</ButtonLink>
      </div>
    </SinglePage>
  );
}
