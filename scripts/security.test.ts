import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| (\w+) \| (.+) \|$/gm)].map(
  ([, id = '', by = '', what = '']) => ({
    id,
    by,
    what,
  }),
);
/** Requirements of levels 1 and 2, by chapter of ASVS 5.0. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
/** What is written like a file of this repository. */
const filesIn = (what: string) =>
  [...what.matchAll(/`([\w./[\]-]+)`/g)].map(([, path = '']) => path).filter((path) => /\w\/\w|\.\w+$/.test(path));
const named = (by: readonly string[]) => rows.filter((row) => by.includes(row.by));

describe('docs/security.md', () => {
  test('has each of the 253 requirements of ASVS 5.0, levels 1 and 2, once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const found = counts.map((_, index) => rows.filter(({ id }) => id.startsWith(`V${index + 1}.`)).length);
    expect(found).toEqual(counts);
    expect(rows).toHaveLength(253);
  });

  test('says of each what meets it', () => {
    const known = ['code', 'document', 'provider', 'platform', 'operator', 'carrier', 'none'];
    expect(rows.filter(({ by }) => !known.includes(by))).toEqual([]);
    expect(rows.filter(({ what }) => /\bnot[- ]met\b/i.test(what))).toEqual([]);
    expect(rows.filter(({ what }) => /\bpartly\b/i.test(what) && !what.startsWith('partly, because '))).toEqual([]);
  });

  test('names files that exist', () => {
    const gone = rows.flatMap(({ id, what }) =>
      filesIn(what).flatMap((path) => (existsSync(path) ? [] : `${id}: ${path}`)),
    );
    expect(gone.filter((one) => !/Object\.hasOwn$/.test(one))).toEqual([]);
    expect(named(['code']).filter(({ what }) => filesIn(what).length === 0)).toEqual([]);
  });

  test('has the sections that it points to', () => {
    const wanted = named(['document']).flatMap(({ id, what }) => {
      const sections = [...what.matchAll(/"([^"]+)" below/g)].map(([, title = '']) => title);
      return sections.length > 0 || filesIn(what).length > 0 ? sections : [`nothing for ${id}`];
    });
    expect([...new Set(wanted)].filter((title) => !text.includes(`\n## ${title}\n`))).toEqual([]);
  });
});

test('docs/attacks.md names tests that exist, so that a renamed one is not lost', () => {
  const attacks = [...readFileSync('docs/attacks.md', 'utf8').matchAll(/^\| .+ \| `([^`]+)` \| (.+) \|$/gm)];
  expect(attacks.length).toBeGreaterThan(50);
  const lost = attacks.filter(([, file = '', title = '']) => !readFileSync(file, 'utf8').includes(title));
  expect(lost.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});
