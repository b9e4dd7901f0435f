import { dateTimeText } from '#app/ui/date-time.tsx';
import { ButtonLink, HomeButton } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { type TurnedAwayCopy, turnedAwayMessages } from './copy.ts';

interface TurnedAwayViewProps {
  status: keyof TurnedAwayCopy;
  /** Time at which the limit allows another request, in milliseconds since 1970 (SAFETY-10). */
  until?: number | undefined;
}

/**
 * A request that was refused before any work: the page shows that nothing was changed (ERROR-20). Status 422 is a form
 * that was sent before with another payload (LEDGER-23).
 */
export function TurnedAwayView({ status, until }: TurnedAwayViewProps) {
  const { me, timeZone, language } = usePage();
  const copy = useCopy(turnedAwayMessages);
  const { title, text } = copy[status];
  return (
    <ProblemLayout
      title={title}
      ways={
        <>
          <HomeButton main />
          {status === 422 && me && <ButtonLink to={paths.activity}>{copy[422].activity}</ButtonLink>}
        </>
      }
    >
      <p>{until ? copy[429].until(dateTimeText(until, timeZone, language)) : text}</p>
    </ProblemLayout>
  );
}
