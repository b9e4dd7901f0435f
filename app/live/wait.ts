const soonest = 30;
const latest = 300;

/**
 * Seconds until a socket that was lost is made anew: 30 to 120, then 30 to 240, then 30 to 300. A deployment cuts those
 * of all pages at once (POLL-14).
 * @param chance between 0 and 1
 */
export function waitSeconds(failures: number, chance: number): number {
  return soonest + chance * (Math.min(latest, 120 * 2 ** failures) - soonest);
}
