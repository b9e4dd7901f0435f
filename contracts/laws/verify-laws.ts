import { endpoints } from '../carrier.ts';
import type { Endpoint } from '../endpoint.ts';
import { type Turn, Turns } from '../pact/in-turns.ts';
import { StateRefused } from '../pact/provider-state.ts';
import { cases } from './cases.ts';
import { canSet, type Check, firstSeed, type Judgement, keyOf, type LawChoice, Procedure } from './procedure.ts';
import type { SeedName } from '../seed.ts';
import type { LawState, Provider } from './provider.ts';
import { keyChecks, refusalChecks } from './refusals.ts';
import { type ReadId, shows, type WriteId } from './shows.ts';
import { writes } from './writes.ts';

/** Returns the reads and writes among chosen endpoints; all without a choice. */
export function lawChoice(isChosen: (endpoint: Endpoint) => boolean, without: readonly string[] = []): LawChoice {
  const ids = endpoints.filter(isChosen).map(({ id }) => id);
  return {
    reads: ids.filter((id): id is ReadId => id in shows),
    writes: ids.filter((id): id is WriteId => id in writes),
    without,
  };
}

const keyed = (Object.keys(writes) as WriteId[]).filter((id) => writes[id].repeated !== undefined);

/** Seeds that no case uses, for relations. */
const moreSeeds: readonly SeedName[] = [
  'six-lines',
  'data-75',
  'data-90',
  'data-100',
  'throttled',
  'data-paused',
  'suspended-nonpay',
  'home-internet',
  'roaming-on',
  'new-sim-delivered',
  'plan-scheduled',
  'secondary-active',
  'porting',
  'disconnected',
];

/** Options of a run besides its endpoints. */
export interface LawRun {
  /** Limits the run to the states of one seed. */
  readonly seed?: string | undefined;
  /** Id of the write with which the run begins. */
  readonly first?: WriteId | undefined;
}

interface AtOnce {
  /** Maximum number of accounts at the same time, 1 by default. */
  readonly atOnce?: number | undefined;
  /** Queue that the run shares with other checks of the provider. */
  readonly turns?: Turns | undefined;
  /** Accounts of the provider are independent, with a clock of their own. */
  readonly areAccountsAlone: boolean;
}

/** Returns the checks of a run: of each write that is chosen, of its refusals, and of the states. */
function checksOf(choice: LawChoice, { seed, first }: LawRun): Check[] {
  const judgedWrites = new Set<WriteId>();
  const chosenCases = cases.filter(({ write }) => choice.writes.includes(write));
  const ofWrites = chosenCases
    .filter(({ state }) => canSet(state, choice))
    .toSorted((a, b) => Number(b.write === first) - Number(a.write === first))
    .map((lawCase): Check => {
      const isFirstOfWrite = !judgedWrites.has(lawCase.write);
      if (!lawCase.fails) judgedWrites.add(lawCase.write);
      return {
        subjects: [lawCase.write],
        states: [lawCase.state],
        judge: async (procedure) => [await procedure.judge(lawCase, isFirstOfWrite)],
      };
    });
  const checks = [...ofWrites, ...refusalChecks(choice), ...keyChecks(choice, keyed)].filter(
    ({ states: [state] }) => state && canSet(state, choice) && (seed === undefined || state.seed === seed),
  );
  const moreStates = moreSeeds
    .filter((one) => seed === undefined || one === seed)
    .map((one): LawState => ({ seed: one }));
  const states = new Map(
    [...checks.flatMap((check) => check.states), ...moreStates].map((state) => [keyOf(state), state]),
  );
  const ofStates = [...states.values()].map((state): Check => ({
    subjects: [choice.reads[0] ?? 'customer.group'],
    states: [state],
    judge: async (procedure) => [await procedure.judgeState(state)],
  }));
  return [...checks, ...ofStates];
}

const turnOf = <Result>({ states }: Check, run: () => Promise<Result>): Turn<Result> => ({
  accounts: [...new Set(states.map(({ seed }) => seed))],
  run,
});

/**
 * Yields one judgement after the other: of each write that is chosen, of its refusals, and of the states.
 * @throws Error when a state cannot be set up
 */
export async function* judgements(
  provider: Provider,
  choice: LawChoice,
  run: LawRun = {},
): AsyncGenerator<Judgement, void, undefined> {
  const procedure = new Procedure(provider, choice);
  yield await procedure.begin();
  for (const { judge } of checksOf(choice, run)) yield* await judge(procedure);
}

/**
 * Checks all laws of the chosen writes. Where the provider's accounts may depend on each other, such as by one clock,
 * what fails beside others is checked again alone, and only that counts.
 * @throws Error when the provider does not reply
 */
export async function verifyLaws(
  provider: Provider,
  choice: LawChoice,
  { atOnce = 1, turns = new Turns(atOnce), areAccountsAlone, ...run }: LawRun & AtOnce,
): Promise<Judgement[]> {
  const procedure = new Procedure(provider, choice);
  const begin = (run.seed ?? firstSeed) as SeedName;
  const judgements = await turns.all([{ accounts: [begin], run: () => procedure.begin(begin) }]);
  const checks = checksOf(choice, run);
  const mayFail = atOnce > 1 && !areAccountsAlone;
  const attempt = async (check: Check): Promise<Judgement[] | undefined> => {
    const judging = judgedOrUnset(check, procedure.beside());
    return mayFail ? judging.then(heldOrNot, () => undefined) : judging;
  };
  const results = await turns.all(checks.map((check) => turnOf(check, () => attempt(check))));
  const alone = procedure.anew();
  const judgeAlone = async (check: Check) =>
    (await turns.all([{ accounts: 'all', run: () => judgedOrUnset(check, alone) }])).flat();
  for (const [index, check] of checks.entries()) judgements.push(...(results[index] ?? (await judgeAlone(check))));
  return judgements;
}

/** Returns the judgements of a check; a breach of each of its endpoints where its state cannot be set up. */
async function judgedOrUnset(check: Check, procedure: Procedure): Promise<Judgement[]> {
  try {
    return await check.judge(procedure);
  } catch (thrown) {
    const [state] = check.states;
    if (!(thrown instanceof StateRefused) || !state) throw thrown;
    const breaches = [{ law: 'the state can be set up', message: thrown.message }];
    return check.subjects.map((subject) => ({ subject, title: 'is not checked', state, breaches, warnings: [] }));
  }
}

/** The judgements of a check that holds; undefined for one that does not. */
function heldOrNot(judged: Judgement[]): Judgement[] | undefined {
  return judged.every(({ breaches, warnings }) => breaches.length + warnings.length === 0) ? judged : undefined;
}
