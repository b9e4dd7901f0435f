import { type DigitsKind, digitsOf, digitsProblem } from '#rpc/domain/digits.ts';

/** Returns the number of the first code that has the form of the field; a code of another length is another number. */
export function numberIn(codes: readonly { rawValue: string }[], kind: DigitsKind): string | undefined {
  return codes.map(({ rawValue }) => digitsOf(kind, rawValue)).find((digits) => !digitsProblem(kind, digits));
}
