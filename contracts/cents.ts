/**
 * Returns the cents of a price in dollars, exactly: 4.125 is 412.5. Multiplying by 100 in binary would make
 * 14.499999999999998 of 0.145 (INTAKE-11).
 */
export function exactCents(dollars: number): number {
  const [digits = '0', exponent = '0'] = String(dollars).split('e');
  return Number(`${digits}e${Number(exponent) + 2}`);
}

/** Returns whole cents, half a cent away from zero (INTAKE-11). */
export function roundCents(cents: number): number {
  return Math.sign(cents) * Math.round(Math.abs(cents));
}
