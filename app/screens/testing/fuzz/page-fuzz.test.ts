import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { shiftDays } from '#rpc/domain/day.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { ownerOf } from '../forms/open-form.ts';
import { openGroup } from '../forms/form-place.ts';
import { type Route, table } from '../forms/remix-portal.ts';
import { paramsIn, pathWith } from '../forms/route-path.ts';
import { hostileText } from './hostile-values.ts';

/** `npm run lab -- fuzz` loads 2,000 addresses of each page. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 2);
/** The same addresses in each run of the tests. */
const seed = Number(process.env.FUZZ_SEED ?? 1_414);

interface Address {
  which: number;
  value: string;
  known: boolean;
  twice: boolean;
}

const pages = table.filter(({ module }) => module.loader);
const namesIn = ({ path }: Route) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The parameters of its address that a page asks for, as its running loader does. */
async function queryOf(route: Route): Promise<string[]> {
  const group = openGroup();
  const asked = [
    vi.spyOn(URLSearchParams.prototype, 'get'),
    vi.spyOn(URLSearchParams.prototype, 'has'),
    vi.spyOn(URLSearchParams.prototype, 'getAll'),
  ];
  try {
    await ownerOf(group).get(pathWith(route, paramsIn(route, group)));
    const names = asked.flatMap(({ mock }) => mock.calls.map(([name]) => name));
    // What Remix asks for itself never gets there (`workers/framework/refuse-requests.ts`).
    return [...new Set(names)].filter((name) => !name.startsWith('_'));
  } finally {
    for (const one of asked) one.mockRestore();
  }
}

describe('forms that are sent with GET', () => {
  test('lead to the operation of a reference, and to the bills of the requested days', async () => {
    const group = openGroup();
    const open = ownerOf(group);
    const { issued, known } = group.visit;
    const found = await open.get(`/activity?ref=${spokenReference(issued.sent)}`);
    expect([found.status, found.location]).toEqual([302, `/activity/${issued.sent}`]);
    expect((await open.get(found.location)).status).toBe(200);
    const bills = await open.get(`/bills?from=${shiftDays(known.day, -90)}&to=${known.day}`);
    expect([bills.status, bills.text.includes(known.bill)]).toEqual([200, true]);
    expect(group.written()).toEqual([]);
  });
});

describe('addresses of pages, prefetched or not (SAFETY-41, SHELL-49)', () => {
  test.each(pages.map((route) => [route.path, route] as const))(
    '%s: no address causes 5xx, a write, or a call that its declaration refuses',
    async (_, route) => {
      const query = await queryOf(route);
      const names = namesIn(route);
      const group = openGroup();
      const open = ownerOf(group);
      const input = fc.record({ which: fc.nat(1_000), value: hostileText, known: fc.boolean(), twice: fc.boolean() });
      const one = async ({ which, value, known, twice }: Address) => {
        const wrong = [...names, ...query][which % (names.length + query.length)] ?? 'extra';
        const params = { ...paramsIn(route, group) };
        const hostile = encodeURIComponent(value.toWellFormed());
        if (names.includes(wrong)) params[wrong] = hostile;
        const { issued, lineRef } = group.visit;
        // A parameter that names something of the account, but not what the page is about.
        const text = known ? ([...Object.values(issued), lineRef][which % 5] ?? '') : hostile;
        const once = `${wrong}=${text}`;
        const search = names.includes(wrong) ? '' : `?${once}${twice ? `&${once}` : ''}`;
        const shown = await open.get(pathWith(route, params) + search);
        expect(shown.status).toBeLessThan(500);
        expect(group.refusedCalls()).toEqual([]);
        expect(group.written()).toEqual([]);
      };
      await fc.assert(fc.asyncProperty(input, one), { numRuns: names.length + query.length > 0 ? numRuns : 1, seed });
    },
  );
});
