import type { ActivationStep } from '#rpc/domain/journey/activation.ts';
import type { StepOutcome } from '#rpc/portal/form-outcome.ts';
import { sim } from '#contracts/sim/endpoints.ts';
import type { FirstPayment } from '#rpc/domain/journey/activation.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '#rpc/portal-context.ts';
import { replyOrUndefined } from '#rpc/problem.ts';
import { can } from '#rpc/domain/permission.ts';
import { countOne } from '#rpc/portal/count-one.ts';
import { openStep, save } from './activation-state.ts';
import type { SimProblem } from './step-page.ts';

interface StepForm {
  lineRef: string;
  version: string;
}

/**
 * Asks whether a SIM card can be activated for the line (ACTIVATE-20).
 * @throws NOT_FOUND for a line that this person may not see, NotAllowedError with the rule's reason
 */
export async function saveSim(
  context: PortalContext,
  form: StepForm & { iccid: string },
): Promise<StepOutcome<ActivationStep, SimProblem>> {
  const opened = await openStep(context, 'sim', form);
  if (!('state' in opened)) return opened;
  const { line, draft } = opened.state;
  const { iccid } = form;
  await countOne(context, 'number-check');
  const [checked] = await readAll(context, readRequest(sim.validate, { customerId: line.id, iccid }, maxAge.now));
  if (checked.kind === 'problem')
    return { kind: 'problem', problem: { why: checked.name === 'inUse' ? 'in-use' : 'invalid' } };
  const isValid = replyOrUndefined(checked)?.isValid;
  if (!isValid) return { kind: 'problem', problem: { why: isValid === false ? 'not-valid' : 'failed' } };
  return save(context, opened.state, { ...draft, iccid });
}

/** The order summary was confirmed (ACTIVATE-21). @throws as `saveSim` */
export async function choosePayment(
  context: PortalContext,
  form: StepForm & { payment: FirstPayment },
): Promise<StepOutcome<ActivationStep, 'not-offered'>> {
  const opened = await openStep(context, 'summary', form);
  if (!('state' in opened)) return opened;
  const { snapshot, line, draft } = opened.state;
  if (form.payment === 'now' && !can('month-in-advance', snapshot, line).allowed)
    return { kind: 'problem', problem: 'not-offered' };
  context.noteEvent?.('Confirm');
  return save(context, opened.state, { ...draft, payment: form.payment });
}
