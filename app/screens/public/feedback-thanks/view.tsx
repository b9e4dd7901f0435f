import { paths } from '#app/ui/paths.ts';
import { ButtonLink, MainLink } from '#app/ui/button.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';
import { feedbackThanksMessages } from './copy.ts';

/** Page after feedback, with an address of its own so that a reload sends nothing again. */
export function FeedbackThanksView() {
  const copy = useCopy(feedbackThanksMessages);
  return (
    <SinglePage title={copy.title} about={copy.text}>
      <div className="acts">
        <MainLink to="/">{copy.home}</MainLink>
        <ButtonLink to={paths.support}>{copy.help}</ButtonLink>
      </div>
    </SinglePage>
  );
}
