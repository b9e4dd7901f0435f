import { ButtonLink, HomeButton } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { paths } from '#app/ui/paths.ts';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { formUsedMessages } from './copy.ts';

/** Page of status 422: a resubmitted form with another payload (LEDGER-23). */
export function FormUsedView() {
  const { me } = usePage();
  const copy = useCopy(formUsedMessages);
  return (
    <ProblemLayout
      title={copy.title}
      ways={
        <>
          <HomeButton main />
          {me && <ButtonLink to={paths.activity}>{copy.activity}</ButtonLink>}
        </>
      }
    >
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
