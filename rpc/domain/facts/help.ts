/** Action that helps after the carrier refused a start or a correction (LEDGER-42). */
export type Help = 'later' | 'device' | 'again' | 'call';

const helps: Readonly<Record<string, Help>> = {
  // 40245
  downtime: 'later',
  // 40267
  fiveGDevice: 'device',
  // 40622
  failed: 'again',
};

/** Returns what helps, by the name of the refusal; any other needs a call with the reference (LEDGER-42). */
export function helpFor(refusal: string | undefined): Help {
  return helps[refusal ?? ''] ?? 'call';
}
