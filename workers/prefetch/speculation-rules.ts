import { createMiddleware } from 'hono/factory';
import { preferencesOf } from '../preference.ts';
import type { Bindings } from '../variables.ts';
import { tapTag } from './prefetch-kind.ts';

/** Links that lead elsewhere, end something, change a preference, sign in or out, or are files. */
const excluded = [
  '/',
  '/login*',
  '/secondarylogin*',
  '/mobile-login*',
  '/session-expired*',
  '/logout*',
  '/user*',
  '/preference*',
  '/care*',
  '/operator*',
  '/rpc/*',
  // One by one: some browsers take no pattern with a group.
  '/*.csv',
  '/*.ics',
  '/*.json',
  // These lead to the step, the line or the page that is next.
  '/activation',
  '/add-line',
  '/status',
  '/steps',
  '/cards/add',
  '/change-plan/*\\?*step=review',
];

/**
 * Rules by which a browser fetches a page while its link is pressed (SHELL-49). Each has a tag: browsers that send no
 * tags do not understand it, and leave out the rule.
 */
export const speculationRules = {
  prefetch: [
    {
      tag: tapTag,
      source: 'document',
      eagerness: 'conservative',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: excluded } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
    },
  ],
};

/**
 * Names the rules on pages of browsers that have been here: a first page causes no other request before its first
 * paint. Lite and `Save-Data` have none.
 */
export const offerPrefetch = createMiddleware<Bindings>(async (c, next) => {
  await next();
  const { headers } = c.req.raw;
  const isLater = headers.has('available-dictionary');
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (!isLater || !isPage || headers.get('save-data')?.toLowerCase() === 'on' || preferencesOf(c.req.raw).lite) return;
  c.header('speculation-rules', '"/prefetch.json"');
  c.header('vary', 'Save-Data', { append: true });
});
