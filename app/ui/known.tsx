import type { ReactNode } from 'react';
import { lateMessages } from '#app/copy/late.ts';
import type { Tone } from '#app/copy/tone.ts';
import type { Read } from '#rpc/domain/facts/read.ts';
import { Note } from './banner.tsx';
import { useCopy } from './page-context.tsx';

interface KnownProps<T> {
  of: Read<T>;
  /** Words in place of data that could not be read. */
  missing: string;
  /** Shows the words in small type. */
  small?: boolean;
  /** Tone of a note that separates the words from the rest of the page. */
  tone?: Tone;
  /** Renders the value; left out where another part of the page does. */
  children?: (value: T) => ReactNode;
}

/** A part that the carrier may not return: its value, that it still loads, or that it is missing (HTTP-19). */
export function Known<T>({ of: read, missing, small = false, tone, children }: KnownProps<T>) {
  const textOf = useUnknown();
  switch (read.kind) {
    case 'known':
    case 'default':
      return <>{children?.(read.value)}</>;
    case 'absent':
      return null;
    case 'loading':
    case 'unreadable': {
      const text = textOf(read, missing);
      if (!tone) return <p className={small ? 'quiet small' : 'quiet'}>{text}</p>;
      return <Note tone={read.kind === 'loading' ? 'calm' : tone}>{text}</Note>;
    }
  }
}

/** Returns the words in place of a value: that it still loads, or that it is missing (HTTP-25). */
export function useUnknown(): (read: Pick<Read<unknown>, 'kind'>, missing: string) => string {
  const { part } = useCopy(lateMessages);
  return ({ kind }, missing) => (kind === 'loading' ? part : missing);
}
