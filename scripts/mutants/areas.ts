/** A part of the source whose mutants are run together, with the tests that have to see them. */
export interface Area {
  /** Globs of what is mutated, relative to the root. Tests and what is for tests alone never are. */
  readonly files: readonly string[];
  /** What survives one round meets the tests of the next. */
  readonly rounds: readonly Round[];
  /** How many percent have to be seen. */
  readonly least: number;
  /** Of each file so many mutants at most, drawn by a seed; without it all of them. */
  readonly sample?: number;
}

const unit = (...tests: string[]): Round => ({ project: 'unit', tests });
const contracts = (...tests: string[]): Round => ({ project: 'contracts', tests });
const objects = (...tests: string[]): Round => ({ project: 'objects', tests });

/** Tests of one project of `vitest.config.ts`, as globs. */
export interface Round {
  readonly project: 'unit' | 'contracts' | 'objects';
  readonly tests: readonly string[];
}

/** Tests of intents and forms, without those that render pages. */
const intents = unit('app/screens/!(testing)/**/*.test.ts');

/** Tests of pages, each in the folder of its screen, and those of all results. */
const views = unit(
  'app/screens/*/**/*.test.tsx',
  'app/screens/**/form.test.ts',
  'app/screens/{failed-charges,receipts,result-titles}.test.tsx',
);

/** By name, as `npm run mutants -- NAME` takes it. */
export const areas: Readonly<Record<string, Area>> = {
  'rpc/domain': {
    files: ['rpc/domain/**/*.ts'],
    // What each operation needs is found out by sending each.
    rounds: [unit('rpc/domain/**/*.test.ts'), unit('rpc/operation/needs.test.ts')],
    least: 95,
  },
  'rpc/operation': {
    files: ['rpc/operation/**/*.ts'],
    rounds: [unit('rpc/operation/**/*.test.ts')],
    least: 95,
  },
  'rpc/portal': {
    files: ['rpc/portal/**/*.ts'],
    // What several areas share is tested by the intents that share it, too.
    rounds: [unit('rpc/*.test.ts', 'rpc/portal/**/*.test.ts'), intents],
    least: 90,
    sample: 20,
  },
  // Intents and what they alone use, and the rules of pages: which title, which state, which services.
  'app/screens': {
    files: ['app/screens/**/!(copy|form|*-text.*).ts'],
    rounds: [intents, views, unit('rpc/*.test.ts', 'rpc/portal/**/*.test.ts')],
    least: 90,
    sample: 20,
  },
  'rpc/carrier': {
    files: ['rpc/carrier/**/*.ts'],
    rounds: [unit('rpc/carrier/**/*.test.ts')],
    least: 90,
  },
  // What stands beside the folders above: context and problems, polling, the intents of visitors.
  rpc: {
    files: ['rpc/*.ts', 'rpc/{poll,public}/**/*.ts'],
    rounds: [unit('rpc/*.test.ts', 'rpc/{poll,public}/**/*.test.ts'), unit('rpc/portal/**/*.test.ts')],
    least: 90,
  },
  'app/forms': {
    files: ['app/forms/**/*.{ts,tsx}'],
    rounds: [unit('app/forms/**/*.test.{ts,tsx}'), views],
    least: 90,
  },
  // What reads the carrier's replies; the declarations beside it are held by the pacts.
  contracts: {
    files: ['contracts/{encoding,endpoint,envelope,on-first-use,reply,vocabulary,wire-trait}.ts'],
    // A mutant in a declaration meets all tests of its round: those of all examples take twenty times as long.
    rounds: [
      contracts('contracts/{endpoint,envelope,on-first-use,price,reply,vocabulary}.test.ts'),
      contracts('contracts/*.test.ts'),
    ],
    least: 90,
  },
  // The model of the ledger runs in Node: most mutants of ledger, polling and store need no workerd.
  'workers/account/ledger.ts': {
    files: ['workers/account/ledger.ts'],
    rounds: [unit('workers/testing/model/**/*.test.ts'), objects('workers/account/**/*.test.ts')],
    least: 95,
  },
  // What only the operator's commands ask of an account has its tests with them.
  'workers/account': {
    files: ['workers/account/!(ledger|notifications).ts'],
    rounds: [
      unit(
        'workers/testing/model/**/*.test.ts',
        'workers/account/{access,account-port,at-most,breaker,cache,indexed,kept-values,plain-tables}.test.ts',
      ),
      objects('workers/account/!(access|account-port|at-most|breaker|cache|indexed|kept-values|plain-tables).test.ts'),
      objects('workers/operator/**/*.test.ts'),
    ],
    least: 90,
    sample: 20,
  },
  // What is told of, to whom, and how it is sent.
  'workers/push': {
    files: ['workers/push/*.ts', 'rpc/notification/*.ts', 'workers/account/notifications.ts'],
    rounds: [
      unit('workers/push/*.test.ts', 'rpc/notification/*.test.ts', 'workers/site-files.test.ts'),
      objects('workers/account/{notifications,devices,alerts,push-keys}.test.ts'),
    ],
    least: 90,
    sample: 20,
  },
  'workers/session': {
    files: ['workers/session/**/*.ts'],
    rounds: [objects('workers/session/**/*.test.ts')],
    least: 95,
    sample: 20,
  },
  'workers/gate': {
    files: ['workers/gate/**/*.ts'],
    rounds: [unit('workers/gate/**/*.test.ts'), objects('workers/gate/{gate,token}.test.ts')],
    least: 90,
    sample: 20,
  },
  'workers/operator': {
    // The care desk is in the index's class.
    files: ['workers/{operator,care}/**/*.ts'],
    rounds: [unit('workers/care/*.test.ts'), objects('workers/operator/**/*.test.ts')],
    least: 90,
    sample: 20,
  },
  // The Worker itself, without its larger folders.
  workers: {
    files: ['workers/!(app).ts', 'workers/framework/*.ts', 'workers/points/*.ts'],
    rounds: [unit('workers/*.test.ts', 'workers/{framework,points}/*.test.ts'), objects('workers/data-layer.test.ts')],
    least: 90,
    sample: 20,
  },
};

/** Files of the folders that areas cover which are in no area. */
export const leftOutFiles: readonly { files: string; why: string }[] = [
  { files: 'app/screens/**/copy.ts', why: 'words, which the rules’ rows and the text snapshots hold' },
  { files: 'app/screens/legal/**/*-text.{en,es}.ts', why: 'words of documents' },
  { files: 'app/screens/**/form.ts', why: 'fields, to each of which the form fuzz sends hostile values' },
  { files: 'workers/app.ts', why: 'it puts the Worker together out of the build: journeys over HTTP alone run it' },
];

/** What is for tests, and declarations: never mutated, whatever the area. */
export const neverMutated = ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.d.ts'];

/**
 * Tests that no mutant meets: they run thousands of cases, and what only they see has no test that says what went
 * wrong.
 */
export const leftOutTests = [
  'rpc/carrier/hostile-carrier.test.ts',
  'rpc/domain/permission-matrix.test.ts',
  'workers/account/soak.test.ts',
];
