/** What is wrong with a number that somebody typed; screens have their own words for each. */
export type DigitsProblem = 'missing' | 'notDigits' | 'length' | 'refused';

interface DigitsRule {
  least: number;
  most: number;
  /** Numbers of the right length that are nobody's. */
  refused?: readonly string[];
}

/** The numbers that people type by hand (decision 14, portal-2 §9). */
export const digitsRules = {
  imei: { least: 15, most: 15 },
  iccid: { least: 19, most: 19 },
  zip: { least: 5, most: 10 },
  portZip: { least: 5, most: 10, refused: ['00000', '99999'] },
} as const satisfies Record<string, DigitsRule>;
export type DigitsKind = keyof typeof digitsRules;

/** Spaces of any kind, hyphens and dashes, and the marks that come along unseen when text is pasted. */
const separators = /[\s\p{Pd}\p{Cf}]/gu;

/** A typed or pasted number without its separators. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(separators, '');
}

/** What is wrong with a number whose separators are gone; undefined when nothing is. */
export function digitsProblem(kind: DigitsKind, digits: string): DigitsProblem | undefined {
  const rule: DigitsRule = digitsRules[kind];
  if (digits === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'notDigits';
  if (digits.length < rule.least || digits.length > rule.most) return 'length';
  return rule.refused?.includes(digits) ? 'refused' : undefined;
}
