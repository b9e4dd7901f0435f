import { digitsProblem } from './digits.ts';
import type { PortProblem } from './line-status.ts';

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
