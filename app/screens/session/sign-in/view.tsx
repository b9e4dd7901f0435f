import { layoutMessages } from '#app/copy/layout.ts';
import { CallUs } from '#app/forms/call-us.tsx';
import { paths } from '#app/ui/paths.ts';
import { Button, ButtonLink, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import type { SignInCause } from '#rpc/domain/sign-in-cause.ts';
import { signInMessages } from './copy.ts';

/** Causes that the person may not be able to remove. */
const needsCall: readonly SignInCause[] = ['unconfirmed', 'clock', 'refused', 'account', 'unproved'];
/** The provider may remember the person: signing out there lets them name another address. */
const needsOther: readonly SignInCause[] = ['unconfirmed', 'refused'];

/**
 * A failed sign-in, with its cause and the next step (SIGNIN-33).
 * @param to the requested page
 */
export function SignInView({ why, to }: { why: SignInCause; to?: string | undefined }) {
  const { causes, logOut, other } = useCopy(signInMessages);
  const { areas } = useCopy(layoutMessages);
  const { me, tokens } = usePage();
  const { title, text, again } = causes[why];
  const isLost = why === 'account' && me !== undefined;
  return (
    <ProblemLayout
      title={title}
      ways={
        <>
          {again && <MainLink to={to ? `${paths.login}?to=${encodeURIComponent(to)}` : paths.login}>{again}</MainLink>}
          {(isLost || needsOther.includes(why)) && (
            <PostForm action={paths.logout} token={tokens.logout}>
              <Button>{isLost ? logOut : other}</Button>
            </PostForm>
          )}
          <ButtonLink to={paths.support}>{areas.support}</ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      {needsCall.includes(why) && (
        <p>
          <CallUs />
        </p>
      )}
    </ProblemLayout>
  );
}
