import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { afterEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from '#contracts/carrier.ts';
import { shownText } from '#contracts/spelling.ts';
import { wireTraits } from '#contracts/wire-trait.ts';
import { inTurn } from '#fixtures/testing/turn.ts';
import { operationStates } from '#rpc/domain/ledger.ts';
import { type Operation, operations } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { type Group, sayInstead } from './carrier-account.ts';
import { nameOf, open, openGroup, places } from './forms/form-place.ts';
import { ownerOf } from './forms/open-form.ts';
import { table } from './forms/remix-portal.ts';
import { paramsIn, pathWith } from './forms/route-path.ts';
import { completeActivation } from './matrix-account.ts';
import { type LineKind, lineKinds } from './situations.ts';

afterEach(() => sayInstead());

type Parts = Partial<Record<'innerType' | 'in' | 'element' | 'valueType', z.core.$ZodType>> & {
  options?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
};

/** Returns the names of the fields of a reply with text that people are shown. */
function shownIn(schema: z.core.$ZodType, name = ''): string[] {
  const { innerType, in: input, element, valueType, options = [], shape = {} } = schema._zod.def as Parts;
  if (wireTraits.get(schema as z.ZodMiniType)?.reads === shownText) return [name];
  const inner = [innerType, input, element, valueType, ...options].filter((part) => part !== undefined);
  return [
    ...inner.flatMap((part) => shownIn(part, name)),
    ...Object.entries(shape).flatMap(([field, part]) => shownIn(part, field)),
  ];
}

/** Codes that are sent on or looked up, and never shown. */
const codes = ['brand', 'carrierCode', 'countryCode', 'reachCarrierId', 'serviceCode', 'streamType'];
/** Texts of people: in replies, drafts and operations. */
const typed = ['refereeName', 'otherCarrier', 'planName', 'friends'];
const texts = new Set(
  [...endpoints.flatMap(({ reply }) => shownIn(reply)), ...typed].filter((name) => !codes.includes(name)),
);
const mark = 'ש';

/** Returns a value whose texts begin with a letter of another direction. */
function marked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, name));
  if (typeof value === 'object' && value !== null) {
    // A plan's `name` is its id.
    const isPlan = 'displayNameWeb' in value;
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field, isPlan && field === 'name' ? one : marked(one, field)]),
    );
  }
  return typeof value === 'string' && texts.has(name) && /\p{L}/u.test(value) ? mark + value : value;
}

/** Returns the texts with the mark that nothing isolates from what is beside them. */
function bare(root: HTMLElement): string[] {
  return root.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE)
      return node.text.replace(/\u2068[^\u2069]*\u2069/g, '').includes(mark) ? [node.text.trim()] : [];
    const element = node as HTMLElement;
    return ['BDI', 'TITLE', 'OPTION', 'SCRIPT', 'STYLE', 'TEXTAREA'].includes(element.tagName) ? [] : bare(element);
  });
}

/** Marks the texts of a group: at the carrier, in drafts and in what was sent. */
function markTexts({ account }: Group): void {
  for (const [key, journey] of account.journeys)
    account.journeys.set(key, { ...journey, draft: marked(journey.draft) });
  for (const operation of account.operations) Object.assign(operation, { terms: marked(operation.terms) });
  sayInstead((_, data) => marked(data));
  account.forget();
}

/** Opens a page, and those that it leads to. @returns its status, and its texts that nothing isolates */
async function look(group: Group, path: string): Promise<{ status: number; found: string[]; isMarked: boolean }> {
  const page = await ownerOf(group).get(path);
  if (page.location.startsWith('/')) return look(group, page.location);
  return { status: page.status, found: bare(parse(page.text)), isMarked: page.text.includes(mark) };
}

const pages = table.filter(({ module, file }) => module.loader && module.default && !file.startsWith('ui/'));
const usual = { person: 'primary on another line', circumstance: 'nothing else' } as const;

describe('texts of the carrier and of people are isolated from the line that they are in (INTAKE-12)', () => {
  test.each(inTurn(pages, 4).map((route) => [route.path, route] as const))('isolates them on %s', async (_, route) => {
    const group = openGroup();
    markTexts(group);
    expect(await look(group, pathWith(route, paramsIn(route, group)))).toMatchObject({ found: [] });
  });

  test.each(inTurn(places, 4).map((place) => [nameOf(place), place] as const))(
    'isolates them on the page of the form %s',
    async (_, place) => {
      const { group, path } = await open(place);
      markTexts(group);
      expect(await look(group, path)).toMatchObject({ found: [] });
    },
  );

  test('isolates them on the page about the account at a listed carrier', async () => {
    const group = openGroup({ ...usual, kind: 'new SIM, paid (0)' });
    markTexts(group);
    const key = `activation ${group.lineId}`;
    const journey = completeActivation(group.account.now);
    const number = { kind: 'port', number: '6175550142', carrier: `${mark}Verizon`, zip: '01803' };
    group.account.journeys.set(key, { ...journey, draft: { ...(journey.draft as object), number } });
    const page = await look(group, `/activation/${group.visit.lineRef}/number?way=keep`);
    expect(page).toMatchObject({ status: 200, found: [], isMarked: true });
  });

  test.each(inTurn(Object.keys(lineKinds) as LineKind[], 2))(
    'isolates them on pages about a line that is %s',
    async (kind) => {
      const group = openGroup({ ...usual, kind });
      markTexts(group);
      const { lineRef } = group.visit;
      for (const path of ['/home', '/account', `/status/${lineRef}`, `/activation/${lineRef}`, '/track-order'])
        expect([path, await look(group, path)]).toMatchObject([path, { found: [] }]);
    },
  );

  test.each(inTurn(operations, 4).map(({ kind }) => kind))('isolates them on pages about a sent %s', async (kind) => {
    const group = openGroup();
    const { account, context, lineId } = group;
    const { customerId: actorId } = context.viewer.actor;
    const of = { kind, subjectId: lineId, actorId, terms: sampleTerms[kind], issuedAt: account.now };
    const sent = operationStates.map((state) => ({
      ...{ ...of, id: `${kind}-${state}`.padEnd(16, '-'), state },
      sentAt: account.now - 60_000,
    }));
    account.operations.splice(0, Infinity, ...(sent as Operation[]));
    markTexts(group);
    const entries = sent.flatMap(({ id }) => [`/activity/${id}`, `/activity/${id}/not-me`]);
    for (const path of ['/activity', '/home', '/bills', ...entries])
      expect([path, await look(group, path)]).toMatchObject([path, { found: [] }]);
  });
});
