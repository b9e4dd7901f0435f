import { type ActivationState, openStep, save, type StepForm, type Own, type StepPage } from '../journey-state.ts';
import { sim } from '#contracts/sim/endpoints.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge } from '#rpc/portal-reads.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { readCheck } from '#rpc/portal/read-check.ts';

export interface SimPage extends StepPage {
  kind: 'sim';
  iccid?: string;
}

export function simPage({ draft }: ActivationState): Own<SimPage> {
  return { kind: 'sim', iccid: draft.iccid };
}

export type SimProblem = { kind: 'invalid' | 'in-use' | 'not-valid' | 'failed' };

/**
 * Checks with the carrier that a SIM card can be activated for the line (ACTIVATE-20).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the rule's reason, and as `readCheck`
 */
export async function saveSim(
  context: PortalContext,
  form: StepForm & { iccid: string },
): Promise<StepOutcome<ActivationStep, SimProblem>> {
  const stepAccess = await openStep(context, 'sim', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { line, draft } = stepAccess.state;
  const { iccid } = form;
  const input = { customerId: line.id, iccid };
  const check = await readCheck(context, sim.validate, { input, ageMs: maxAge.now, limit: 'number-check' });
  if (check.kind === 'refused')
    return { kind: 'problem', problem: { kind: check.problem.name === 'inUse' ? 'in-use' : 'invalid' } };
  if (check.kind !== 'known') return { kind: 'problem', problem: { kind: 'failed' } };
  if (!check.value.isValid) return { kind: 'problem', problem: { kind: 'not-valid' } };
  return save(context, stepAccess.state, { ...draft, iccid });
}
