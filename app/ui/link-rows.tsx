import type { ListedLink } from './link-list.tsx';
import { useOffer } from './use-offer.ts';
import { PlainList } from './plain-list.tsx';

interface LinkRowsProps {
  /** Name of the list of links, for screen readers. */
  label: string;
  links: readonly ListedLink[];
  /** The rows are part of a card. */
  plain?: boolean;
}

/** Rows with links, each with a short description of its page. */
export function LinkRows({ label, links, plain = false }: LinkRowsProps) {
  const offered = useOffer().offered(links);
  if (offered.length === 0) return null;
  return (
    <nav className={plain ? 'rows' : 'card rows'} aria-label={label}>
      {/* A list element, so that text browsers give each link its line. */}
      <PlainList>
        {offered.map(({ to, words, text }) => (
          <li key={to}>
            <a href={to}>
              {words} {text && <small>{text}</small>}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
