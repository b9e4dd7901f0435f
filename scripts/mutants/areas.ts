/** A part of the source whose mutants are run together, with the tests that have to see them. */
export interface Area {
  /** Globs of what is mutated, relative to the root. Tests and what is for tests alone never are. */
  readonly files: readonly string[];
  /** The project of `vitest.config.ts` that the tests belong to. */
  readonly project: 'unit' | 'contracts' | 'objects';
  /** Globs of tests, the nearest first: what survives one round meets the tests of the next. */
  readonly rounds: readonly (readonly string[])[];
  /** How many percent have to be seen. */
  readonly least: number;
  /** Of each file so many mutants at most, drawn by a seed; without it all of them. */
  readonly sample?: number;
}

const rpcTests = ['rpc/**/*.test.{ts,tsx}'];

/** By name, as `npm run mutants -- NAME` takes it. */
export const areas: Readonly<Record<string, Area>> = {
  'rpc/domain': {
    files: ['rpc/domain/**/*.ts'],
    project: 'unit',
    rounds: [['rpc/domain/**/*.test.ts']],
    least: 95,
  },
  'rpc/operation': {
    files: ['rpc/operation/**/*.ts'],
    project: 'unit',
    rounds: [['rpc/operation/**/*.test.ts']],
    least: 95,
  },
  'rpc/portal': {
    files: ['rpc/portal/**/*.ts'],
    project: 'unit',
    rounds: [rpcTests],
    least: 90,
    sample: 20,
  },
  'rpc/carrier': {
    files: ['rpc/carrier/**/*.ts'],
    project: 'unit',
    rounds: [['rpc/carrier/**/*.test.ts']],
    least: 90,
  },
  'app/forms': {
    files: ['app/forms/**/*.{ts,tsx}'],
    project: 'unit',
    rounds: [
      ['app/forms/**/*.test.{ts,tsx}'],
      ['app/forms/**/*.test.{ts,tsx}', 'app/screens/**/{form,view}.test.{ts,tsx}', 'app/screens/**/*-rules.test.tsx'],
    ],
    least: 90,
  },
  // What reads the carrier's replies; the declarations beside it are held by the pacts.
  contracts: {
    files: ['contracts/{encoding,endpoint,envelope,on-first-use,reply,vocabulary,wire-problem,wire-trait}.ts'],
    project: 'contracts',
    rounds: [['contracts/*.test.ts']],
    least: 90,
  },
  'workers/account': {
    files: ['workers/account/**/*.ts'],
    project: 'objects',
    rounds: [['workers/account/**/*.test.ts']],
    least: 90,
    sample: 20,
  },
  'workers/session': {
    files: ['workers/session/**/*.ts'],
    project: 'objects',
    rounds: [['workers/session/**/*.test.ts']],
    least: 95,
    sample: 20,
  },
};

/** Files of areas that are not mutated. */
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
