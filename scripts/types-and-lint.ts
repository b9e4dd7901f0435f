import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

// `tsc` and `eslint .` in one process: the typed rules ask for the same types that the check of types has found, and
// finding them is most of the time of both.

const root = fileURLToPath(new URL('..', import.meta.url));
const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

/** Checks the types of every project, and lints everything. @returns whether nothing was found */
async function check(): Promise<boolean> {
  const problems: ts.Diagnostic[] = [];
  const results: ESLint.LintResult[] = [];
  const checked = new Set<string>();
  for (const name of ['edge', 'browser', 'node', 'test']) {
    const program = programOf(name);
    problems.push(...program.getConfigFileParsingDiagnostics(), ...program.getOptionsDiagnostics());
    problems.push(...program.getGlobalDiagnostics());
    // A file of several projects is checked in the first, whose types are the ones of the place that runs it.
    const mine = program.getRootFileNames().filter((file) => !checked.has(file));
    for (const file of mine) {
      checked.add(file);
      const source = program.getSourceFile(file);
      problems.push(...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source));
    }
    results.push(...(await lint(mine, [program])));
  }
  results.push(...(await lintRest(checked)));
  process.stdout.write(ts.formatDiagnosticsWithColorAndContext(problems, host));
  process.stdout.write(await (await new ESLint({ cwd: root }).loadFormatter('stylish')).format(results));
  return problems.length === 0 && results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

function programOf(name: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.${name}.json`,
    { incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.formatDiagnostic(problem, host));
      },
    },
  );
  if (!config) throw new Error(`tsconfig.${name}.json cannot be read`);
  return ts.createProgram({
    rootNames: config.fileNames,
    options: { ...config.options, tsBuildInfoFile: undefined },
    configFileParsingDiagnostics: config.errors,
  });
}

function lint(files: string[], programs: ts.Program[]): Promise<ESLint.LintResult[]> {
  const eslint = new ESLint({
    cwd: root,
    warnIgnored: false,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { programs } } },
  });
  return eslint.lintFiles(files);
}

/** Lints what no project has: plain JavaScript. A TypeScript file among it is an error, as with `eslint .`. */
function lintRest(checked: ReadonlySet<string>): Promise<ESLint.LintResult[]> {
  const ignores = [...checked].map((file) => relative(root, file).replaceAll(/[[\](){}*?!]/g, '\\$&'));
  return new ESLint({ cwd: root, overrideConfig: { ignores } }).lintFiles('.');
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1;
