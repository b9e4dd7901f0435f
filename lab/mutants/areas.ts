/** A part of the source whose mutants are run together, with the tests that have to see them. */
export interface Area {
  /** Globs of what is mutated, relative to the root. Tests and what is for tests alone never are. */
  readonly files: readonly string[];
  /** Globs of the tests, of any project of `vitest.config.ts`. */
  readonly tests: readonly string[];
  /** Percentage of mutants that tests must kill. */
  readonly least: number;
}

/** Tests of intents and forms, each in the folder of its screen, and those of all: they render no page. */
const intents = ['app/screens/!(testing)/**/*.test.ts', 'app/screens/{earlier-order,prices,under-way}.test.ts'];

/** Tests of pages, each in the folder of its screen, and those of all results. */
const views = ['app/screens/*/**/*.test.tsx', 'app/screens/{failed-charges,receipts,result-titles}.test.tsx'];

const area = (files: readonly string[], tests: readonly string[], least = 90): Area => ({ files, tests, least });
/** Returns a folder as an area: its files, and the tests beside them with some others. */
const folder = (path: string, tests: readonly string[] = [], least?: number): Area =>
  area([`${path}/**/*.{ts,tsx}`], [`${path}/**/*.test.{ts,tsx}`, ...tests], least);

/** By name, as `npm run lab -- mutants NAME` takes it. */
export const areas: Readonly<Record<string, Area>> = {
  // Needs of operations, stored terms, intervals and facts for marketing are tested beside what uses them.
  'rpc/domain': folder(
    'rpc/domain',
    ['rpc/operation/{needs,stored-operation}.test.ts', 'rpc/poll/*.test.ts', 'rpc/portal/known-customer.test.ts'],
    95,
  ),
  'rpc/operation': folder('rpc/operation', [], 95),
  // The intents that share code of several areas test it, too.
  'rpc/portal': folder('rpc/portal', ['rpc/*.test.ts', ...intents]),
  // Intents and their own helpers, and the rules of pages: titles, states and services.
  'app/screens': area(
    ['app/screens/**/!(copy|form|*-text.*).ts'],
    [...intents, ...views, 'rpc/*.test.ts', 'rpc/portal/**/*.test.ts'],
  ),
  'rpc/carrier': folder('rpc/carrier'),
  // Files beside the folders above: context and problems, polling, the intents of visitors.
  rpc: area(['rpc/*.ts', 'rpc/{poll,public}/**/*.ts'], ['rpc/*.test.ts', 'rpc/{poll,public,portal}/**/*.test.ts']),
  'app/forms': folder('app/forms', ['app/screens/**/form.test.ts', ...views]),
  // Readers of the carrier's replies; the pacts test the declarations beside them.
  contracts: area(
    ['contracts/{encoding,endpoint,envelope,on-first-use,reply,vocabulary,wire-trait}.ts'],
    ['contracts/*.test.ts'],
  ),
  // The model of the ledger runs in Node: most of its mutants need no workerd.
  'workers/account/ledger.ts': area(
    ['workers/account/ledger.ts'],
    ['workers/testing/model/**/*.test.ts', 'workers/account/**/*.test.ts'],
    95,
  ),
  // The operator's commands call parts of an account that nothing else calls.
  'workers/account': area(
    ['workers/account/!(ledger|notifications).ts'],
    ['workers/{account,operator}/**/*.test.ts', 'workers/testing/model/**/*.test.ts'],
  ),
  // Which notifications are sent, to whom, and how.
  'workers/push': area(
    ['workers/push/*.ts', 'rpc/notification/*.ts', 'workers/account/notifications.ts'],
    [
      '{workers/push,rpc/notification}/*.test.ts',
      'workers/{site-files,account/{notifications,devices,alerts,push-keys}}.test.ts',
    ],
  ),
  'workers/session': folder('workers/session', [], 95),
  'workers/gate': folder('workers/gate'),
  // The care desk is in the index's class.
  'workers/operator': folder('workers/{operator,care}'),
  // Pages as their difference to a dictionary.
  'workers/dictionary': folder('workers/dictionary'),
  // Fetching a page while its link is pressed: views and signs of life depend on it.
  'workers/prefetch': folder('workers/prefetch', ['workers/{data-layer,session/sign-of-life}.test.ts']),
  // The Worker itself, without its larger folders.
  workers: area(
    ['workers/!(app).ts', 'workers/framework/*.ts', 'workers/points/*.ts'],
    ['workers/*.test.ts', 'workers/{framework,points}/*.test.ts'],
  ),
};

/** Files of the folders that areas cover which are in no area. */
export const leftOutFiles: readonly { files: string; why: string }[] = [
  { files: 'app/screens/**/copy.ts', why: 'words, which the rules’ rows and the text snapshots hold' },
  { files: 'app/screens/legal/**/*-text.{en,es}.ts', why: 'words of documents' },
  { files: 'app/screens/**/form.ts', why: 'fields, to each of which the form fuzz sends hostile values' },
  { files: 'workers/app.ts', why: 'it puts the Worker together out of the build: journeys over HTTP alone run it' },
];

/** Test helpers and declarations, which are never mutated in any area. */
export const neverMutated = ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.d.ts'];

/**
 * Tests that no mutant meets: they run thousands of cases. Where they alone fail, no test names the fault.
 */
export const leftOutTests = ['rpc/carrier/hostile-carrier.test.ts', 'workers/account/soak.test.ts'];
