import { paths } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SinglePage } from '#app/ui/sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { feedbackThanksCopies } from './copy.ts';

/** After feedback: a page of its own, so that a reload sends nothing again. */
export function FeedbackThanksView() {
  const copy = useCopy(feedbackThanksCopies);
  return (
    <SinglePage title={copy.title} about={copy.text}>
      <div className="acts">
        <ButtonLink main to="/">
          {copy.home}
        </ButtonLink>
        <ButtonLink to={paths.support}>{copy.help}</ButtonLink>
      </div>
    </SinglePage>
  );
}
