/**
 * Style features that engines of the floor lack (ADR-042), with their effect there. Such selectors have rules of their
 * own, because an engine drops a whole list for one selector that it does not support.
 */
export const leftOutOfStyles: Readonly<Record<string, string>> = {
  '::details-content': 'a closed part is printed as its title',
  ':focus-visible': 'the outline of the engine itself',
  ':has': 'the radio button shows what was chosen; a panel stays over what has the focus; a card is printed',
  ':not() of a list': 'the carousel does not go on by itself',
  ':popover-open': 'details open the menu',
  '@media (forced-colors)': 'nothing to force',
  '@media (prefers-color-scheme)': 'light colors',
  '@media (prefers-reduced-motion)': 'no motion',
  'accent-color': 'the color of the engine itself',
  'align-content: start': 'known in grids, the only place where it is used',
  'align-self: start': 'a button is as wide as its card',
  'break-after: avoid': 'a heading may be printed at the end of a page',
  contain: 'a panel opens a little later',
  'color-scheme': 'controls have our own colors, or are light',
  cursor: 'a touch screen has none',
  'flex, gap': 'margins, in no-gap.css',
  'forced-color-adjust': 'nothing to force',
  'position: sticky': 'the side column scrolls with its page',
  'print-color-adjust': 'the prefixed property before it',
  rx: 'bars of plans have square ends',
  'scroll-margin': 'a slide may stop at the edge of the screen',
  'text-wrap': 'lines of uneven length',
};

/** Names in scripts that engines of the floor lack: checked before use, or names of our own. */
export const leftOutOfScripts: Readonly<Record<string, string>> = {
  '.RelativeTimeFormat': 'asked for before',
  '.and': 'a word of a message',
  '.cause': 'a field of errors of @trpc/client',
  '.city': 'a field of a place',
  '.detect': 'asked for before',
  '.path': 'a field of a call',
  '.playsInline': 'a property that engines without it keep as a name',
  '.query': 'a call',
  '.requestId': 'a counter of @trpc/client',
  '.scan': 'a data attribute',
  '.since': 'a data attribute',
  '.subscribe': 'of the observables of @trpc/server',
  '.unsubscribe': 'of the observables of @trpc/server',
  '.wait': 'a data attribute',
  '.zip': 'a field of a place',
};
