import { shown } from '../examples.ts';
import { foreignInputs } from '../pact/denied.ts';
import type { Forced } from '../pact/example-state.ts';
import { peopleOf, type SeedName } from '../seed.ts';
import { cases } from './cases.ts';
import { laws, type Breach } from './compare.ts';
import { refusedCases } from './refused-cases.ts';
import { canSet, type Check, type Judgement, type LawChoice, type Procedure, refusalOf } from './procedure.ts';
import type { LawState, Sent, Wrong } from './provider.ts';
import type { WriteId } from './shows.ts';
import type { View } from './view.ts';
import { writes } from './writes.ts';

type Input = Readonly<Record<string, unknown>>;

/** A call that is refused, or that may be: then it leaves nothing behind. */
interface Attempt {
  readonly write: WriteId;
  readonly what: string;
  readonly input: Input;
  readonly wrong?: Wrong;
  /** Marks a call that a backend may accept: its effects are judged then. */
  readonly mayBeAccepted?: true;
  /** The refusal that the state makes the provider return. */
  readonly forced?: Forced;
}

/** Attempts that share one state, its setup and its reads. */
interface Group {
  readonly state: LawState;
  readonly attempts: readonly Attempt[];
}

const calledBySecondary: SeedName = 'secondary-active';
const foreignSeed = (seed: SeedName): SeedName => (seed === 'six-lines' ? 'active-family' : 'six-lines');

const isForeign = ({ what }: Attempt): boolean => what.endsWith('another group');

/** Returns the attempts by their state. A state requests one refusal, so further ones have a group of their own. */
function attemptsByState(choice: LawChoice): Group[] {
  const groups = new Map<string, Attempt[]>();
  const ownGroups: Group[] = [];
  const add = (state: LawState, ...attempts: Attempt[]) => {
    const key = JSON.stringify(state);
    groups.set(key, [...(groups.get(key) ?? []), ...attempts]);
  };
  const judgedWrites = new Set<WriteId>();
  for (const { write, state, input, fails } of cases) {
    if (fails || !choice.writes.includes(write) || !canSet(state, choice)) continue;
    if (judgedWrites.has(write)) continue;
    judgedWrites.add(write);
    const forced: Attempt = { write, what: 'in this state', input, forced: refusalOfExamples(write) };
    if (groups.get(JSON.stringify(state))?.some((one) => one.forced)) ownGroups.push({ state, attempts: [forced] });
    else add(state, forced);
    add(state, { write, what: 'with a spent token', input, wrong: 'spent token' });
    add(state, { write, what: 'with a wrong signature', input, wrong: 'wrong signature' });
    for (const [field, changed] of foreignInputs(input, peopleOf(foreignSeed(state.seed))))
      add(state, { write, what: `with ${field} of another group`, input: changed });
    const otherInput = ofOtherLine(input, state.seed);
    if (otherInput)
      add({ seed: calledBySecondary }, { write, what: 'by a secondary for another line', input: otherInput });
  }
  for (const { write, state, input } of refusedCases)
    if (choice.writes.includes(write) && canSet(state, choice))
      add(state, { write, what: `with ${JSON.stringify(input)}`, input, mayBeAccepted: true });
  return [...[...groups].map(([key, attempts]) => ({ state: JSON.parse(key) as LawState, attempts })), ...ownGroups];
}

/** "The request failed at the carrier", with which any call may be refused. */
const failedAtCarrier = 40622;

/** Returns a refusal from a write's examples, or one that any call may get. */
function refusalOfExamples(write: WriteId): Forced {
  const { problems = {} } = shown.find(({ id }) => id === write) ?? {};
  const { resCode = failedAtCarrier, message = 'The request failed.' } =
    Object.values(problems).find(({ forced }) => forced) ?? {};
  return { endpoint: write, resCode, message };
}

/** The input with the primary's line and a card of a secondary's group; undefined where it names no line. */
function ofOtherLine(input: Input, seed: SeedName): Input | undefined {
  if (!('customerId' in input) && !('cId' in input)) return undefined;
  const people = peopleOf(calledBySecondary);
  const ids = new RegExp(`"${seed}-(card-)?\\d"`, 'g');
  const ownId = (_: string, card?: string) => `"${card === undefined ? people.customerId(1) : people.cardId(1)}"`;
  return JSON.parse(JSON.stringify(input).replaceAll(ids, ownId)) as Input;
}

/** Returns checks of refused calls: everything is compared later, and at once too for a write that takes time. */
export function refusalChecks(choice: LawChoice): Check[] {
  return attemptsByState(choice).map(({ state, attempts }): Check => {
    const foreign = attempts.some(isForeign) ? [{ seed: foreignSeed(state.seed) }] : [];
    return {
      subjects: [...new Set(attempts.map(({ write }) => write))],
      states: [state, ...foreign],
      judge: (procedure) => judgeRefusals(procedure, state, attempts),
    };
  });
}

