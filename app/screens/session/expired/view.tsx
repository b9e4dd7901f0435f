import { paths } from '#app/ui/paths.ts';
import { Button, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { expiredMessages } from './copy.ts';

/**
 * The session is over. `to` is the requested path; `unchanged` after a form, which changed nothing
 * (SIGNIN-16); OKAY signs out (SIGNIN-17).
 */
export function ExpiredView({ to, unchanged }: { to?: string; unchanged?: boolean }) {
  const { tokens } = usePage();
  const copy = useCopy(expiredMessages);
  return (
    <ProblemLayout
      title={copy.heading}
      ways={
        <>
          <MainLink to={to ? `${paths.login}?to=${encodeURIComponent(to)}` : paths.login}>{copy.again}</MainLink>
          <PostForm action={paths.logout} token={tokens.logout}>
            <Button>{copy.okay}</Button>
          </PostForm>
        </>
      }
    >
      {unchanged && <p>{copy.unchanged}</p>}
      <p>
        {copy.text} {copy.okayText}
      </p>
    </ProblemLayout>
  );
}
