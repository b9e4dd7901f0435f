import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { inTurn } from '#fixtures/testing/turn.ts';
import type { Group } from '../carrier-account.ts';
import { ownerOf } from '../forms/open-form.ts';
import { nameOf, open, openGroup, places } from '../forms/form-place.ts';
import { type Route, table } from '../forms/remix-portal.ts';
import { paramsIn, pathWith } from '../forms/route-path.ts';
import type { Visitor } from '../forms/portal-visitor.ts';
import { another, askAs, denied, leaks, secretsOf, signedOut, signInOf } from './others.ts';
import { controlOf } from './owned-form.ts';

// Every page, by GET and HEAD; by POST those that have no form. verbs.test.ts has the verbs that no page has.

interface Page {
  group: Group;
  path: string;
}

/** Pages that a form leads to. */
const results: Record<string, string> = {
  '/add-data/:lineRef/:operationId': 'add-data/review/route.tsx',
  '/change-plan/:lineRef/:operationId': 'change-plan/review/route.tsx',
  '/edit-name/:lineRef/:operationId': 'edit-name/form/route.tsx',
  '/add-line/orders/:operationId': 'add-line/review/route.tsx',
  '/activation/:lineRef/kit/:operationId': 'activation/kit/route.tsx',
  '/activation/:lineRef/result': 'activation/confirm/route.tsx',
};

/** A page as its owner gets it, on an account of its own. */
async function openPage(route: Route): Promise<Page> {
  const result = results[route.path];
  const ofFile = places.filter(({ file }) => file === (result ?? route.file));
  const place = ofFile.find(({ sends }) => sends !== undefined) ?? ofFile.at(-1);
  if (result && place) {
    const { form, sent } = await controlOf(place);
    return { group: form.group, path: sent.location };
  }
  if (place) return open(place);
  if (route.path.endsWith('/usage/:file')) return openUsageFile();
  const kind = route.path.startsWith('/activate-esim') ? 'active, setup left (2)' : 'active (2)';
  const group = openGroup({ person: 'primary on another line', kind, circumstance: 'nothing else' });
  return { group, path: pathWith(route, paramsIn(route, group)) };
}

/** The file of a line's present billing cycle, whose day its page knows. */
async function openUsageFile(): Promise<Page> {
  const group = openGroup();
  const { text } = await ownerOf(group).get(`/account?usage=${group.visit.lineRef}`);
  const path = /\/account\/[\w-]+\/usage\/[\w.-]+/.exec(text)?.[0];
  if (path === undefined) throw new Error('no file of the usage');
  return { group, path };
}

/** Of the path itself: what it names. */
const namesSomething = ({ path }: Route) => /:(lineRef|operationId|billRef|card|codeId)/.test(path);

/** What every page reads of the person and the group, to know what they may see. */
const firstReads = ['customer.byUsername', 'customer.group', 'config.keys'];

/** A secondary who is neither the owner nor the line's holder: denied, or told that this is the account holder's. */
async function expectThirdDenied({ group, path }: Page, method: string): Promise<void> {
  const { answer, did, calls } = await askAs(another(group, 2), group, { path, init: { method } });
  expect({ did, leaks: leaks(answer, secretsOf(group, 2)) }).toEqual({ did: [], leaks: [] });
  if (answer.status === 200) {
    expect(calls.filter((one) => !firstReads.includes(one ?? ''))).toEqual([]);
    if (method === 'GET') expect(answer.text).toMatch(/Only the account holder|Bills go to the account holder/);
  } else expect({ method, path, status: answer.status }).toEqual({ method, path, status: denied });
}

const named = table.filter((route) => route.module.loader && namesSomething(route));

describe('the subject of a path (SAFETY-43)', () => {
  test.each(named.map((route) => [route.path, route] as const))(
    'GET and HEAD %s answer the owner, and nobody else',
    async (_, route) => {
      const { group, path } = await openPage(route);
      const owner = await ownerOf(group).get(path);
      expect([path, owner.status]).toEqual([path, 200]);
      const of = openGroup();
      of.account.operations.length = 0;
      for (const method of ['GET', 'HEAD']) {
        const stranger = await askAs(ownerOf(of), group, { path, init: { method }, of });
        expect({ method, status: stranger.answer.status, calls: stranger.calls, did: stranger.did }).toEqual({
          ...{ method, status: denied, calls: [], did: [] },
        });
        await expectThirdDenied({ group, path }, method);
        const nobody = await askAs(signedOut(group), group, { path, init: { method } });
        expect([nobody.answer.status, nobody.answer.location]).toEqual([302, signInOf(path)]);
        expect(leaks(stranger.answer, secretsOf(group))).toEqual([]);
        expect(leaks(nobody.answer, secretsOf(group))).toEqual([]);
      }
    },
  );
});

