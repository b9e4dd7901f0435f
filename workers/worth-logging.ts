/** Returns true for the 1st, 10th, 100th … of a kind, so that a flood does not fill the log. */
export function isWorthLogging(count: number): boolean {
  return /^10*$/.test(String(count));
}
