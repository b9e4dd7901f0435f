import { SinglePage } from '#app/ui/sheet.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { CallButton, HomeButton } from '#app/ui/way-on.tsx';
import { type Area, notYetCopies } from './copy.ts';

/** An area that this release does not have online: people do it instead. */
export function NotYetView({ area }: { area: Area }) {
  const copy = useCopy(notYetCopies);
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
