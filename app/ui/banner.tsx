import type { ReactNode } from 'react';
import { problemMessages } from '#app/copy/problem.ts';
import type { Tone } from '#app/copy/tone.ts';
import { useCopy } from './page-context.tsx';

interface NoteProps {
  tone: Tone;
  title?: string;
  id?: string;
  /** The words, when they contain no link or button. */
  text?: string;
  children?: ReactNode;
  /** Links or buttons under the words. */
  more?: ReactNode;
}

interface BannerProps extends NoteProps {
  /** The banner is the main content of its page, so it neither disappears nor has a cross. */
  stays?: boolean;
  /** A success that is read again elsewhere on the page: time takes it away (SHELL-21). */
  leaves?: boolean;
}

/** Seconds after which script removes a success that leaves (SHELL-21). */
const successSeconds = 2;

/**
 * Result of the last action, at the top of a page; screen readers read it when it appears. A success is a receipt and
 * stays until it is dismissed, unless it `leaves` by itself. A banner with a button or link never leaves by itself.
 */
export function Banner({ stays, leaves, ...note }: BannerProps) {
  const { dismiss } = useCopy(problemMessages);
  const isOk = note.tone === 'ok';
  const goes = isOk && leaves && !stays && !note.more;
  return (
    <Box
      {...note}
      role={note.tone === 'bad' ? 'alert' : 'status'}
      autoDismiss={goes ? successSeconds : undefined}
      dismiss={(isOk || note.tone === 'bad') && !stays && !goes ? dismiss : undefined}
    />
  );
}

interface NotSentProps {
  reasons: Readonly<Record<string, { title: string; text: string }>>;
  because: string | undefined;
}

/** Reason why a form came back unsent, from the address. An unknown reason shows no banner. */
export function NotSent({ reasons, because }: NotSentProps) {
  if (because === undefined || !Object.hasOwn(reasons, because)) return null;
  return <Banner tone={because === 'same' ? 'calm' : 'warn'} {...reasons[because]} />;
}

/** Static note, as a part of the page: screen readers do not announce it. */
export function Note(note: NoteProps) {
  return <Box {...note} />;
}

function Box({
  tone,
  title,
  id,
  text,
  children = text,
  more,
  role,
  autoDismiss,
  dismiss,
}: NoteProps & { role?: 'alert' | 'status'; autoDismiss?: number | undefined; dismiss?: string | undefined }) {
  return (
    <div className={`note ${tone}`} id={id} role={role} data-auto-dismiss={autoDismiss} data-dismiss={dismiss}>
      {title && <b>{title}</b>}
      <p>{children}</p>
      {more}
    </div>
  );
}
