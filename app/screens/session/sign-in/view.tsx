import { frameCopies } from '#app/copy/frame.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ProblemSheet } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { signInCopies } from './copy.ts';

/** A sign-in that came to nothing: refused, too late, or with the provider out of reach. */
export function SignInView() {
  const copy = useCopy(signInCopies);
  const { areas } = useCopy(frameCopies);
  return (
    <ProblemSheet
      title={copy.title}
      ways={
        <>
          <ButtonLink main to={address.login}>
            {copy.again}
          </ButtonLink>
          <ButtonLink to={address.support}>{areas.support}</ButtonLink>
        </>
      }
    >
      <p>{copy.text}</p>
    </ProblemSheet>
  );
}
