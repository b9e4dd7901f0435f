import { digitsProblem, withoutSeparators } from './digits.ts';
import type { PortProblem } from './line-status.ts';

/** What is wrong with a typed detail of a port-in; screens have words for each. */
export type PortFixProblem = 'missing' | 'format' | 'too-long';

/** The most characters of an account number at the old carrier (PORT-9). */
export const accountNumberMost = 20;

/** A typed detail as it is sent: a pasted ZIP code without its separators. */
export function tidyPortFix(problem: PortProblem, typed: string): string {
  return problem === 'zip' ? withoutSeparators(typed) : typed.trim();
}

/** What is wrong with a tidy detail (PORT-9 to PORT-11), or undefined. */
export function portFixProblem(problem: PortProblem, tidy: string): PortFixProblem | undefined {
  if (tidy === '') return 'missing';
  if (problem === 'zip') return digitsProblem('zip', tidy) && 'format';
  if (!/^[A-Za-z0-9]+$/.test(tidy)) return 'format';
  if (problem === 'account') return tidy.length > accountNumberMost ? 'too-long' : undefined;
  return tidy.length > 15 ? 'format' : undefined;
}
