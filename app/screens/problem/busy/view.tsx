import { problemCopy } from '#app/copy/problem.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallLink } from '#app/ui/call-link.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { busyCopy as copy } from './copy.ts';

/** 503: the portal itself cannot answer now. Asks nobody anything. */
export function BusyView() {
  const { path, brand } = usePage();
  return (
    <Sheet title={copy.title}>
      <p>{copy.text}</p>
      <p>
        {problemCopy.letsTalk.call} <CallLink number={brand.supportNumber} />.
      </p>
      <div className="acts">
        <ButtonLink main to={path}>
          {problemCopy.tryAgain}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
