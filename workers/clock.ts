/** The configuration moves the clock of a portal that people use. */
class MovedClockError extends Error {
  override name = 'MovedClockError';
}

/** All isolates of a Worker have the same configuration, so one number is enough. Milliseconds. */
let aheadMs = 0;

/**
 * What time it is for the Worker and its objects; nothing else of theirs asks the platform, so that a test can walk
 * the portal at another time (SAFETY-48). Times in milliseconds since 1970.
 */
export const clock = {
  /**
   * Takes the clock of the configuration: first thing in the Worker and in each object.
   * @throws MovedClockError when it is moved and the portal has https, or by something that is no number
   */
  set({ CLOCK_AHEAD_MS, PORTAL_ORIGIN }: { CLOCK_AHEAD_MS?: string; PORTAL_ORIGIN: string }): void {
    const wanted = Number(CLOCK_AHEAD_MS ?? 0);
    const isRefused = CLOCK_AHEAD_MS !== undefined && new URL(PORTAL_ORIGIN).protocol === 'https:';
    if (isRefused || !Number.isFinite(wanted)) throw new MovedClockError('CLOCK_AHEAD_MS is for tests on http');
    aheadMs = wanted;
  },
  now: (): number => Date.now() + aheadMs,
  /** When the platform and other systems have a time of this clock: alarms ring by theirs. */
  there: (at: number): number => at - aheadMs,
  /** When this clock has a time that they told. */
  here: (at: number): number => at + aheadMs,
};
