/**
 * Numbers by the reply of the fixture carrier: the last three digits decide, and for a refusal they are those of its
 * code. Any other number can be ported in.
 */
export const samplePortNumbers = {
  portable: '6175550142',
  notPortable: '6175550093',
  refused: '6175550227',
  /** The request is accepted, and the result is a rejection. */
  invalid: '6175550000',
} as const;
export type PortNumberKind = keyof typeof samplePortNumbers;

/** Returns the kind for the last three digits of a number. */
export function portNumberKind(number: string): PortNumberKind {
  const kinds = Object.keys(samplePortNumbers) as PortNumberKind[];
  return kinds.find((kind) => number.endsWith(samplePortNumbers[kind].slice(-3))) ?? 'portable';
}

/**
 * Values that the old carrier of the fixture world rejects: those with these endings. Any other account number, PIN
 * and ZIP is right, so that a wrong correction fails again and a right one succeeds.
 */
export const sampleWrongDetails = { account: '7781009', pin: '1010', zip: '01011' } as const;
