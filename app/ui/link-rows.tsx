import type { ListedLink } from './link-list.tsx';
import { useOffer } from './use-offer.ts';
import { PlainList } from './plain-list.tsx';

interface LinkRowsProps {
  /** Name of the list of links, for screen readers. */
  label: string;
  links: readonly ListedLink[];
}

/** A card of rows with links, each with a short description of its page. */
export function LinkRows({ label, links }: LinkRowsProps) {
  const offered = useOffer().offered(links);
  if (offered.length === 0) return null;
  return (
    <nav className="card rows" aria-label={label}>
      <PlainLinkRows links={offered} />
    </nav>
  );
}

/** Rows with links as a part of a card. */
export function PlainLinkRows({ links, className }: Pick<LinkRowsProps, 'links'> & { className?: 'rows' }) {
  // A list element, so that text browsers give each link its line.
  return (
    <PlainList className={className}>
      {links.map(({ to, words, text }) => (
        <li key={to}>
          <a href={to}>
            {words} {text && <small>{text}</small>}
          </a>
        </li>
      ))}
    </PlainList>
  );
}
