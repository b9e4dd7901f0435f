import { roundCents } from './cents.ts';

/**
 * Returns the whole cents of a quantity at a unit price: computed in decimal and rounded once (INTAKE-11).
 * @param price cents for `per` units; it may have fractions
 * @returns not a number where one of them is none
 */
export function chargeAt(price: number, quantity: number, per: number): number {
  if (![price, quantity, per].every(Number.isFinite)) return Number.NaN;
  const [priceUnits, quantityUnits, perUnits] = [decimalOf(price), decimalOf(quantity), decimalOf(per)];
  const dividend = priceUnits.digits * quantityUnits.digits * 10n ** BigInt(perUnits.scale);
  const divisor = perUnits.digits * 10n ** BigInt(priceUnits.scale + quantityUnits.scale);
  // Twice the cents, because BigInt drops what is left of a division.
  return roundCents(Number((2n * dividend) / divisor) / 2);
}

/** Returns a number's shortest decimal notation: its digits, and how many of them are decimals. */
function decimalOf(number: number): { digits: bigint; scale: number } {
  const [mantissa = '0', exponent = '0'] = String(number).split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const scale = decimals.length - Number(exponent);
  const digits = BigInt(whole + decimals);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}
