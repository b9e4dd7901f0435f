import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from '#app/ui/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { signInMessages } from './copy.ts';

/**
 * A sign-in that came to nothing: refused, too late, or with the provider out of reach.
 * @param isLost somebody signed in, and their customer was not found (SIGNIN-26)
 */
export function SignInView({ isLost = false }: { isLost?: boolean }) {
  const copy = useCopy(signInMessages);
  const { areas } = useCopy(layoutMessages);
  const { brand, me, tokens } = usePage();
  const { title, text, again } = isLost ? copy.lost : copy;
  return (
    <ProblemLayout
      title={title}
      ways={
        <>
          <ButtonLink main to={paths.login}>
            {again}
          </ButtonLink>
          <ButtonLink to={paths.support}>{areas.support}</ButtonLink>
          {isLost && me && (
            <PostForm action={paths.logout} token={tokens.logout}>
              <Button>{copy.lost.logOut}</Button>
            </PostForm>
          )}
        </>
      }
    >
      <p>{text}</p>
      {isLost && (
        <p>
          <CallLink number={brand.supportNumber} />
        </p>
      )}
    </ProblemLayout>
  );
}
