/** What carriers call the lock that keeps a number from being moved, by their name in the carrier's list (assumed). */
const lockNames: Readonly<Record<string, string>> = {
  'AT&T': 'Wireless Account Lock',
  'Google Fi': 'Number Lock',
  'T-Mobile': 'Port Out Protection',
  Verizon: 'Number Lock',
};

/** The name of a carrier's lock; undefined where it is not known. */
export function lockName(carrier: string): string | undefined {
  return Object.hasOwn(lockNames, carrier) ? lockNames[carrier] : undefined;
}
