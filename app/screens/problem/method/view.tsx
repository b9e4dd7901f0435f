import { frameCopy } from '#app/copy/frame.ts';
import { address } from '#app/ui/address.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { methodCopy as copy } from './copy.ts';

/** 405: something was sent to a page that takes nothing. */
export function MethodView() {
  return (
    <Sheet title={copy.title}>
      <p>{copy.text}</p>
      <div className="acts">
        <ButtonLink main to={address.home}>
          {frameCopy.backHome}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
