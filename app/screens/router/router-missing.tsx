import { Note } from '#app/ui/banner.tsx';
import { CallText } from '#app/ui/call-text.tsx';
import { MissingNote } from '#app/ui/missing.tsx';
import { useCopy, usePage } from '#app/ui/page-context.tsx';
import { routerMessages } from './router/copy.ts';

/** The carrier has no router of this customer, or did not tell. */
export function RouterMissing({ isUnknown }: { isUnknown: boolean }) {
  const { supportNumber } = usePage().brand;
  const copy = useCopy(routerMessages);
  if (isUnknown) return <MissingNote tone="warn">{copy.unknown}</MissingNote>;
  return (
    <Note tone="warn">
      <CallText number={supportNumber}>{copy.none(supportNumber)}</CallText>
    </Note>
  );
}
