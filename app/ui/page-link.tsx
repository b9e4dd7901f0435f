import type { AnchorHTMLAttributes } from 'react';
import { useOffer } from './use-offer.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link with a large tap target. */
export function TapLink({ children, ...own }: LinkProps) {
  return (
    <a className="tap" {...own}>
      {children}
    </a>
  );
}

/** Link within the portal; renders nothing where the carrier cannot serve its page (TIER-2). */
export function PageLink(link: LinkProps) {
  return useOffer().leads(link.href) ? <TapLink {...link} /> : null;
}
