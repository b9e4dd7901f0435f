import { CallButton, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { problemMessages } from '#app/copy/problem.ts';
import { maintenanceMessages } from './copy.ts';

/** The operator closed the portal for a while (SAFETY-56). @param minutes when to come back */
export function MaintenanceView({ minutes }: { minutes: number }) {
  const { path, query } = usePage();
  const copy = useCopy(maintenanceMessages);
  const { tryAgain } = useCopy(problemMessages);
  return (
    <ProblemLayout
      call
      title={copy.title}
      ways={
        <>
          <MainLink to={path + query}>{tryAgain}</MainLink>
          <CallButton />
        </>
      }
    >
      <p>{copy.text(minutes)}</p>
      <p>{copy.unchanged}</p>
      <p>{copy.service}</p>
    </ProblemLayout>
  );
}
