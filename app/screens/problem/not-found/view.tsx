import { layoutMessages } from '#app/copy/layout.ts';
import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { ProblemLayout } from '#app/ui/problem-layout.tsx';
import { notFoundMessages } from './copy.ts';

/** Page of status 404, with links for customers and for visitors (SHELL-3). */
export function NotFoundView() {
  const { me } = usePage();
  const copy = useCopy(notFoundMessages);
  const { areas, signIn } = useCopy(layoutMessages);
  return (
    <ProblemLayout
      title={copy.title}
      ways={
        <>
          <MainLink to={me ? paths.home : paths.login}>{me ? areas.home : signIn}</MainLink>
          <ButtonLink to={paths.support}>{areas.support}</ButtonLink>
        </>
      }
    >
      <p>{copy.text}</p>
    </ProblemLayout>
  );
}
