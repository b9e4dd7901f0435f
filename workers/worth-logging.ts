/** Whether the so many-th of a kind is logged: the 1st, 10th, 100th …, so that a flood does not fill the log. */
export function isWorthLogging(count: number): boolean {
  return /^10*$/.test(String(count));
}
