import { readFileSync } from 'node:fs';
import { type NamedTest, namedTest } from './security-rows.ts';

/** A criterion of WCAG 2.2 in docs/vpat.md. */
export interface ConformanceRow {
  id: string;
  level: string;
  conformance: string;
  remarks: string;
  tests: NamedTest[];
}

/** The rows of the accessibility conformance report. @param text that page */
export function conformanceRows(text = readFileSync('docs/vpat.md', 'utf8')): ConformanceRow[] {
  return [...text.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (\w+) \| ([^|]+) \| (.+?) \| ?(.*?) ?\|$/gm)].map(
    ([, id = '', level = '', conformance = '', remarks = '', tests = '']) => ({
      id,
      level,
      conformance,
      remarks,
      tests: tests ? tests.split('<br>').map(namedTest) : [],
    }),
  );
}
