import { frameCopy } from '#app/copy/frame.ts';
import { problemCopy } from '#app/copy/problem.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { callAddress } from '#app/ui/call-link.tsx';
import { usePage } from '#app/ui/page-facts.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { sorryCopy as copy } from './copy.ts';

interface SorryViewProps {
  /** `retry`: worth another try in a while. `disabled`: only people can help. Otherwise nobody knows. */
  kind?: 'plain' | 'retry' | 'disabled';
  /** Where trying again leads; the page itself when left out. */
  to?: string;
}

/** "Something Went Wrong", with the number by which it can be looked up (portal-1 §2 and §8). */
export function SorryView({ kind = 'plain', to }: SorryViewProps) {
  const { brand, path, requestId } = usePage();
  return (
    <Sheet title={problemCopy.generic.title}>
      {kind === 'plain' && <p>{copy.plain}</p>}
      {kind === 'retry' && <p>{problemCopy.generic.retry}</p>}
      {kind === 'disabled' && <p>{copy.disabled}</p>}
      <div className="acts">
        {kind === 'disabled' ? (
          <ButtonLink main to={callAddress(brand.supportNumber)}>
            {copy.call} {brand.supportNumber}
          </ButtonLink>
        ) : (
          <ButtonLink main to={to ?? path}>
            {problemCopy.tryAgain}
          </ButtonLink>
        )}
        <ButtonLink to={address.home}>{frameCopy.backHome}</ButtonLink>
        {kind === 'plain' && (
          <ButtonLink to={callAddress(brand.supportNumber)}>
            {copy.call} {brand.supportNumber}
          </ButtonLink>
        )}
      </div>
      <p className="quiet small">
        {copy.requestId}: <span className="keep">{requestId}</span>
      </p>
    </Sheet>
  );
}
