import { changePlanMessages } from '#app/copy/change-plan.ts';
import { Note } from '#app/ui/banner.tsx';
import { CallText } from '#app/ui/call-link.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';

/** Notice for a plan with eSIM on a line with a SIM card, which stays in use (PLAN-24). */
export function KeepsSim() {
  const { careNumber } = usePage().brand;
  return (
    <Note tone="calm">
      <CallText number={careNumber}>{useCopy(changePlanMessages).keepsSim(careNumber)}</CallText>
    </Note>
  );
}
