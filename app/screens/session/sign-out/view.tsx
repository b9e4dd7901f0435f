import { paths } from '#app/ui/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { signOutMessages } from './copy.ts';

/** For somebody who came by a link: following a link changes nothing, so it takes a button. */
export function SignOutView() {
  const { tokens } = usePage();
  const copy = useCopy(signOutMessages);
  return (
    <SinglePage title={copy.title}>
      <p>{copy.text}</p>
      <PostForm action={paths.logout} token={tokens.logout}>
        <div className="acts">
          <Button main>{copy.logOut}</Button>
          <ButtonLink to={paths.home}>{copy.stay}</ButtonLink>
        </div>
      </PostForm>
    </SinglePage>
  );
}
