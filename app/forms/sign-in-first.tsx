import { signInAgainMessages } from '#app/copy/sign-in-again.ts';
import { Banner } from '#app/ui/banner.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';

/** Beside a button that needs a recent sign-in: pressing it leads to sign-in first (SIGNIN-28). */
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
