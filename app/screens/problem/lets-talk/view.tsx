import { problemMessages } from '#app/copy/problem.ts';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { CallButton, HomeButton } from '#app/ui/button.tsx';

/** The Let's Talk notice as a page (ERROR-4). */
export function LetsTalkView() {
  const { letsTalk, unchanged } = useCopy(problemMessages);
  const { title, text } = letsTalk;
  return (
    <ProblemLayout
      call
      title={title}
      ways={
        <>
          <CallButton main />
          <HomeButton />
        </>
      }
    >
      <p>{text}</p>
      <p>{unchanged}</p>
    </ProblemLayout>
  );
}
