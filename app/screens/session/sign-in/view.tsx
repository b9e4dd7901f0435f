import { layoutCopies } from '#app/copy/frame.ts';
import { paths } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ProblemLayout } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { signInCopies } from './copy.ts';

/** A sign-in that came to nothing: refused, too late, or with the provider out of reach. */
export function SignInView() {
  const copy = useCopy(signInCopies);
  const { areas } = useCopy(layoutCopies);
  return (
    <ProblemLayout
      title={copy.title}
      ways={
        <>
          <ButtonLink main to={paths.login}>
            {copy.again}
          </ButtonLink>
          <ButtonLink to={paths.support}>{areas.support}</ButtonLink>
        </>
      }
    >
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
