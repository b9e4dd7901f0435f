import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// What CONTRIBUTING promises of the whole tree, counted: every list must be empty, and a failure shows what is in it.

const root = fileURLToPath(new URL('..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const own = 'scripts/structure.test.ts';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isCode = (file: string) => /\.(ts|tsx|js|css)$/.test(file);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || /\/testing\/|^e2e\//.test(file);
const code = tracked.filter(isCode).map((file) => ({ file, text: read(file) }));
const docs = tracked.filter((file) => /^docs\/.*\.md$/.test(file)).map((file) => ({ file, text: read(file) }));

describe('rules and decisions', () => {
  const rules = docs
    .filter(({ file }) => file.startsWith('docs/rules/') && !file.endsWith('README.md'))
    .flatMap(({ text }) => [...text.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id));
  const areas = new Set(rules.map((id) => id.split('-')[0] ?? ''));
  const idsIn = (text: string) =>
    (text.match(/\b[A-Z]+-\d+\b/g) ?? []).filter((id) => areas.has(id.split('-')[0] ?? ''));
  /** Rules whose screens or data are not there yet: docs/rules/README.md says what is missing. */
  const waiting: readonly string[] =
    read('docs/rules/README.md')
      .split('## Not built yet')[1]
      ?.match(/\b[A-Z]+-\d+\b/g) ?? [];
  const decisions = tracked.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []);

  it('have one id each', () => {
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
  });

  it('are in docs wherever they are cited', () => {
    const cited = [...code, ...docs].flatMap(({ file, text }) => [
      ...idsIn(text)
        .filter((id) => !rules.includes(id))
        .map((id) => `${file}: ${id}`),
      ...[...text.matchAll(/\bADR-(\d{3})\b/g)]
        .filter(([, id = '']) => !decisions.includes(id))
        .map(([id]) => `${file}: ${id}`),
    ]);
    expect(cited).toEqual([]);
  });

  it('are cited by id alone', () => {
    const old = /\bportal-[12]\b|\bdecisions? \d|docs\/decisions\/\d/i;
    expect(
      code.filter(({ file, text }) => old.test(text) && !file.endsWith('structure.test.ts')).map(({ file }) => file),
    ).toEqual([]);
  });

  it('are each named by a test', () => {
    const named = new Set(code.filter(({ file }) => isTest(file)).flatMap(({ text }) => idsIn(text)));
    expect(rules.filter((id) => !named.has(id) && !waiting.includes(id))).toEqual([]);
  });
});

/** The files of the tree that each file imports, types included. */
const targets = new Map(
  code
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map(({ file, text }) => [
      file,
      ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) =>
          fileName.startsWith('#') ? fileName.slice(1) : normalize(join(dirname(file), fileName)),
        )
        .filter((target) => tracked.includes(target)),
    ]),
);

describe('imports', () => {
  it('have no circle, types included', () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, path: readonly string[]) => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (path.includes(file) || done.has(file)) return;
      for (const target of targets.get(file) ?? []) walk(target, [...path, file]);
      done.add(file);
    };
    for (const file of targets.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });
});

