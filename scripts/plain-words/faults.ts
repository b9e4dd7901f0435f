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
/** The largest share of comments, or of variables, that may break a rule. */
const limits: Record<Rule, number> = { headless: 0.02, personified: 0.02, bare: 0.005 };

const isMeasured = (file: string) =>
  /\.(tsx?|m?js)$/.test(file) && !/\.(test|spec)\.tsx?$|\/testing\/|^(e2e|lab)\//.test(file);

/** Returns the number of comments and local variables outside of tests, and those that break a rule. */
export function measure(files: readonly string[], read: (file: string) => string) {
  const parts = files.filter(isMeasured).map((file) => measureFile(file, read(file)));
  return {
    comments: parts.reduce((sum, { comments }) => sum + comments, 0),
    variables: parts.reduce((sum, { variables }) => sum + variables, 0),
    faults: parts.flatMap(({ faults }) => faults),
  };
}

function measureFile(file: string, code: string) {
  const comments = [...code.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ ?(.*)$/gm)]
    .map(({ index, 1: block, 2: line = '' }) => ({
      index,
      text: (block ?? line).replaceAll(/\s+(\*\s)?/g, ' ').trim(),
    }))
    .filter(({ text }) => text.length > 3);
  const names = [...(/\.tsx?$/.test(file) ? code.matchAll(/\b(?:const|let)\s+([a-z]\w*)\b/g) : [])];
  const variables = names.map(({ index, 1: text = '' }) => ({ index, text }));
  const faults = (Object.keys(rules) as Rule[]).flatMap((rule) =>
    (rule === 'bare' ? variables : comments)
      .filter(({ text }) => rules[rule].test(text))
      .map(({ index, text }) => ({ file, rule, line: code.slice(0, index).split('\n').length, text })),
  );
  return { comments: comments.length, variables: variables.length, faults };
}

/** Returns a sentence for each rule that too many comments or variables break. */
export function excessesOf({ comments, variables, faults }: ReturnType<typeof measure>): string[] {
  return (Object.keys(rules) as Rule[]).flatMap((rule) => {
    const count = faults.filter((fault) => fault.rule === rule).length;
    const total = rule === 'bare' ? variables : comments;
    if (count <= total * limits[rule]) return [];
    return [`${rule}: ${count} of ${total} ${rule === 'bare' ? 'variables' : 'comments'}; ${limits[rule] * 100} % may`];
  });
}
