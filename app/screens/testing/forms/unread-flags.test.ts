import { describe, expect, test } from 'vitest';
import type { Fault, Outcome } from '#rpc/problem.ts';
import { inTurn } from '#fixtures/testing/turn.ts';
import type { Group } from '../carrier-account.ts';
import { filledIn, openForm, ownerOf, send } from './open-form.ts';
import { nameOf, openGroup, places } from './form-place.ts';
import { table } from './remix-portal.ts';
import { paramsIn, pathWith } from './route-path.ts';

// HTTP-18: the remote config keys as a whole cannot be read. Pages that look stand; forms that write are refused.

const faults = ['http', 'refused', 'garbage', 'network', 'slow', 'timeout'] as const satisfies Fault['why'][];

/** Has every read of the keys fail, and all others go through. */
function withoutFlags({ account }: Group, why: Fault['why']): void {
  const read = account.read.bind(account);
  account.read = async (viewer, requests) => {
    const outcomes = await read(viewer, requests);
    const fault: Outcome<unknown> = { kind: 'fault', why, transactionId: '' };
    return outcomes.map((outcome, index) => (requests[index]?.id === 'config.keys' ? fault : outcome));
  };
}

/** Each page with one of the faults, by turns. */
const pages = table
  .filter(({ module }) => module.loader)
  .map((route, at) => [route.path, faults[at % faults.length] ?? 'http', route] as const);
/** The pages of journeys that only a flag opens: they lead to the reason. */
const closed = /^\/add-line/;

describe('without the remote config keys (HTTP-18)', () => {
  test.each(inTurn(pages, 2))('shows %s after %s', async (_, why, route) => {
    const healthy = openGroup();
    const path = pathWith(route, paramsIn(route, healthy));
    const { status } = await ownerOf(healthy).get(path);
    const group = openGroup();
    withoutFlags(group, why);
    const shown = await ownerOf(group).get(pathWith(route, paramsIn(route, group)));
    const isClosed = closed.test(path) && [200, 302].includes(shown.status);
    expect(shown.status).toBe(isClosed ? shown.status : status);
    expect(shown.text).not.toMatch(/"[^" ]*[/=]undefined\b/);
    expect(shown.text).not.toMatch(/paused this for everyone|lines here right now|can’t invite friends/);
  });

  const picks = Array.from({ length: 60 }, (_, index) => (index * 7_919 + 13) % 1_000);
  const writing = inTurn(
    places.filter(({ sends }) => sends !== undefined),
    4,
  );
  test.each(writing.map((place) => [nameOf(place), place] as const))(
    'shows the form of %s again with its values, and sends nothing',
    async (_, place) => {
      const form = await openForm(place);
      const fields = Object.entries(filledIn(form, picks)).map(([name, value]) => [name, String(value)]);
      withoutFlags(form.group, 'http');
      const sent = await send(form, new URLSearchParams(fields));
      expect([sent.status, sent.did.filter((effect) => !effect.startsWith('saved'))]).toEqual([503, []]);
      expect(sent.text).toContain('Nothing was changed or charged.');
      expect(sent.text).toContain('name="_form" value="sealed"');
    },
  );
});
