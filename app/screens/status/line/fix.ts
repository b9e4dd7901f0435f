import type { FormOutcome } from '#rpc/portal/form-outcome.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortProblem } from '#rpc/domain/line-status.ts';
import { portProblemOf } from '#rpc/domain/port-detail.ts';
import { shortened } from '#rpc/domain/shortened.ts';
import { PortFix } from '#rpc/operation/port-fix.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { leadOf } from '#rpc/portal/known-customer.ts';
import { submitOnce } from '#rpc/portal/submit-once.ts';

interface PortFixInput {
  lineRef: string;
  operationId: string;
  /** The detail that the old carrier requested. */
  problem: PortProblem;
  value: string;
}

/**
 * Sends a port-in again with the detail that the old carrier needs (PORT-12). The detail is in no stored row, so
 * another one in the same form counts as the same form.
 * @throws as `submitOnce`
 */
export async function fixPort(
  context: PortalContext,
  { lineRef, operationId, problem, value }: PortFixInput,
): Promise<FormOutcome<'port-fix', 'moved'>> {
  return await submitOnce(context, 'port-fix', {
    operationId,
    lineRef,
    payload: { problem },
    decide({ snapshot, line }) {
      const fix = termsOf(line, problem);
      if (!fix) return { kind: 'review', notice: 'moved' };
      const terms = { ...fix, ...leadOf(context, snapshot) };
      return {
        kind: 'send',
        terms,
        baseline: { rejectedOn: line.mnpInfo?.rejectedOn },
        secrets: secretsOf(line, problem, value),
      };
    },
  });
}

/** Undefined when the old carrier needs another detail by now (PORT-19). */
function termsOf(line: Customer, problem: PortProblem): PortFix | undefined {
  if (portProblemOf(line) !== problem) return undefined;
  const { reachPlanId: planId, simId, esim, imei, make, model, mnpInfo } = line;
  return PortFix.parse({
    problem,
    planId,
    iccId: esim ? undefined : simId,
    imei,
    // Sends an empty name for a device without one, as the activation does.
    make: shortened(make ?? ''),
    model: shortened(model ?? ''),
    number: mnpInfo?.oldNumber,
    oldCarrier: mnpInfo?.operator,
  });
}

/** Returns the details for the old carrier: the corrected one with the others as they were sent before. */
function secretsOf({ mnpInfo }: Customer, problem: PortProblem, value: string): Record<string, string> {
  const { acctNum, oldZip } = mnpInfo ?? {};
  const earlierDetails = { ...(acctNum && { accountNumber: acctNum }), ...(oldZip && { zip: oldZip }) };
  const names = { account: 'accountNumber', pin: 'pin', zip: 'zip' } as const;
  return { ...earlierDetails, [names[problem]]: value };
}
