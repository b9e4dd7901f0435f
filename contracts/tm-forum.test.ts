import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from './carrier.ts';
import { endpointsOf, tierNames } from './tier.ts';

const rows = readFileSync(new URL('../docs/tm-forum.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]\w*\.\w+ \|/i.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

it('has one row in docs/tm-forum.md for each endpoint, with the first tier that needs it (TIER-1)', () => {
  const firstTier = (id: string) => tierNames.find((tier) => endpointsOf(tier).includes(id));
  expect(rows.map(([id, tier]) => [id, tier])).toEqual(endpoints.map(({ id }) => [id, firstTier(id)]));
});

it('names an API by number and name, or none', () => {
  expect(rows.filter(([, , api = '']) => !/^(TMF6\d\d|TMF7\d\d) [A-Z]|^–$/.test(api))).toEqual([]);
  expect(rows.filter(([, , api]) => api === '–').length).toBe(13);
});
