import type { AnchorHTMLAttributes } from 'react';
import { useOffer } from './use-offer.ts';

/** A link within the portal; nothing where the carrier cannot do what it leads to (TIER-2). */
export function PageLink({ children, ...own }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return useOffer().leads(own.href) ? <a {...own}>{children}</a> : null;
}
