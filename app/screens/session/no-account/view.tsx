import { paths } from '#app/ui/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { noAccountMessages } from './copy.ts';

/** Page for a signed-in person without a customer record at the carrier (SIGNIN-10). */
export function NoAccountView({ email }: { email?: string | undefined }) {
  const { brand, tokens } = usePage();
  const copy = useCopy(noAccountMessages);
  return (
    <ProblemLayout
      title={copy.heading}
      ways={
        <PostForm action={paths.logout} token={tokens.logout}>
          <Button main>{copy.logOut}</Button>
        </PostForm>
      }
    >
      <p>{copy.text(brand.longName, email)}</p>
      <p>
        {copy.call} <CallLink />.
      </p>
    </ProblemLayout>
  );
}
