import { frameCopy } from '#app/copy/frame.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { tooManyCopy as copy } from './copy.ts';

/** 429: too much from one place. `seconds` until it is worth trying again. */
export function TooManyView({ seconds }: { seconds?: number }) {
  return (
    <Sheet title={copy.title}>
      <p>{copy.text(seconds)}</p>
      <div className="acts">
        <ButtonLink main to={address.home}>
          {frameCopy.backHome}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
