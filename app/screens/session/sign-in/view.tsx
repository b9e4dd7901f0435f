import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { signInMessages } from './copy.ts';

/** A sign-in that came to nothing: refused, too late, or with the provider out of reach. */
export function SignInView() {
  const copy = useCopy(signInMessages);
  const { areas } = useCopy(layoutMessages);
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
