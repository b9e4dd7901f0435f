import { problemMessages } from '#app/copy/problem.ts';
import { Note } from './banner.tsx';
import { CallLink } from './call-link.tsx';
import { useCopy } from './page-context.tsx';
import { TextOrRelay } from './text-or-relay.tsx';

/** The notice for accounts and services that only people can help with (ERROR-4). */
export function LetsTalk({ id }: { id?: string }) {
  const { title, text, call } = useCopy(problemMessages).letsTalk;
  return (
    <Note tone="warn" title={title} id={id} more={<TextOrRelay />}>
      {text} {call} <CallLink />.
    </Note>
  );
}
