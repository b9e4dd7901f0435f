/** Returns a long number in groups of four, as printed on a SIM card: `8901 2608 5229 0847 804` (ACTIVATE-40). */
export function groupsOfFour(digits: string): string {
  return digits.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