describe('an operation under another line of the same person (LEDGER-14)', () => {
  const ofBoth = named.filter(({ path }) => path.includes(':lineRef') && path.includes(':operationId'));

  test.each(ofBoth.map((route) => [route.path, route] as const))('is not found: %s', async (_, route) => {
    const { group } = await openPage(route);
    const [primary] = group.people;
    const other = primary && group.account.refTo(group.signedIn(primary).viewer.actor.customerId);
    expect(other).not.toBe(group.visit.lineRef);
    const under = pathWith(route, { ...paramsIn(route, group), lineRef: other ?? '' });
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? new URLSearchParams({ when: 'now' }) : undefined;
      const { answer, did } = await askAs(ownerOf(group), group, { path: under, init: { method, body } });
      const hasForm = method === 'GET' || route.module.action;
      expect({ method, status: answer.status, did }).toEqual({ method, status: hasForm ? denied : 405, did: [] });
    }
  });
});

/** What a page says. */
const wordsOf = (html: string) => parse(html).querySelector('main')?.text;

describe('the subject of a query (SAFETY-43)', () => {
  const queryPlaces = places.filter(({ form }) => form.isShownByQuery);

  test('is that of nine forms', () => expect(queryPlaces).toHaveLength(9));

  test.each(queryPlaces.map((place) => [nameOf(place), place] as const))(
    'the operation of %s is shown on the next page to its owner, and to nobody else',
    async (_, place) => {
      const { form, sent } = await controlOf(place);
      // Pages show an operation in progress without the query, so the test ends it.
      const { operations } = form.group.account;
      operations.push(...operations.splice(-1).map((one) => ({ ...one, state: 'done' as const })));
      const address = sent.location;
      const [path = ''] = address.split('?');
      const wordsFor = async (who: Visitor, asked: string) => wordsOf((await who.get(asked)).text);
      const owner = ownerOf(form.group);
      expect(await wordsFor(owner, address)).not.toBe(await wordsFor(owner, path));
      const stranger = ownerOf((await open(place)).group);
      expect(await wordsFor(stranger, address)).toBe(await wordsFor(stranger, path));
      const third = another(form.group, 2);
      expect(await wordsFor(third, address)).toBe(await wordsFor(third, path));
    },
  );

  test.each([
    '/account?usage=',
    '/services/international-calling?usage=',
    '/track-order?line=',
    '/calendar/data-reset.ics?line=',
  ])('%s of another customer’s line is not found, and makes no call', async (address) => {
    const theirs = openGroup();
    const of = openGroup();
    const path = address + theirs.visit.lineRef;
    expect((await ownerOf(theirs).get(path)).status).toBe(200);
    const { answer, did, calls } = await askAs(ownerOf(of), theirs, { path, of });
    expect({ status: answer.status, did, calls }).toEqual({ status: 404, did: [], calls: [] });
  });
});

describe('a POST to a page without a form (SAFETY-43)', () => {
  const formless = table.filter(({ module }) => module.loader && !module.action);

  test.each(inTurn(formless, 2).map((route) => [route.path, route] as const))(
    '%s changes nothing',
    async (_, route) => {
      const group = openGroup();
      const path = pathWith(route, paramsIn(route, group));
      const body = new URLSearchParams({ operation: group.visit.issued.topUp, line: group.visit.lineRef });
      for (const who of [ownerOf(group), another(group, 2), signedOut(group)]) {
        const { answer, did } = await askAs(who, group, { path, init: { method: 'POST', body } });
        expect({ status: answer.status, did }).toEqual({ status: 405, did: [] });
      }
    },
  );
});

describe('a visitor without a session (SAFETY-43)', () => {
  test.each(table.filter(({ module }) => module.loader).map((route) => [route.path, route] as const))(
    'GET %s leads to sign-in when it reads anything of the signed-in person',
    async (_, route) => {
      const group = openGroup();
      const path = pathWith(route, paramsIn(route, group));
      const intents: string[] = [];
      await ownerOf(group, () => {
        intents.push(path);
        throw new Response(null, { status: 404 });
      }).get(path);
      const { answer } = await askAs(signedOut(group), group, { path });
      const signIn = route.path === '/' ? '/mobile-login' : signInOf(path);
      if (intents.length > 0) expect([answer.status, answer.location]).toEqual([302, signIn]);
      expect(leaks(answer, secretsOf(group))).toEqual([]);
    },
  );
});
