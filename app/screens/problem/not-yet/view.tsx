import { frameCopy } from '#app/copy/frame.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-link.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { type Area, notYetCopy as copy } from './copy.ts';

/** An area that this release does not have online: people do it instead. */
export function NotYetView({ area }: { area: Area }) {
  const { brand } = usePage();
  const { title, what } = copy.areas[area];
  return (
    <Sheet title={title}>
      <p>{copy.text(what)}</p>
      <div className="acts">
        <ButtonLink main to={callAddress(brand.supportNumber)}>
          {copy.call} {brand.supportNumber}
        </ButtonLink>
        <ButtonLink to={address.home}>{frameCopy.backHome}</ButtonLink>
      </div>
    </Sheet>
  );
}
