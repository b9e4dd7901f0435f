import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { endpoints } from '../carrier.ts';
import { assumptionsOf } from '../assumption.ts';
import { relations } from '../laws/relations.ts';
import { assumptionList, stateList } from './contract-list.ts';

it('the list of assumptions has the formula of each relation, and the assumed ones as such (HTTP-35)', () => {
  const lines = assumptionList().split('\n');
  expect(lines).toContain(
    '- a month in advance costs what the plan costs (**assumed**): `amount` = `price` of the line',
  );
  expect(lines).toContain('- tax is the rate of the states: `totalTax` = `amount` × 6.25 %');
  expect(Object.keys(relations).filter((name) => !lines.some((line) => line.startsWith(`- ${name}`)))).toEqual([]);
});

it('each assumption has a unique id and a self-contained text, and is in the list of its call', () => {
  const all = endpoints.flatMap(assumptionsOf);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const vague = /our choice|documented:|\b[A-Z]+-\d+\b|[^.?)]$/;
  expect(all.filter(({ text }) => vague.test(text)).map(({ id }) => id)).toEqual([]);
  const lines = assumptionList().split('\n');
  const lost = all.filter(({ id }) => {
    const [endpoint = '', kind = ''] = id.split('/');
    return !lines.some((line) => line.startsWith(`- \`${endpoint}\` (\``) && line.includes(`**${kind}**`));
  });
  expect(lost).toEqual([]);
});

it('the list of states has each state of the pacts, in the words of its name', async () => {
  const sections = stateList().split('\n## ').slice(1);
  const folder = new URL('pacts/', import.meta.url);
  const pacts = await Promise.all(
    (await readdir(folder)).map(async (file) => JSON.parse(await readFile(new URL(file, folder), 'utf8')) as Pact),
  );
  const states = pacts.flatMap(({ interactions }) => interactions.flatMap((one) => one.providerStates));
  expect(states.length).toBeGreaterThan(0);
  const lost = states.filter(({ name, params }) => {
    const section = sections.find((text) => text.startsWith(`${params.seed}\n`)) ?? '';
    const [, next, code] = / whose next (\S+) is refused with (\S+)$/.exec(name) ?? [];
    const [, condition = ''] = /^a customer like [^ ,]+(?: whose|,)? ?(.*)$/.exec(name) ?? [];
    const [, call] = /^(\S+) has been called$/.exec(name) ?? [];
    return !section.includes(next ? `\`${next}\` (${code}` : call ? `\`${call}\`` : condition);
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});

interface Pact {
  interactions: { providerStates: { name: string; params: { seed: string } }[] }[];
}
