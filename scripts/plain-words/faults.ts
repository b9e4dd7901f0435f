import { posix } from 'node:path';

const rules = {
  /** A comment that opens with a relative clause instead of a noun or a verb. A question may. */
  headless: /^(What|Who|Whom|Whose|Whoever|Whatever|How|Where|When|Whether)\b(?![^.]*\?)/,
  /** A comment in which code does what only people do. */
  personified: /\b(tells?|told|says?|said|saying|asks?|asked|asking|stands?|knows?)\b/i,
  /** A variable that is a participle, pronoun or adverb, alone. */
  bare: new RegExp(
    `^(${[
      'found|sent|own|known|told|asked|given|opened|said|seen|left|kept|named|saved|refused|shown|wanted|judged|back',
      'one|other|others|mine|theirs|shared|single|again|first|here|away|moved|changed|taken|chosen|noted|begun|made',
      'met|read|due|late|both|rest|more|less|before|after|above|below|about|instead|fresh|held|heard|looked|sought|led',
      'ran|at|by|how|who|why|what',
    ].join('|')})$`,
  ),
};
type Rule = keyof typeof rules;
export const ruleNames = Object.keys(rules) as Rule[];
export interface Fault {
  file: string;
  rule: Rule;
  line: number;
  text: string;
}
/** Faults by folder (at most two segments of its path) and rule. */
export type Counts = Record<string, Record<Rule, number>>;

export const isMeasured = (file: string) =>
  /\.(tsx?|m?js)$/.test(file) && !/\.(test|spec)\.tsx?$|\/testing\/|^(e2e|lab)\//.test(file);

/** Returns the comments and the local variables of a file that break a rule. */
export function faultsIn(file: string, code: string): Fault[] {
  const comments = [...code.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ ?(.*)$/gm)]
    .map(({ index, 1: block, 2: line = '' }) => ({
      index,
      text: (block ?? line).replaceAll(/\s+(\*\s)?/g, ' ').trim(),
    }))
    .filter(({ text }) => text.length > 3);
  const names = [...(/\.tsx?$/.test(file) ? code.matchAll(/\b(?:const|let)\s+([a-z]\w*)\b/g) : [])];
  const variables = names.map(({ index, 1: text = '' }) => ({ index, text }));
  return ruleNames.flatMap((rule) =>
    (rule === 'bare' ? variables : comments)
      .filter(({ text }) => rules[rule].test(text))
      .map(({ index, text }) => ({ file, rule, line: code.slice(0, index).split('\n').length, text })),
  );
}

/** Returns the number of faults in each folder that has one. */
export function countFaults(faults: readonly Fault[]): Counts {
  const counts: Counts = {};
  for (const { file, rule } of faults) {
    const folder = posix.dirname(file).split('/').slice(0, 2).join('/');
    (counts[folder] ??= { headless: 0, personified: 0, bare: 0 })[rule] += 1;
  }
  return counts;
}

/** Returns each count that is higher than in `base`, as a sentence; a folder without a row has none there. */
export function risesOf(counts: Counts, base: Counts): string[] {
  return Object.entries(counts).flatMap(([folder, row]) =>
    ruleNames
      .filter((rule) => row[rule] > (base[folder]?.[rule] ?? 0))
      .map((rule) => `${folder}: ${rule} rose from ${base[folder]?.[rule] ?? 0} to ${row[rule]}`),
  );
}

/** Returns the counts of all folders together, as of one. */
export function totalOf(counts: Counts): Counts {
  const sum = (rule: Rule) => Object.values(counts).reduce((total, row) => total + row[rule], 0);
  return { 'the tree': { headless: sum('headless'), personified: sum('personified'), bare: sum('bare') } };
}
