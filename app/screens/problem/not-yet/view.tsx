import { SinglePage } from '#app/ui/single-page.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { CallButton, HomeButton } from '#app/ui/next-step.tsx';
import { type Area } from './area.ts';
import { notYetMessages } from './copy.ts';

/** An area that this release does not have online: people do it instead. */
export function NotYetView({ area }: { area: Area }) {
  const copy = useCopy(notYetMessages);
  const { title, what } = copy.areas[area];
  return (
    <SinglePage title={title}>
      <p>{copy.text(what)}</p>
      <div className="acts">
        <CallButton main />
        <HomeButton />
      </div>
    </SinglePage>
  );
}
