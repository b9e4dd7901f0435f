import { type ActivationState, openStep, save, type StepForm, type Own, type StepPage } from '../journey-state.ts';
import { sim } from '#contracts/sim/endpoints.ts';
import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { maxAge, readOne, readRequest } from '#rpc/portal-reads.ts';
import { countOne } from '#rpc/portal/count-one.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { replyOrUndefined } from '#rpc/problem.ts';

export interface SimPage extends StepPage {
  at: 'sim';
  iccid?: string;
}

export function simPage({ draft }: ActivationState): Own<SimPage> {
  return { at: 'sim', iccid: draft.iccid };
}

export type SimProblem = { why: 'invalid' | 'in-use' | 'not-valid' | 'failed' };

/**
 * Checks with the carrier that a SIM card can be activated for the line (ACTIVATE-20).
 * @throws NOT_FOUND for a line that the viewer may not see, NotAllowedError with the rule's reason
 */
export async function saveSim(
  context: PortalContext,
  form: StepForm & { iccid: string },
): Promise<StepOutcome<ActivationStep, SimProblem>> {
  const stepAccess = await openStep(context, 'sim', form);
  if (!('state' in stepAccess)) return stepAccess;
  const { line, draft } = stepAccess.state;
  const { iccid } = form;
  await countOne(context, 'number-check');
  const outcome = await readOne(context, readRequest(sim.validate, { customerId: line.id, iccid }, maxAge.now));
  if (outcome.kind === 'problem')
    return { kind: 'problem', problem: { why: outcome.name === 'inUse' ? 'in-use' : 'invalid' } };
  const isValid = replyOrUndefined(outcome)?.isValid;
  if (!isValid) return { kind: 'problem', problem: { why: isValid === false ? 'not-valid' : 'failed' } };
  return save(context, stepAccess.state, { ...draft, iccid });
}
