import { frameCopies } from '#app/copy/frame.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { ProblemSheet } from '#app/ui/problem-sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { notFoundCopies } from './copy.ts';

/** 404, with ways on for people who are signed in and for those who are not (decision 1). */
export function NotFoundView() {
  const { me } = usePage();
  const copy = useCopy(notFoundCopies);
  const { areas, signIn } = useCopy(frameCopies);
  return (
    <ProblemSheet
      title={copy.title}
      ways={
        <>
          <ButtonLink main to={me ? address.home : address.login}>
            {me ? areas.home : signIn}
          </ButtonLink>
          <ButtonLink to={address.support}>{areas.support}</ButtonLink>
        </>
      }
    >
      <p>{copy.text}</p>
    </ProblemSheet>
  );
}
