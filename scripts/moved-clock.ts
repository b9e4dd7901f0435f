/** Whether a deployment would have a moved clock, by its variables or the arguments of the command (SAFETY-48). */
export function movesClock(vars: Record<string, unknown>, args: readonly string[]): boolean {
  return 'CLOCK_AHEAD_MS' in vars || args.some((one) => one.includes('CLOCK_AHEAD_MS'));
}
