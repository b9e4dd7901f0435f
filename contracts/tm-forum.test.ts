import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from './carrier.ts';
import { endpointsOf, tierNames } from './tier.ts';

const page = readFileSync(new URL('../docs/tm-forum.md', import.meta.url), 'utf8');
/** An API with its calls in one tier. */
const entries = [...page.matchAll(/^\| (TMF.+?|none) \| (.+) \|$/gm)].flatMap(([, api = '', cell = '']) =>
  cell.split('; ').map((part) => {
    const [tier, calls = ''] = part.split(': ');
    return { api, tier, calls: calls.split(', ') };
  }),
);

it('names each endpoint once in docs/tm-forum.md, with the first tier that needs it (TIER-1)', () => {
  const firstTier = (id: string) => tierNames.find((tier) => endpointsOf(tier).includes(id));
  const listed = entries.flatMap(({ tier, calls }) => calls.map((call) => `${call} ${tier}`));
  expect(listed.toSorted()).toEqual(endpoints.map(({ id }) => `${id} ${firstTier(id)}`).toSorted());
});

it('names each API by number and name, or none', () => {
  expect(entries.filter(({ api }) => !/^(TMF6\d\d|TMF7\d\d) [A-Z]|^none$/.test(api))).toEqual([]);
  expect(entries.filter(({ api }) => api === 'none').flatMap(({ calls }) => calls)).toHaveLength(13);
});
