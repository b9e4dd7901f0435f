import { layoutCopies } from '#app/copy/frame.ts';
import { paths } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { ProblemLayout } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { notFoundCopies } from './copy.ts';

/** 404, with ways on for people who are signed in and for those who are not (decision 1). */
export function NotFoundView() {
  const { me } = usePage();
  const copy = useCopy(notFoundCopies);
  const { areas, signIn } = useCopy(layoutCopies);
  return (
    <ProblemLayout
      title={copy.title}
      ways={
        <>
          <ButtonLink main to={me ? paths.home : paths.login}>
            {me ? areas.home : signIn}
          </ButtonLink>
          <ButtonLink to={paths.support}>{areas.support}</ButtonLink>
        </>
      }
    >
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
