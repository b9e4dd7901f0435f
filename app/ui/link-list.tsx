import { TapLink } from './page-link.tsx';
import { useOffer } from './use-offer.ts';
import { PlainList } from './plain-list.tsx';

export interface ListedLink {
  to: string;
  words: string;
  /** Text under the link, such as its target or author. */
  text?: string | undefined;
}

/** Links one under the other, each easy to tap. */
export function LinkList({ links }: { links: readonly ListedLink[] }) {
  const offered = useOffer().offered(links);
  return (
    <PlainList className={offered.some(({ text }) => text) ? 'stack' : undefined}>
      {offered.map(({ to, words, text }) => (
        <li key={to}>
          <TapLink href={to}>{words}</TapLink>
          {text && <p className="quiet small">{text}</p>}
        </li>
      ))}
    </PlainList>
  );
}