async function judgeRefusals(
  procedure: Procedure,
  state: LawState,
  attempts: readonly Attempt[],
): Promise<Judgement[]> {
  const { breaches, taken } = await tryAll(procedure, state, attempts);
  const refusedAttempts = attempts.filter((attempt) => !taken.has(attempt));
  const retry =
    taken.size > 0 && refusedAttempts.length > 0 ? await tryAll(procedure, state, refusedAttempts) : { breaches };
  const judgementOf = ({ write, what }: Attempt, warnings: readonly Breach[]): Judgement => ({
    ...{ subject: write, title: `is refused ${what}`, state, breaches: [], warnings },
  });
  const accepted: Judgement[] = [];
  for (const attempt of taken) {
    // Pacts find a request for a refusal that is not heard.
    if (attempt.forced) continue;
    const warning = { law: laws.nothing, message: `the call was accepted ${attempt.what}` };
    accepted.push({
      ...judgementOf(attempt, [warning]),
      breaches: attempt.mayBeAccepted ? await procedure.judgeAccepted({ ...attempt, state }) : [],
    });
  }
  if (refusedAttempts.length > 0 && retry.breaches.length > 0)
    return [...accepted, ...(await eachAlone(procedure, state, refusedAttempts))];
  return [...accepted, ...refusedAttempts.map((attempt) => judgementOf(attempt, []))];
}

/** Makes each call in a state of its own, to find the one that had an effect. */
async function eachAlone(procedure: Procedure, state: LawState, attempts: readonly Attempt[]): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const attempt of attempts) {
    const { breaches, sent } = await tryAll(procedure, state, [attempt]);
    if (breaches.length > 0)
      judgements.push({
        subject: attempt.write,
        title: `is refused ${attempt.what}`,
        state,
        breaches,
        warnings: [],
        ...(sent && { sent }),
      });
  }
  if (judgements.length > 0) return judgements;
  const { breaches } = await tryAll(procedure, state, attempts);
  const [first] = attempts;
  return breaches.length > 0 && first
    ? [{ subject: first.write, title: 'and others are refused one after the other', state, breaches, warnings: [] }]
    : [];
}

interface Tried {
  readonly breaches: Breach[];
  /** Attempts that the provider accepted. */
  readonly taken: ReadonlySet<Attempt>;
  readonly sent?: Sent;
}

async function tryAll(procedure: Procedure, state: LawState, attempts: readonly Attempt[]): Promise<Tried> {
  const { control, later, moving, breaches: known } = await procedure.control(state);
  const hasForeign = attempts.some(isForeign);
  const otherGroup: LawState = { seed: foreignSeed(state.seed) };
  const foreign = hasForeign ? await procedure.control(otherGroup) : undefined;
  const { provider } = procedure;
  if (foreign) await provider.set(otherGroup);
  const forced = attempts.find((attempt) => attempt.forced);
  await provider.set({ ...state, forced: forced?.forced }, foreign && otherGroup.seed);
  const acceptedAttempts = new Set<Attempt>();
  let exchange: Sent | undefined;
  // Makes the refused call first, because the state refuses only the next call of its endpoint.
  for (const attempt of [...(forced ? [forced] : []), ...attempts.filter((one) => one !== forced)]) {
    exchange = await provider.call(attempt.write, attempt.input, attempt.wrong && { wrong: attempt.wrong });
    if (refusalOf(exchange) === undefined) acceptedAttempts.add(attempt);
  }
  if (acceptedAttempts.size > 0) return { breaches: [], taken: acceptedAttempts, ...(exchange && { sent: exchange }) };
  const noWrite = { input: {}, at: provider.at, moving };
  const same = (before: View, after: View) => procedure.compare(before, after, [], noWrite, known);
  const viewOf = (of: LawState) => procedure.read(of, { isBrief: true });
  const takesTime = attempts.some(({ write }) => writes[write].accepted !== undefined);
  const breaches = takesTime ? same(control, await viewOf(state)) : [];
  if (foreign) breaches.push(...same(foreign.control, await viewOf(otherGroup)));
  await provider.wait();
  if (breaches.length === 0) breaches.push(...same(later, await viewOf(state)));
  return { breaches, taken: acceptedAttempts, ...(exchange && { sent: exchange }) };
}

/** Returns checks of each write that costs money, sent twice with one key; they warn until the carrier confirms it. */
export function keyChecks(choice: LawChoice, keyed: readonly WriteId[]): Check[] {
  return keyed.flatMap((write): Check[] => {
    const lawCase = cases.find((each) => each.write === write && !each.fails);
    if (!lawCase || !choice.writes.includes(write)) return [];
    const { state } = lawCase;
    const judge = async (procedure: Procedure) => {
      const warnings = (await procedure.judgeKey(lawCase)).map((breach) => ({ ...breach, law: laws.key }));
      return [{ subject: write, title: 'is sent twice with one key', state, breaches: [], warnings }];
    };
    return [{ subjects: [write], states: [state], judge }];
  });
}
