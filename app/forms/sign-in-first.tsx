import { problemMessages } from '#app/copy/problem.ts';
import { signInAgainMessages } from '#app/copy/sign-in-again.ts';
import { Banner } from '#app/ui/banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';

/** Note beside a button that redirects to sign-in, because it needs a recent one (SIGNIN-28). */
export function SignInFirst() {
  const { signedInRecently } = usePage();
  const { first } = useCopy(signInAgainMessages);
  return signedInRecently ? null : <p className="hint">{first}</p>;
}

/** The notice after a new sign-in: the button has to be pressed once more (SIGNIN-29). */
export function SignedInAgain() {
  const { signedInAgain } = usePage();
  const { again } = useCopy(signInAgainMessages);
  return signedInAgain ? <Banner tone="calm" {...again} /> : null;
}

/** The notice of a form that the gate refused: it has to be sent once more (SAFETY-61). */
export function FormRefused() {
  const { isFormRefused } = usePage();
  const { notSent } = useCopy(problemMessages);
  return isFormRefused ? <Banner tone="bad" {...notSent} /> : null;
}
