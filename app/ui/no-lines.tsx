import { noLinesMessages } from '#app/copy/no-lines.ts';
import { Note } from './banner.tsx';
import { CallLink } from './call-link.tsx';
import { usePage } from './page-context.tsx';
import { useCopy } from './use-copy.ts';

/** In place of the lines: the account is disabled (HOME-7), or has none to show. */
export function NoLines({ disabled }: { disabled: boolean }) {
  const { brand } = usePage();
  const copy = useCopy(noLinesMessages);
  return disabled ? (
    <Note tone="bad" title={copy.disabled.title}>
      {copy.disabled.text} <CallLink number={brand.supportNumber} />.
    </Note>
  ) : (
    <Note tone="calm">
      {copy.empty} <CallLink number={brand.supportNumber} />.
    </Note>
  );
}
