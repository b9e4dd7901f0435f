/** The configuration moves the clock of a portal that people use. */
class MovedClockError extends Error {
  override name = 'MovedClockError';
}

/**
 * Time by which tests move the clock ahead, in milliseconds. One number is enough: all isolates have the same
 * configuration.
 */
let aheadMs = 0;

/**
 * The time for the Worker and its objects. Nothing else of theirs reads the platform's time, so that a test can run the
 * portal at another time (SAFETY-48). Times in epoch milliseconds.
 */
export const clock = {
  /**
   * Takes the clock of the configuration: first thing in the Worker and in each object.
   * @throws MovedClockError when it is moved and the portal has https, or by something that is no number
   */
  set({ CLOCK_AHEAD_MS, PORTAL_ORIGIN }: { CLOCK_AHEAD_MS?: string; PORTAL_ORIGIN: string }): void {
    const ahead = Number(CLOCK_AHEAD_MS ?? 0);
    const isRefused = CLOCK_AHEAD_MS !== undefined && new URL(PORTAL_ORIGIN).protocol === 'https:';
    if (isRefused || !Number.isFinite(ahead)) throw new MovedClockError('CLOCK_AHEAD_MS is for tests on http');
    aheadMs = ahead;
  },
  now: (): number => Date.now() + aheadMs,
  /** Converts a time of this clock to the platform's and other systems'; alarms ring by theirs. */
  there: (at: number): number => at - aheadMs,
  /** Converts a time of the platform or another system to this clock's. */
  here: (at: number): number => at + aheadMs,
};
