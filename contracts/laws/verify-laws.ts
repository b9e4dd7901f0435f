import { endpoints } from '../carrier.ts';
import type { Endpoint } from '../endpoint.ts';
import { cases } from './cases.ts';
import { canSet, type Judgement, type LawChoice, Procedure } from './procedure.ts';
import type { SeedName } from '../seed.ts';
import type { Provider } from './provider.ts';
import { judgeForced, judgeKeys, judgeRefusals } from './refusals.ts';
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

/** States beside those of the cases, for relations. */
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

/**
 * Yields one judgement after the other: of each write that is chosen, of its refusals, and of the states.
 * @param first the write to begin with
 * @throws Error when a state cannot be set up
 */
export async function* judgements(
  provider: Provider,
  choice: LawChoice,
  seed?: string,
  first?: WriteId,
): AsyncGenerator<Judgement, void, undefined> {
  const procedure = new Procedure(provider, choice);
  yield await procedure.begin();
  const isMeant = (state: { seed: SeedName }) => seed === undefined || state.seed === seed;
  const judgedWrites = new Set<WriteId>();
  for (const lawCase of cases.toSorted((a, b) => Number(b.write === first) - Number(a.write === first))) {
    if (!choice.writes.includes(lawCase.write) || !isMeant(lawCase.state) || !canSet(lawCase.state, choice)) continue;
    yield await procedure.judge(lawCase, !judgedWrites.has(lawCase.write));
    if (!lawCase.fails) judgedWrites.add(lawCase.write);
  }
  for (const ofRelations of moreSeeds)
    if (isMeant({ seed: ofRelations })) await procedure.control({ seed: ofRelations });
  yield* procedure.ofStates();
  yield* judgeRefusals(procedure, isMeant);
  yield* judgeForced(procedure, isMeant);
  yield* judgeKeys(procedure, keyed);
}

/** Checks all laws of the chosen writes. @throws Error when a state cannot be set up */
export async function verifyLaws(provider: Provider, choice: LawChoice, seed?: string): Promise<Judgement[]> {
  const all: Judgement[] = [];
  for await (const judgement of judgements(provider, choice, seed)) all.push(judgement);
  return all;
}
