import { noLinesMessages } from '#app/copy/no-lines.ts';
import { Note } from './banner.tsx';
import { CallLink } from './call-link.tsx';
import { useCopy } from './page-context.tsx';

/** Above the cards while the account holder is in status 7 (HOME-7). */
export function AccountDisabled() {
  const { title, text } = useCopy(noLinesMessages).disabled;
  return (
    <Note tone="bad" title={title}>
      {text} <CallLink />.
    </Note>
  );
}

/** In place of the cards: the account has no lines to show. */
export function NoLines() {
  return (
    <Note tone="calm">
      {useCopy(noLinesMessages).empty} <CallLink />.
    </Note>
  );
}
