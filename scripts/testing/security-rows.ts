import { existsSync, readFileSync } from 'node:fs';

/** A test by its file and its title in the source, with `%s` and `${…}`. */
export interface NamedTest {
  file: string;
  title: string;
}

/** Returns true when the test file has a test of that title. */
export const isThere = ({ file, title }: NamedTest) =>
  /\.(test|spec)\.tsx?$/.test(file) &&
  existsSync(file) &&
  title.length > 5 &&
  readFileSync(file, 'utf8').includes(title);

/** A requirement of ASVS in docs/asvs.tsv. */
export interface SecurityRow {
  id: string;
  /** Kind of the evidence: code, a document, somebody's duty, not applicable, or open. */
  by: string;
  what: string;
  /** Tests that prove a row that code meets. */
  tests: NamedTest[];
}

/** Returns the rows of a table of tab-separated values, without its head. */
export function tableRows(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** Returns the rows of docs/asvs.tsv. */
export function securityRows(): SecurityRow[] {
  return tableRows('docs/asvs.tsv').map(([id = '', by = '', what = '', tests = '']) => ({
    id,
    by,
    what,
    tests: namedTests(tests),
  }));
}

/** Reads the tests of a table's cell: a file in backquotes with a title, then further titles of that file. */
function namedTests(cell: string): NamedTest[] {
  const tests: NamedTest[] = [];
  for (const text of cell ? cell.split('<br>') : []) {
    const [, file = tests.at(-1)?.file ?? '', title = ''] = /^(?:`([^`]+)`)? ?(.*)$/.exec(text) ?? [];
    tests.push({ file, title });
  }
  return tests;
}

/** A WCAG 2.2 criterion in docs/vpat.md. */
interface ConformanceRow {
  id: string;
  level: string;
  conformance: string;
  remarks: string;
  tests: NamedTest[];
}

/** Returns the rows of the accessibility conformance report. */
export function conformanceRows(): ConformanceRow[] {
  const text = readFileSync('docs/vpat.md', 'utf8');
  const listed = [...text.matchAll(/^\| (T\d+) \| (.+) \|$/gm)];
  const named = namedTests(listed.map(([, , test]) => test).join('<br>'));
  const testsOf = (keys: string) =>
    keys.split(', ').map((key) => named[listed.findIndex(([, one]) => one === key)] ?? { file: '', title: key });
  return [...text.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (\w+) \| ([^|]+) \| (.+?) \| ?(.*?) ?\|$/gm)].map(
    ([, id = '', level = '', conformance = '', remarks = '', tests = '']) => ({
      id,
      level,
      conformance,
      remarks,
      tests: tests ? testsOf(tests) : [],
    }),
  );
}
