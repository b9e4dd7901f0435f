import { frameCopy } from '#app/copy/frame.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-link.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { helpCopy as copy } from './copy.ts';

/** The ways to help: the help center in a new tab, and people (portal-2 §2, hours of portal-1 §1). */
export function HelpView() {
  const { brand } = usePage();
  return (
    <Sheet title={copy.heading}>
      <section className="card">
        <div>
          <h2>{copy.centre.title}</h2>
          <p className="quiet">{copy.centre.text}</p>
        </div>
        <ButtonLink main newTab to={brand.external.helpCentre} about={frameCopy.newTab}>
          {copy.centre.button}
        </ButtonLink>
      </section>
      <section className="card">
        <div>
          <h2>{copy.phone.title}</h2>
          <p className="quiet">{copy.phone.hours}</p>
        </div>
        <ButtonLink to={callAddress(brand.supportNumber)}>
          {copy.phone.call} {brand.supportNumber}
        </ButtonLink>
      </section>
      <section className="card">
        <div>
          <h2>{copy.chat.title}</h2>
          <p className="quiet">{copy.chat.hours}</p>
        </div>
        <ButtonLink newTab to={brand.external.chat} about={frameCopy.newTab}>
          {copy.chat.button}
        </ButtonLink>
      </section>
    </Sheet>
  );
}