describe('pages', () => {
  /** All that a screen is made of, its own files and the parts that it shows. */
  const madeOf = (file: string, known = new Set([file])): Set<string> => {
    for (const target of targets.get(file) ?? [])
      if (/^app\/(screens|forms|ui)\/.*\.tsx$/.test(target) && !known.has(target)) madeOf(target, known.add(target));
    return known;
  };

  it('have a script on each page whose success message may vanish by itself (SHELL-21)', () => {
    const leaves = (file: string) => /<Banner tone="ok"(?![^>]*\bstays\b)/.test(read(file));
    const screens = code.filter(({ file }) => /^app\/screens\/(?!ui\/).*\/route\.tsx$/.test(file));
    const leaving = screens.filter(({ file }) => [...madeOf(file)].some(leaves));
    expect(leaving.length).toBeGreaterThan(15);
    expect(leaving.filter(({ text }) => !/\bscript: /.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('names', () => {
  /** Names that the house gives by position: each screen, resource and test has its own. */
  const byPosition = [
    ...['route', 'intent', 'view', 'form', 'copy', 'endpoints', 'examples', 'vocabulary'],
    ...['journey-state', 'load-step', 'step-page', 'quote', 'charges'],
  ];

  /** Returns the first two folders of a path, or the area of a screen. */
  const layerOf = (file: string) =>
    file
      .split('/')
      .slice(0, file.startsWith('app/screens/') ? 3 : 2)
      .join('/');

  it('belong to one file of a layer', () => {
    const files = new Map<string, string[]>();
    for (const { file } of code) {
      const name = basename(file).replace(/\.(tsx?|js)$/, '');
      // A scenario has the name of its kind, as the kind's declaration has.
      if (/^fixtures\/scenarios\//.test(file) || !/\.tsx?$/.test(file)) continue;
      if (/\.(test|spec)$|\.d$|\.config$/.test(name) || byPosition.includes(name)) continue;
      const key = `${layerOf(file)}: ${name}`;
      files.set(key, [...(files.get(key) ?? []), file]);
    }
    expect([...files].filter(([, same]) => same.length > 1).map(([key, same]) => `${key}: ${same.join(', ')}`)).toEqual(
      [],
    );
  });
});

describe('code', () => {
  it('has no empty comment', () => {
    const empty = /^\s*(\/\*[\s*]*\*\/|\/\/)\s*$/m;
    expect(code.filter(({ text }) => empty.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('makes days of moments in one module, so that none is a UTC day by accident (COPY-8)', () => {
    // What formats days, and what formats moments with their zone's name.
    const may = [
      'rpc/domain/day.ts',
      'app/ui/day.tsx',
      'app/ui/date-time.tsx',
      'app/ui/time-ago.tsx',
      'e2e/support/customer-day.ts',
    ];
    const byHand = new RegExp(
      [
        String.raw`toISOString\(\)\s*\.(slice|substr|split|replace|match)`,
        String.raw`\.(get|set)(UTC)?(Date|Day|Month|FullYear)\(`,
        'DateTimeFormat|toLocale(Date|Time)String|toDateString',
        'date-fns/(?!constants)',
      ].join('|'),
    );
    const judged = code.filter(({ file }) => /\.tsx?$/.test(file) && !may.includes(file) && file !== own);
    expect(judged.filter(({ text }) => byHand.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('reads the time from one clock of the Worker (SAFETY-48)', () => {
    const mayAsk = (file: string) => isTest(file) || /^app\/(live|assist)\/|^workers\/clock\.ts$/.test(file);
    const judged = code.filter(({ file }) => /^(app|rpc|workers)\//.test(file) && !mayAsk(file));
    expect(judged.filter(({ text }) => /Date\.now\(|new Date\(\)/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('has no line over 120 columns that could be broken', () => {
    // The formatter breaks every other line: a long text is one token.
    const hasLongText = (line: string) => /(['"`])(?:(?!\1).){60,}\1/.test(line);
    const long = code.flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (line.length > 120 && !hasLongText(line) ? [`${file}:${index + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it('asserts its way around a type at most twice outside of tests, each time with the reason above it', () => {
    const production = code.filter(({ file }) => /^(app|rpc|workers|contracts)\//.test(file) && !isTest(file));
    const assertions = production.flatMap(({ file, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) =>
        /\bas unknown as\b/.test(line)
          ? [{ at: `${file}:${index + 1}`, reason: /^\s*(\/\/|\*)/.test(lines[index - 1] ?? '') }]
          : [],
      );
    });
    expect(assertions.filter(({ reason }) => !reason).map(({ at }) => at)).toEqual([]);
    expect(assertions.map(({ at }) => at).slice(2)).toEqual([]);
  });

  it('reads the carrier for a page by `readAll` and `lookAt` alone, which let a session fault out (SIGNIN-15)', () => {
    const readers = code.filter(
      ({ file, text }) => /^(app|rpc|workers)\//.test(file) && !isTest(file) && /account\.(read|look)\(/.test(text),
    );
    expect(readers.map(({ file }) => file)).toEqual(['rpc/portal-reads.ts', 'rpc/portal/merged-reads.ts']);
  });

  it('calls other servers only by the carrier’s client, the push sender and sign-in (SAFETY-44)', () => {
    const askers = code.filter(
      ({ file, text }) => /^(rpc|workers)\//.test(file) && !isTest(file) && /[^.\w]fetch\((?!request: )/.test(text),
    );
    expect(askers.map(({ file }) => file).sort()).toEqual([
      'rpc/carrier/client.ts',
      'workers/carrier.ts',
      'workers/push/send-push.ts',
      // Its text runs in browsers.
      'workers/push/service-worker.ts',
    ]);
  });

  it('writes in one place: the race of two copies of a form is tested for `submitOnce` (LEDGER-15)', () => {
    const writers = code.filter(({ file, text }) => !isTest(file) && /\baccount\.submit\(/.test(text));
    expect(writers.map(({ file }) => file)).toEqual(['rpc/portal/submit-once.ts']);
  });
});
