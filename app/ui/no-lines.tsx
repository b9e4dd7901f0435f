import { noLinesMessages } from '#app/copy/no-lines.ts';
import { Note } from './banner.tsx';
import { CallButton } from './button.tsx';
import { CallLink } from './call-link.tsx';
import { useCopy } from './page-context.tsx';

/** Notice above the cards while the account holder, or the viewer's own line, is in status 7 (HOME-7). */
export function AccountDisabled({ what = 'account' }: { what?: 'account' | 'line' }) {
  const copy = useCopy(noLinesMessages);
  const { title, text } = what === 'line' ? copy.disabledLine : copy.disabled;
  return (
    <Note
      tone="bad"
      title={title}
      more={
        <div className="acts">
          <CallButton />
        </div>
      }
    >
      {text}
    </Note>
  );
}

/** Notice in place of the cards, for an account without lines to show. */
export function NoLines() {
  return (
    <Note tone="calm">
      {useCopy(noLinesMessages).empty} <CallLink />.
    </Note>
  );
}
