import type { EndpointId } from '#contracts/carrier.ts';
import type { FaultKind } from '#fixtures/world/fault.ts';
import type { Fields } from '#fixtures/scenarios/scenario-form.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { paths } from '#app/ui/paths.ts';
import { pass, second, world } from './clock.ts';
import { type WorldState, worldState } from './world-state.ts';
import type { Stage } from './stage.ts';

const minute = 60 * second;

interface End {
  /** The reply of the write. */
  fault?: FaultKind;
  /** The reply of the same write when it is sent again. */
  nextFault?: FaultKind;
  /** It is the reply of a saga's first step, before the write that the operation is for. */
  isOfFirstStep?: true;
  /** The write takes effect nevertheless. */
  afterEffect?: boolean;
  /** Asynchronous operations end so at the carrier. */
  outcome?: 'FAILED';
  /** Milliseconds after the form was sent. */
  ms: number;
  /** The pages are opened then, not after somebody came back. */
  isAtOnce?: true;
}

/** The ends of a write. */
export const ends = {
  accepted: { ms: second, isAtOnce: true },
  done: { ms: 5 * minute },
  refused: { fault: { kind: 'refusal', resCode: 49_999 }, ms: 5 * second },
  'failed later': { outcome: 'FAILED', ms: 5 * minute },
  unknown: { fault: { kind: 'status', status: 500 }, afterEffect: true, ms: second, isAtOnce: true },
  'first step unknown': {
    fault: { kind: 'status', status: 500 },
    isOfFirstStep: true,
    afterEffect: true,
    ms: second,
    isAtOnce: true,
  },
  'first step refused later': {
    fault: { kind: 'status', status: 500 },
    nextFault: { kind: 'refusal', resCode: 49_999 },
    isOfFirstStep: true,
    ms: 5 * minute,
  },
  'lost reply': { fault: { kind: 'status', status: 500 }, afterEffect: true, ms: 10 * minute },
  waiting: { fault: { kind: 'slow', ms: 20 * second }, ms: second, isAtOnce: true },
  'waiting too long': { fault: { kind: 'hang' }, ms: 60 * minute },
  'late 403': { fault: { kind: 'status', status: 403, ms: 1_500 }, ms: 5 * second },
  'arrived late': { fault: { kind: 'late', ms: 150 * second }, ms: 60 * minute },
} satisfies Record<string, End>;
export type EndName = keyof typeof ends;

/** Returns the endpoint of the reply that ends a write; undefined where the scenario has none. */
export function endpointOf({ writes, firstWrite }: Scenario, name: EndName): EndpointId | undefined {
  const { isOfFirstStep }: End = ends[name];
  return isOfFirstStep ? firstWrite : writes[0];
}

/** A form that was posted, and its answer. */
export interface Submission {
  /** The page of the form. */
  form: string;
  fields: Fields;
  /** The carrier took the write, and its reply was lost. */
  isTaken: boolean;
  /** The page that it led to. */
  result: string;
  /** Reference of the operation that a page shows as in progress. */
  acknowledgedId: string | undefined;
  /** The carrier's world before. */
  before: WorldState;
}

/** Sends a filled-in form and brings its operation to an end. */
export async function bring(stage: Stage, scenario: Scenario, name: EndName): Promise<Submission> {
  const { fault, nextFault, afterEffect = false, outcome, ms, isAtOnce }: End = ends[name];
  const person = stage.person();
  await person.open(paths.home);
  const form = await stage.openForm(scenario, person);
  if (outcome) Object.assign(stage.at.outcomesOnce, { topUp: outcome, planChange: outcome });
  const owner = stage.at.key;
  const endpoint = endpointOf(scenario, name);
  for (const what of [fault, nextFault])
    if (what && endpoint) world.faults.add({ owner, endpoint, what, afterEffect, times: 1, skip: 0 });
  const before = worldState(stage.at);
  const { location } = await person.post(form.path, form.fields);
  const [operation] = await stage.operations();
  const acknowledgedId = operation?.acknowledgedAt === undefined ? undefined : operation.id;
  await pass(ms);
  if (!isAtOnce) {
    // Somebody is back, so that what waited for a session goes on.
    await person.open(paths.home);
    await pass(10 * second);
  }
  const isTaken = afterEffect;
  const result = location.startsWith('/') ? location : form.path;
  return { form: form.path, fields: form.fields, isTaken, result, acknowledgedId, before };
}
