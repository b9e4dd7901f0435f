import type { Customer } from '#contracts/customer/vocabulary.ts';
import { digitsProblem } from './digits.ts';
import { isInState, type PortProblem } from './line-status.ts';

/** Problem of a typed detail of a port-in; each has words on the screens. */
export type PortFixProblem = 'missing' | 'format' | 'too-long';

/** Placeholder for no PIN: sent where the customer has none, and typed by such customers (ACTIVATE-17). */
export const noPin = '0000';

/** Maximum length of an account number at the old carrier (PORT-9). */
export const accountNumberMost = 20;

/** Returns the problem of a detail without separators (PORT-9 to PORT-11), or undefined. */
export function portFixProblem(problem: PortProblem, tidy: string): PortFixProblem | undefined {
  if (tidy === '') return 'missing';
  if (problem === 'zip') return digitsProblem('zip', tidy) && 'format';
  if (!/^[A-Za-z0-9]+$/.test(tidy)) return 'format';
  if (problem === 'account') return tidy.length > accountNumberMost ? 'too-long' : undefined;
  return tidy.length > 15 ? 'format' : undefined;
}

/** Detail that the old carrier rejected, by the carrier's `portFailureCode` (LINE-7). */
const problemByCode: Readonly<Record<string, PortProblem>> = { 1009: 'account', 1010: 'pin', 1011: 'zip' };

/** Fields of the carrier's record that a correction sends again. */
type PortRecord = Pick<Customer, 'reachPlanId' | 'esim' | 'simId' | 'imei' | 'mnpInfo'>;

/**
 * Returns true when the carrier's record of a line has everything that a correction sends beside the corrected detail
 * (PORT-12, PORT-19). A missing device name, account number or ZIP does not prevent it.
 */
function isPortRecordWhole({ reachPlanId, esim, simId, imei, mnpInfo }: PortRecord, corrected: PortProblem) {
  const { oldNumber, operator, acctNum, oldZip } = mnpInfo ?? {};
  const hasSim = esim || (simId !== undefined && digitsProblem('iccid', simId) === undefined);
  const isSendable = (problem: PortProblem, detail: string | undefined) =>
    problem === corrected || !detail || portFixProblem(problem, detail) === undefined;
  const isWhole = reachPlanId && hasSim && imei && oldNumber && operator;
  return Boolean(isWhole) && isSendable('account', acctNum) && isSendable('zip', oldZip);
}

/**
 * Returns the detail that the customer must correct for the port-in; undefined when no correction can help (LINE-8).
 */
export function portProblemOf(
  line: PortRecord & Pick<Customer, 'status' | 'portFailureCode'>,
): PortProblem | undefined {
  const problem = isInState(line, 'port-failed') ? problemByCode[line.portFailureCode ?? ''] : undefined;
  return problem && isPortRecordWhole(line, problem) ? problem : undefined;
}
