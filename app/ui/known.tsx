import type { ReactNode } from 'react';
import { lateMessages } from '#app/copy/late.ts';
import type { Read } from '#rpc/domain/facts/read.ts';
import { useMissing } from './missing.tsx';
import { useCopy } from './page-context.tsx';

interface KnownProps<T> {
  of: Read<T>;
  /** The words for data that could not be read. */
  missing: string;
  children: (value: T) => ReactNode;
}

/** A part that the carrier may not return: its value, that it still loads, or that it is missing (HTTP-19). */
export function Known<T>({ of: read, missing, children }: KnownProps<T>) {
  const { part } = useCopy(lateMessages);
  const textOf = useMissing();
  switch (read.kind) {
    case 'known':
    case 'default':
      return <>{children(read.value)}</>;
    case 'loading':
      return <p className="quiet">{part}</p>;
    case 'unreadable':
      return <p className="quiet">{textOf(missing)}</p>;
    case 'absent':
      return null;
  }
}
