/** Problem of a typed number; each has words on the screens. */
export type DigitsProblem = 'missing' | 'notDigits' | 'length' | 'refused';

interface DigitsRule {
  least: number;
  most: number;
  /** Numbers of the right length that are not valid. */
  refused?: readonly string[];
}

/** Numbers that people type by hand (PUBLIC-10). */
export const digitsRules = {
  imei: { least: 15, most: 15 },
  iccid: { least: 19, most: 19 },
  zip: { least: 5, most: 10 },
  portZip: { least: 5, most: 10, refused: ['00000', '99999'] },
  phone: { least: 10, most: 10 },
  accountNumber: { least: 1, most: 20 },
} as const satisfies Record<string, DigitsRule>;
export type DigitsKind = keyof typeof digitsRules;

/** Spaces, hyphens and dashes of any kind, and invisible marks that come with pasted text. */
const separators = /[\s\p{Pd}\p{Cf}]/gu;

/** Returns a typed or pasted number without its separators (PUBLIC-11). */
export function withoutSeparators(text: string): string {
  return text.replace(separators, '');
}

/** Returns the ten digits of a US phone number in any usual notation; other text stays as it is. */
export function phoneDigits(text: string): string {
  const digits = withoutSeparators(text).replace(/[().+]/g, '');
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

/** Returns the problem of a number without separators (PUBLIC-10), or undefined. */
export function digitsProblem(kind: DigitsKind, digits: string): DigitsProblem | undefined {
  const rule: DigitsRule = digitsRules[kind];
  if (digits === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'notDigits';
  if (digits.length < rule.least || digits.length > rule.most) return 'length';
  return rule.refused?.includes(digits) ? 'refused' : undefined;
}

/** Returns the significant characters of a typed number: a phone number has more separators than others. */
export function digitsOf(kind: string, typed: string): string {
  return kind === 'phone' ? phoneDigits(typed) : withoutSeparators(typed);
}
