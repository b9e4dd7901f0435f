import { Fragment } from 'react';
import type { ListedLink } from './link-list.tsx';

interface LinkRowsProps {
  /** What the links have in common; said to screen readers. */
  label: string;
  links: readonly ListedLink[];
}

/** Rows of a card that lead on, each with what is there. */
export function LinkRows({ label, links }: LinkRowsProps) {
  return (
    <nav className="card rows" aria-label={label}>
      {links.map(({ to, words, text }) => (
        <Fragment key={to}>
          <a href={to}>
            {words} {text && <small>{text}</small>}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
