import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tableRows } from './testing/security-rows.ts';

// Every statement of the requirements has its rule, and every area of rules stands for a requirement.

const folder = fileURLToPath(new URL('../docs/rules/', import.meta.url));
const read = (file: string) => readFileSync(folder + file, 'utf8');
const rules = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .flatMap((file) => [...read(file).matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id));
const decisions = readdirSync(fileURLToPath(new URL('../docs/decisions/', import.meta.url))).flatMap(
  (file) => /^\d{3}/.exec(file)?.map((number) => `ADR-${number}`) ?? [],
);
const areaOf = (id: string) => id.split('-')[0];

const rows = tableRows(`${folder}requirements.tsv`).map(([part, section, topic, statement = '', ids = '']) => ({
  section: `Part ${part}, section ${section}`,
  statement: `Part ${part}, section ${section}: ${topic}: ${statement}`,
  ids: ids.split(', ').filter(Boolean),
}));

describe('requirements', () => {
  it('are there for each of the nine sections of both parts', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(
      [1, 2].flatMap((part) => numbers.map((number) => `Part ${part}, section ${number}`)),
    );
    expect(rows.length).toBeGreaterThan(330);
  });

  it('have a rule or a decision each', () => {
    expect(rows.filter(({ ids }) => ids.length === 0).map(({ statement }) => statement)).toEqual([]);
  });

  it('name rules and decisions that exist', () => {
    const known = new Set([...rules, ...decisions]);
    expect(
      rows.flatMap(({ statement, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${id} in ${statement}`)),
    ).toEqual([]);
  });

  it('name every area of rules', () => {
    const named = new Set(rows.flatMap(({ ids }) => ids.map(areaOf)));
    expect([...new Set(rules.map(areaOf))].filter((area) => !named.has(area))).toEqual([]);
  });
});

describe('the error catalog', () => {
  it('has a rule for each row, so that tests name it', () => {
    const errors = rows.filter(({ section }) => /^Part \d, section 8/.test(section));
    expect(errors.length).toBeGreaterThan(40);
    expect(errors.filter(({ ids }) => ids.every((id) => decisions.includes(id)))).toEqual([]);
  });
});
