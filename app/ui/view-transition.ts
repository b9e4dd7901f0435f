/**
 * Pages fade into each other. A style of its own, because Lite pages do without: on a slow processor two pages overlap
 * for more than half a second.
 */
export const viewTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
