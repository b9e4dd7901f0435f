import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type NamedTest, securityRows, type SecurityRow } from './testing/security-rows.ts';

const text = readFileSync('docs/security.md', 'utf8');
const rows = securityRows();
/** Requirements of levels 1 and 2, by chapter of ASVS 5.0. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
/** What is written like a file of this repository; an address begins with a slash. */
const filesIn = (what: string) =>
  [...what.matchAll(/`([\w./[\]-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^\w[^/]*\/\w|\.\w+$/.test(path));
const named = (by: string) => rows.filter((row) => row.by === by);
const sources = new Map<string, string>();
const sourceOf = (file: string) => {
  if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
  return sources.get(file) ?? '';
};

/** What is wrong with how a row names its tests. */
function wrongTests({ id, by, tests }: SecurityRow): string[] {
  if (by !== 'code') return tests.length > 0 ? [`${id}: only what code meets has tests`] : [];
  if (tests.length === 0) return [`${id}: names no test`];
  return tests.flatMap((one) => wrongTest(one).map((wrong) => `${id}: ${one.file}: ${wrong}`));
}

function wrongTest({ file, title }: NamedTest): string[] {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return ['is no file of tests'];
  // Without what stands for anything a title has to say something of its own.
  if (title.replaceAll(/%[sdifjo#]|\W/g, '').length < 5 || /\.(test|spec)\.tsx?$/.test(title)) return ['has no title'];
  return sourceOf(file).includes(title) ? [] : [`has no test “${title}”`];
}

/** What is wrong with how a row says that it is not, or partly, met. */
function wrongWords({ id, by, what }: SecurityRow): string[] {
  const unmet = /^not met since \d{4}-\d{2}-\d{2}, because ./.test(what);
  if (by === 'unmet' || /\bnot[- ]met\b/i.test(what)) return by === 'unmet' && unmet ? [] : [`${id}: not met`];
  const partly = /^partly since \d{4}-\d{2}-\d{2}, because ./.test(what);
  return /\bpartly\b/i.test(what) && !partly ? [`${id}: partly`] : [];
}

const row = (more: Partial<SecurityRow>): SecurityRow => ({ id: 'V0.0.0', by: 'code', what: 'x', tests: [], ...more });

describe('docs/asvs.tsv', () => {
  test('has each of the 253 requirements of ASVS 5.0, levels 1 and 2, once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const found = counts.map((_, index) => rows.filter(({ id }) => id.startsWith(`V${index + 1}.`)).length);
    expect(found).toEqual(counts);
    expect(rows).toHaveLength(253);
  });

  test('has evidence in each row, or the date and the reason of a gap', () => {
    const known = ['code', 'document', 'provider', 'platform', 'operator', 'carrier', 'none', 'unmet'];
    expect(rows.filter(({ by }) => !known.includes(by))).toEqual([]);
    expect(rows.flatMap(wrongWords)).toEqual([]);
    const because = 'not met since 2026-11-23, because of this';
    expect(
      [row({ by: 'unmet', what: because }), row({ what: 'partly since 2026-11-23, because of this' })].flatMap(
        wrongWords,
      ),
    ).toEqual([]);
    const wrong = [
      row({ what: because }),
      row({ by: 'unmet', what: 'not met, because of this' }),
      row({ what: 'met partly' }),
    ];
    expect(wrong.flatMap(wrongWords)).toEqual(['V0.0.0: not met', 'V0.0.0: not met', 'V0.0.0: partly']);
  });

  test('names tests by file and title for each that code meets', () => {
    expect(rows.flatMap(wrongTests)).toEqual([]);
    const own = 'scripts/security.test.ts';
    const one = (file: string, title: string) => wrongTests(row({ tests: [{ file, title }] }))[0]?.slice(8);
    expect(wrongTests(row({}))).toEqual(['V0.0.0: names no test']);
    expect(one('scripts/gone.test.ts', 'x')).toBe('scripts/gone.test.ts: is no file of tests');
    expect(one('scripts/build.ts', 'known')).toBe('scripts/build.ts: is no file of tests');
    expect(one(own, '')).toBe(`${own}: has no title`);
    expect(one(own, '%s')).toBe(`${own}: has no title`);
    expect(one(own, 'security.test.ts')).toBe(`${own}: has no title`);
    expect(one('scripts/audit.test.ts', 'a title of none')).toMatch(/has no test “a title of none”$/);
  });

  test('names files that exist', () => {
    const gone = rows.flatMap(({ id, what }) =>
      filesIn(what).flatMap((path) => (existsSync(path) ? [] : `${id}: ${path}`)),
    );
    expect(gone.filter((one) => !/Object\.hasOwn$/.test(one))).toEqual([]);
  });

  test('has the sections that it points to', () => {
    const wanted = named('document').flatMap(({ id, what }) => {
      const sections = [...what.matchAll(/"([^"]+)" below/g)].map(([, title = '']) => title);
      return sections.length > 0 || filesIn(what).length > 0 ? sections : [`nothing for ${id}`];
    });
    expect([...new Set(wanted)].filter((title) => !text.includes(`\n## ${title}\n`))).toEqual([]);
  });
});

test('docs/attacks.md names tests that exist, so that a renamed one is not lost', () => {
  const rows = readFileSync('docs/attacks.md', 'utf8').split('\n');
  const named = rows.flatMap((line) => {
    const [, file] = /`([\w./-]+\.(?:test|spec)\.tsx?)`/.exec(line) ?? [];
    return file ? [...line.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })) : [];
  });
  expect(named.length).toBeGreaterThan(120);
  expect(named.filter(({ file, title }) => wrongTest({ file, title }).length > 0)).toEqual([]);
});
