import { createMiddleware } from 'hono/factory';
import { journeyOf } from '#app/journey-path.ts';
import { preferencesOf } from '../preference.ts';
import type { Bindings } from '../variables.ts';
import { tapTag } from './prefetch-kind.ts';

/** Beginnings of links to other origins and to staff, and of links that sign in or out, end or set something. */
const beginnings = [
  '//',
  '/login',
  '/secondarylogin',
  '/mobile-login',
  '/session-expired',
  '/logout',
  '/user',
  '/preference',
  '/care',
  '/operator',
  '/rpc/',
];
/** Addresses that redirect: to the first page, or to the step or line that is next. */
const redirects = ['/', '/activation', '/add-line', '/status', '/steps', '/cards/add'];
/** Parts of links to files, and to a review that redirects. */
const parts = ['.csv', '.ics', '.json', 'step=review'];

const excluded = [
  '[download]',
  '[target]',
  ...beginnings.map((beginning) => `[href^="${beginning}"]`),
  ...redirects.flatMap((path) => [`[href="${path}"]`, `[href^="${path}?"]`]),
  ...parts.map((part) => `[href*="${part}"]`),
];

/**
 * Rules by which a browser fetches a page while its link is pressed (SHELL-49). Each has a tag: browsers that send no
 * tags do not understand it, and leave out the rule. Links are chosen by a selector, because matching the addresses of
 * each link by URL patterns takes 2 ms more of a fast machine’s CPU on each page.
 */
export const speculationRules = {
  prefetch: [
    {
      tag: tapTag,
      source: 'document',
      eagerness: 'conservative',
      where: { selector_matches: `a[href^="/"]:not(${excluded.join(', ')})` },
    },
  ],
};

/**
 * Names the rules on pages of browsers that have been here: a first page causes no other request before its first
 * paint. Lite and `Save-Data` have none, nor have journeys: their way on is a form, which no rule fetches.
 */
export const offerPrefetch = createMiddleware<Bindings>(async (c, next) => {
  await next();
  const { headers } = c.req.raw;
  const isOffered = headers.has('available-dictionary') && journeyOf(c.req.path) === undefined;
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (!isOffered || !isPage || headers.get('save-data')?.toLowerCase() === 'on' || preferencesOf(c.req.raw).lite)
    return;
  c.header('speculation-rules', '"/prefetch.json"');
  c.header('vary', 'Save-Data', { append: true });
});
