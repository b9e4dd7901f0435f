import type { FaultKind } from '#fixtures/world/fault.ts';
import type { Scenario } from '#fixtures/scenarios/scenario.ts';
import { pass, second, type Stage, world } from './stage.ts';

const minute = 60 * second;

interface End {
  /** The reply of the write. */
  fault?: FaultKind;
  /** The write takes effect nevertheless. */
  afterEffect?: boolean;
  /** Asynchronous operations end so at the carrier. */
  outcome?: 'FAILED';
  /** Milliseconds after the form was sent. */
  ms: number;
}

/** The ends of a write. */
export const ends = {
  done: { ms: 5 * minute },
  refused: { fault: { kind: 'refusal', resCode: 49_999 }, ms: 5 * second },
  'failed later': { outcome: 'FAILED', ms: 5 * minute },
  unknown: { fault: { kind: 'status', status: 500 }, afterEffect: true, ms: second },
  waiting: { fault: { kind: 'slow', ms: 20 * second }, ms: second },
  'waiting too long': { fault: { kind: 'hang' }, ms: 60 * minute },
  'late 403': { fault: { kind: 'status', status: 403, ms: 1_500 }, ms: 5 * second },
  'arrived late': { fault: { kind: 'late', ms: 150 * second }, ms: 60 * minute },
} satisfies Record<string, End>;
export type EndName = keyof typeof ends;

/** Sends a filled-in form and brings its operation to an end. @returns the path that the form led to */
export async function bring(stage: Stage, scenario: Scenario, name: EndName): Promise<string> {
  const { fault, afterEffect = false, outcome, ms }: End = ends[name];
  const person = stage.person();
  const form = await stage.openForm(scenario, person);
  if (outcome) Object.assign(stage.at.outcomesOnce, { topUp: outcome, planChange: outcome });
  const owner = stage.at.key;
  if (fault) world.faults.add({ owner, endpoint: scenario.writes[0], what: fault, afterEffect, times: 1, skip: 0 });
  const sent = await person.post(form.path, form.fields);
  await pass(ms);
  return sent.location || form.path;
}
