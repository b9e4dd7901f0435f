import { printStyles } from 'virtual:page-assets';

/** Pages fade into each other. */
const viewTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * What a page ends its styles with, behind the rare ones. Lite pages do without the transition: on a slow processor two
 * pages overlap for more than half a second.
 */
export const lastStyles = (lite: boolean): string => (lite ? printStyles : printStyles + viewTransition);

/** Those that a page has, for its content security policy. */
export const lastStylesIn = (html: string): string => lastStyles(!html.includes(`${viewTransition}</style>`));
