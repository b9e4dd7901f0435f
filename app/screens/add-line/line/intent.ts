import { TRPCError } from '@trpc/server';
import { type AddLineState, openStep, type StepPage } from '../journey-state.ts';
import { countedLinesLimit } from '#rpc/domain/group-room.ts';
import {
  addLineJourney,
  type AddLineStep,
  defaultSim,
  type DraftLine,
  fillLine,
  isEsimOnly,
  lineAt,
  type NewLine,
  positionOf,
  type SimType,
} from '#rpc/domain/journey/add-line.ts';
import { readingCase } from '#rpc/domain/line.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import type { DeviceRefusal, KnownDevice } from '#rpc/device-check.ts';
import { checkImei } from '#rpc/portal/imei-check.ts';
import { saveStep } from '#rpc/portal/journey.ts';

export interface LinePage extends StepPage {
  kind: 'line';
  /** Number of the line among the added ones, from 1. */
  position: number;
  /** Number of lines that are added. */
  count: number;
  /** The line's place in its group (ADDLINE-6). */
  occurrence: number;
  esimOnly: boolean;
  /** Names in reading case; the SIM only where the customer selected it. */
  line?: Omit<NewLine, 'sim'> & { sim?: SimType };
}

export function linePage({ draft, plans, occurrences }: AddLineState, step: string): Omit<LinePage, keyof StepPage> {
  const position = positionOf(step) ?? 1;
  const line = lineAt(draft, step);
  return {
    kind: 'line',
    position,
    count: draft.count ?? 1,
    occurrence: occurrences[position - 1] ?? 0,
    esimOnly: isEsimOnly(draft, plans),
    line: line && shownLine(line),
  };
}

function shownLine({ isSimOfDevice, ...line }: DraftLine): LinePage['line'] {
  const names = { firstName: readingCase(line.firstName), lastName: readingCase(line.lastName) };
  return { ...line, ...names, sim: isSimOfDevice ? undefined : line.sim };
}

export type LineProblem = ({ field: 'imei' } & DeviceRefusal) | { field: 'sim'; kind: SimProblem };

type SimProblem = 'missing' | 'no-esim' | 'plan-needs-esim';

/**
 * Stores the answers about one new line, with tidy names.
 * @throws NotAllowedError with the rule's reason, NOT_FOUND for a position that no new line has
 */
export async function saveNewLine(
  context: PortalContext,
  form: { version: string; position: number; firstName: string; lastName: string; imei?: string; sim?: SimType },
): Promise<StepOutcome<AddLineStep, LineProblem>> {
  const isPosition = Number.isInteger(form.position) && form.position >= 1 && form.position <= countedLinesLimit;
  if (!isPosition) throw new TRPCError({ code: 'NOT_FOUND' });
  const stepAccess = await openStep(context, `line-${form.position}`, form.version);
  if (!('state' in stepAccess)) return stepAccess;
  const { state } = stepAccess;
  const { firstName, lastName, imei } = form;
  const checked = imei === undefined ? undefined : await checkImei(context, imei);
  if (checked && 'kind' in checked) return { kind: 'problem', problem: { field: 'imei', ...checked } };
  const sim = form.sim ?? (checked && defaultSim(checked));
  const wrong = simProblem(sim, checked, isEsimOnly(state.draft, state.plans));
  if (wrong || sim === undefined) return { kind: 'problem', problem: { field: 'sim', kind: wrong ?? 'missing' } };
  const { make, model } = checked ?? {};
  const line: DraftLine = { firstName, lastName, sim, isSimOfDevice: form.sim === undefined, imei, make, model };
  return saveStep(context, addLineJourney, state, fillLine(state.draft, form.position, line));
}

/** Returns the reason that the SIM does not go with the device or the plan (ADDLINE-8, ADDLINE-9). */
function simProblem(
  sim: SimType | undefined,
  checked: KnownDevice | undefined,
  esimOnly: boolean,
): SimProblem | undefined {
  if (sim === undefined) return 'missing';
  const hasNoEsim = checked !== undefined && !checked.esimAvailable;
  // The plan leaves no SIM to select instead of a missing eSIM.
  if (esimOnly) return sim === 'sim' || hasNoEsim ? 'plan-needs-esim' : undefined;
  return sim === 'esim' && hasNoEsim ? 'no-esim' : undefined;
}
