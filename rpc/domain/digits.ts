import { plainIccid, plainImei, plainNumber, plainOtp, plainPhone, plainZip } from './intake/numbers.ts';

/** Problem of a typed number; each has words on the screens. */
export type DigitsProblem = 'missing' | 'notDigits' | 'length' | 'refused';

interface DigitsRule {
  least: number;
  most: number;
  /** Returns the digits of any usual spelling (INTAKE-4). */
  read: (typed: string) => string;
  /** Numbers of the right length that are invalid all the same. */
  refused?: readonly string[];
}

/** Rules for numbers that people type by hand (PUBLIC-10). */
export const digitsRules = {
  imei: { least: 15, most: 15, read: plainImei },
  iccid: { least: 19, most: 19, read: plainIccid },
  zip: { least: 5, most: 10, read: plainZip },
  portZip: { least: 5, most: 10, read: plainZip, refused: ['00000', '99999'] },
  phone: { least: 10, most: 10, read: plainPhone },
  accountNumber: { least: 1, most: 20, read: plainNumber },
  otp: { least: 6, most: 6, read: plainOtp },
} as const satisfies Record<string, DigitsRule>;
export type DigitsKind = keyof typeof digitsRules;

/** Returns the problem of a number that was read (PUBLIC-10), or undefined. */
export function digitsProblem(kind: DigitsKind, digits: string): DigitsProblem | undefined {
  const rule: DigitsRule = digitsRules[kind];
  if (digits === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'notDigits';
  if (digits.length < rule.least || digits.length > rule.most) return 'length';
  return rule.refused?.includes(digits) ? 'refused' : undefined;
}

/** Returns the digits of a typed or pasted number; input of another form comes back without separators (PUBLIC-11). */
export function digitsOf(kind: DigitsKind, typed: string): string {
  return digitsRules[kind].read(typed);
}

/** Returns how many digits a number has, for the counter under its field (PUBLIC-11). */
export function digitCount(kind: DigitsKind, typed: string): number {
  return digitsOf(kind, typed).replace(/\D/g, '').length;
}
