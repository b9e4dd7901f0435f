import type { HTMLAttributes } from 'react';

interface PlainListProps extends HTMLAttributes<HTMLElement> {
  /** The order has a meaning. */
  ordered?: boolean;
}

/** A list without marks. Safari takes such a list for none, so that the role is written (SHELL-45). */
export function PlainList({ ordered = false, ...more }: PlainListProps) {
  return ordered ? <ol role="list" {...more} /> : <ul role="list" {...more} />;
}
