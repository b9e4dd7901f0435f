import type { DigitsKind, DigitsProblem } from '#rpc/domain/digits.ts';

/** Which number a field takes, and what is said of a wrong one; the page has it in `data-words`. */
export type DigitsWords = { kind: DigitsKind; refused?: string } & Record<Exclude<DigitsProblem, 'refused'>, string>;
