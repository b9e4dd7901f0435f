import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../carrier.ts';
import { assumptionsOf } from '../assumption.ts';
import { assumptionList, endpointList, stateList } from './contract-list.ts';

describe('the generated list for backend teams is up to date', () => {
  it('of endpoints', async () => {
    await expect(endpointList()).toMatchFileSnapshot('./endpoints.md');
  });

  it('of assumptions', async () => {
    await expect(assumptionList()).toMatchFileSnapshot('./assumptions.md');
  });

  it('of states', async () => {
    await expect(stateList()).toMatchFileSnapshot('./states.md');
  });
});

it('each assumption has a unique id, a self-contained text, and a question about its call', () => {
  const all = endpoints.flatMap(assumptionsOf);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const vague = /our choice|documented:|\b[A-Z]+-\d+\b|[^.?)]$/;
  expect(all.filter(({ text }) => vague.test(text)).map(({ id }) => id)).toEqual([]);
  for (const { id, question } of all) expect(question, id).toMatch(/`(GET|POST|PUT|DELETE) [^`]*`.*\?/);
});

it('the list of states has each state of the pacts, by its name', async () => {
  const listed = stateList();
  const folder = new URL('pacts/', import.meta.url);
  const pacts = await Promise.all(
    (await readdir(folder)).map(async (file) => JSON.parse(await readFile(new URL(file, folder), 'utf8')) as Pact),
  );
  const names = pacts.flatMap(({ interactions }) => interactions.flatMap((one) => one.providerStates));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ name }) => !listed.includes(`\`${name}\``))).toEqual([]);
});

interface Pact {
  interactions: { providerStates: { name: string }[] }[];
}
