import { paths } from '#app/ui/paths.ts';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { signOutMessages } from './copy.ts';

/** Page with a sign-out button for people who followed a link, because a link must change nothing. */
export function SignOutView() {
  const { tokens } = usePage();
  const copy = useCopy(signOutMessages);
  return (
    <SinglePage title={copy.title}>
      <p>{copy.text}</p>
      <PostForm
        action={paths.logout}
        token={tokens.logout}
        button={copy.logOut}
        back={{ to: paths.home, words: copy.stay }}
      />
    </SinglePage>
  );
}
