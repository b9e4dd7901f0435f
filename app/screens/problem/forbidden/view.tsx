import { address } from '#app/ui/address.ts';
import { frameCopy } from '#app/copy/frame.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Refused } from '#app/ui/refused.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import type { Reason } from '#rpc/domain/permission.ts';
import { forbiddenCopy as copy } from './copy.ts';

/** 403: a forged or stale form, or something that a rule does not allow; then the rule's reason is told (decision 7). */
export function ForbiddenView({ reason }: { reason?: Reason }) {
  return (
    <Sheet title={copy.title}>
      <p>{reason ? copy.stale : copy.text}</p>
      {reason && <Refused reason={reason} />}
      <div className="acts">
        <ButtonLink main to={address.home}>
          {frameCopy.backHome}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
