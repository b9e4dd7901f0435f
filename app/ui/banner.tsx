import type { ReactNode } from 'react';
import { problemMessages } from '#app/copy/problem.ts';
import type { Tone } from '#app/copy/tone.ts';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';

interface NoteProps {
  tone: Tone;
  title?: string;
  id?: string;
  children: ReactNode;
  /** Under the words: what can be done. */
  more?: ReactNode;
}

interface BannerProps extends NoteProps {
  /** It is what the page is about: neither time nor a cross takes it away. */
  stays?: boolean;
}

/** Seconds after which script removes a success (SHELL-21). */
const successSeconds = 2;

/**
 * What has just happened, at the top of a page; read out when it appears. A success leaves unless there is something to
 * press in it (SHELL-21); an error stays until it is dismissed, or for good where the page is about it (SHELL-22).
 */
export function Banner({ stays, ...note }: BannerProps) {
  const { dismiss } = useCopy(problemMessages);
  return note.tone === 'bad' ? (
    <Box {...note} role="alert" dismiss={stays ? undefined : dismiss} />
  ) : (
    <Box
      {...note}
      role="status"
      autoDismiss={note.tone === 'ok' && !note.more && !stays ? successSeconds : undefined}
    />
  );
}

/** What is so, as a part of the page: not read out by itself. */
export function Note(note: NoteProps) {
  return <Box {...note} />;
}

function Box({
  tone,
  title,
  id,
  children,
  more,
  role,
  autoDismiss,
  dismiss,
}: NoteProps & { role?: 'alert' | 'status'; autoDismiss?: number | undefined; dismiss?: string }) {
  return (
    <div className={`note ${tone}`} id={id} role={role} data-auto-dismiss={autoDismiss} data-dismiss={dismiss}>
      <Icon name={tone} />
      <div>
        {title && <b>{title}</b>}
        <p>{children}</p>
        {more}
      </div>
    </div>
  );
}
