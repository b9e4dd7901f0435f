import { paths } from '#app/ui/address.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ProblemLayout } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { expiredCopies } from './copy.ts';

/** The session is over. `to` is the path that was asked for; OKAY signs out (decision 21). */
export function ExpiredView({ to }: { to?: string }) {
  const { tokens } = usePage();
  const copy = useCopy(expiredCopies);
  return (
    <ProblemLayout
      title={copy.heading}
      ways={
        <>
          <ButtonLink main to={to ? `${paths.login}?to=${encodeURIComponent(to)}` : paths.login}>
            {copy.again}
          </ButtonLink>
          <PostForm action={paths.logout} token={tokens.logout}>
            <Button>{copy.okay}</Button>
          </PostForm>
        </>
      }
    >
      <p>
        {copy.text} {copy.okayText}
      </p>
    </ProblemLayout>
  );
}
