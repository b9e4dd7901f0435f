import { activationMessages } from '#app/copy/activation.ts';
import { CallButton, HomeButton } from '#app/ui/button.tsx';
import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/page-context.tsx';

/** Page for a customer without a line that waits for its activation. */
export function NothingToActivate() {
  const { title, nothing } = useCopy(activationMessages);
  return (
    <SinglePage title={title} about={nothing}>
      <div className="acts">
        <HomeButton main />
        <CallButton />
      </div>
    </SinglePage>
  );
}
