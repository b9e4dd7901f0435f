import { expect, test } from 'vitest';
import { problemMessages } from '#app/copy/problem.ts';
import { inTurn } from '#fixtures/testing/turn.ts';
import type { Outcome } from '#rpc/problem.ts';
import type { Group } from '../carrier-account.ts';
import { openGroup } from './form-place.ts';
import { ownerOf } from './open-form.ts';
import { table } from './remix-portal.ts';
import { paramsIn, pathWith } from './route-path.ts';

/** Reads of all pages, whose failure has tests of its own (ERROR-18, HTTP-18). */
const everywhere = ['customer.byUsername', 'customer.group', 'config.keys'];

/** Pages that are nothing without a read: the list, the thing or the price that they are there for. */
const needed: readonly (readonly [path: RegExp, endpoint: string])[] = [
  [/^\/add-data/, 'topup.pulse'],
  [/^\/add-line/, 'catalog.activePlans'],
  [/^\/add-line\/review/, 'customer.planPricing'],
  [/^\/change-plan/, 'catalog.activePlans'],
  [/^\/bills\/:billRef/, 'billing.invoices'],
  [/^\/cards/, 'card.list'],
];

/** Has the reads of one endpoint fail. @returns the endpoints that were read */
function without({ account }: Group, endpoint: string | undefined): Set<string> {
  const read = account.read.bind(account);
  const endpoints = new Set<string>();
  account.read = async (viewer, requests) => {
    const outcomes = await read(viewer, requests);
    for (const { id } of requests) endpoints.add(id);
    const fault: Outcome<unknown> = { kind: 'fault', why: 'http', transactionId: '' };
    return outcomes.map((outcome, index) => (requests[index]?.id === endpoint ? fault : outcome));
  };
  return endpoints;
}

/** Pages of the account's own operations and data, which need no read (SETTINGS-9). */
const ownPages = [
  /^\/activity/,
  /^\/(activation-error|lost-phone\/steps|settings)$/,
  /^\/settings\/(activity\.csv|my-data\.json)$/,
  /^\/(add-data|change-plan|edit-name)\/:lineRef\/:operationId$/,
];
const isOwn = (path: string) => ownPages.some((page) => page.test(path));

const isNeeded = (path: string, endpoint: string) =>
  (!isOwn(path) && everywhere.includes(endpoint)) || needed.some(([at, id]) => at.test(path) && id === endpoint);

const pages = table.filter(({ module }) => module.loader).map((route) => [route.path, route] as const);

test.each(inTurn(pages, 2))(
  'shows %s without each optional read, and the error page without a required one (HTTP-19, ERROR-18)',
  async (path, route) => {
    const open = async (endpoint?: string) => {
      const group = openGroup();
      const endpoints = without(group, endpoint);
      const { status, text } = await ownerOf(group).get(pathWith(route, paramsIn(route, group)));
      return { endpoints, status, text };
    };
    const whole = await open();
    const [optional, others] = [[], []] as [string[], string[]];
    for (const endpoint of whole.endpoints) (isNeeded(path, endpoint) ? others : optional).push(endpoint);
    for (const endpoint of optional)
      expect([endpoint, (await open(endpoint)).status]).toEqual([endpoint, whole.status]);
    for (const endpoint of others.filter((one) => one !== 'config.keys')) {
      // A page that leads elsewhere, or is not found here, has nothing to apologize for.
      if (whole.status !== 200) break;
      const { status, text } = await open(endpoint);
      expect([endpoint, status]).toEqual([endpoint, 503]);
      // A file has no page.
      if (path.endsWith(':file')) continue;
      expect(text).toContain(problemMessages.en.tryAgain);
      expect(text).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
    }
  },
);
