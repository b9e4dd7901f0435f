import type { Customer } from '#contracts/customer/vocabulary.ts';
import { digitsProblem } from './digits.ts';
import { isInState, type PortProblem } from './line-status.ts';

/** What is wrong with a typed detail of a port-in; screens have words for each. */
export type PortFixProblem = 'missing' | 'format' | 'too-long';

/** What stands for no PIN: sent where none was given, and typed by those who have none (ACTIVATE-17). */
export const noPin = '0000';

/** The most characters of an account number at the old carrier (PORT-9). */
export const accountNumberMost = 20;

/** What is wrong with a detail without separators (PORT-9 to PORT-11), or undefined. */
export function portFixProblem(problem: PortProblem, tidy: string): PortFixProblem | undefined {
  if (tidy === '') return 'missing';
  if (problem === 'zip') return digitsProblem('zip', tidy) && 'format';
  if (!/^[A-Za-z0-9]+$/.test(tidy)) return 'format';
  if (problem === 'account') return tidy.length > accountNumberMost ? 'too-long' : undefined;
  return tidy.length > 15 ? 'format' : undefined;
}

/** What the old carrier did not accept, by `portFailureCode` (LINE-7). */
const problemByCode: Readonly<Record<string, PortProblem>> = { 1009: 'account', 1010: 'pin', 1011: 'zip' };

/** What a correction sends as the carrier has it. */
type PortRecord = Pick<Customer, 'reachPlanId' | 'esim' | 'simId' | 'imei' | 'mnpInfo'>;

/**
 * Does the carrier's record of a line have what is sent beside the corrected detail (PORT-12, PORT-19)? A device that
 * has no name, and an account number or a ZIP that is not there, stop nothing.
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
 * What has to be given again for the number to be moved; undefined when nothing that can be sent again helps (LINE-8).
 */
export function portProblemOf(
  line: PortRecord & Pick<Customer, 'status' | 'portFailureCode'>,
): PortProblem | undefined {
  const problem = isInState(line, 'port-failed') ? problemByCode[line.portFailureCode ?? ''] : undefined;
  return problem && isPortRecordWhole(line, problem) ? problem : undefined;
}
