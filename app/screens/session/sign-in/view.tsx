import { layoutMessages } from '#app/copy/layout.ts';
import { CallUs } from '#app/forms/call-us.tsx';
import { paths } from '#app/ui/paths.ts';
import { Button, ButtonLink, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { signInMessages } from './copy.ts';

/**
 * A failed sign-in.
 * @param why `failed`: refused, too late, or with the provider out of reach; `lost`: somebody signed in, and their
 * customer was not found (SIGNIN-26); `unproved`: not recent enough, or of unknown time (SIGNIN-31)
 * @param to the requested page
 */
export function SignInView({ why = 'failed', to }: { why?: 'failed' | 'lost' | 'unproved'; to?: string | undefined }) {
  const copy = useCopy(signInMessages);
  const { areas } = useCopy(layoutMessages);
  const { me, tokens } = usePage();
  const { title, text, again } = why === 'failed' ? copy : copy[why];
  return (
    <ProblemLayout
      title={title}
      ways={
        <>
          <MainLink to={to ? `${paths.login}?to=${encodeURIComponent(to)}` : paths.login}>{again}</MainLink>
          <ButtonLink to={paths.support}>{areas.support}</ButtonLink>
          {why === 'lost' && me && (
            <PostForm action={paths.logout} token={tokens.logout}>
              <Button>{copy.lost.logOut}</Button>
            </PostForm>
          )}
        </>
      }
    >
      <p>{text}</p>
      {why !== 'failed' && (
        <p>
          <CallUs />
        </p>
      )}
    </ProblemLayout>
  );
}
