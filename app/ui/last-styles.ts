import { printStyles } from 'virtual:page-assets';

/** Pages fade into each other. */
const viewTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Returns the last styles of a page, after the rare ones. Lite pages have no transition: on a slow processor two pages
 * overlap for more than half a second.
 */
export const lastStyles = (lite: boolean): string => (lite ? printStyles : printStyles + viewTransition);

/** Those that a page has, for its content security policy. */
export const lastStylesIn = (html: string): string => lastStyles(!html.includes(`${viewTransition}</style>`));
