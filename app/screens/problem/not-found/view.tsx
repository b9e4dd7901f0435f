import { frameCopy } from '#app/copy/frame.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { notFoundCopy as copy } from './copy.ts';

/** 404, with ways on for people who are signed in and for those who are not (decision 1). */
export function NotFoundView() {
  const { me } = usePage();
  return (
    <Sheet title={copy.title}>
      <p>{copy.text}</p>
      <div className="acts">
        {me ? (
          <ButtonLink main to={address.home}>
            {frameCopy.areas.home}
          </ButtonLink>
        ) : (
          <ButtonLink main to={address.login}>
            {frameCopy.signIn}
          </ButtonLink>
        )}
        <ButtonLink to={address.support}>{frameCopy.areas.support}</ButtonLink>
      </div>
    </Sheet>
  );
}
