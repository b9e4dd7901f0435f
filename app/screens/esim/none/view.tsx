import { ButtonLink } from '#app/ui/button.tsx';
import { paths } from '#app/ui/paths.ts';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { noSetupMessages } from './copy.ts';

/** No line has an eSIM that waits for its setup (ESIM-1). */
export function NoSetupView() {
  const copy = useCopy(noSetupMessages);
  return (
    <SinglePage title={copy.title}>
      <p>{copy.text}</p>
      <div className="acts">
        <ButtonLink main to={paths.postActivationHome}>
          {copy.home}
        </ButtonLink>
      </div>
    </SinglePage>
  );
}
