import { backends, inRounds, providerHere } from '#contracts/laws/test-here.ts';
import { lawChoice, verifyLaws } from '#contracts/laws/verify-laws.ts';

/**
 * Checks all laws of all endpoints with backends that keep the contract, each in its own way, and prints false alarms
 * and the rounds of replies one after the other.
 * @returns the exit code: 1 for any alarm
 */
export async function measureAlarms(): Promise<0 | 1> {
  let alarmCount = 0;
  for (const [name, { here, settleMs, areAccountsAlone = true }] of Object.entries(backends)) {
    const counted = inRounds(here());
    const judged = await verifyLaws(
      providerHere(counted.here, settleMs),
      lawChoice(() => true),
      { atOnce: 6, areAccountsAlone },
    );
    const alarms = judged.flatMap(({ subject, breaches, warnings }) =>
      [...breaches, ...warnings].map(({ law, message }) => `${subject}: ${law}: ${message}`),
    );
    alarmCount += alarms.length;
    console.log(`${name.padEnd(42)}${judged.length} checks in ${counted.count()} rounds, ${alarms.length} alarms`);
    for (const alarm of alarms) console.log(`    ${alarm}`);
  }
  return alarmCount > 0 ? 1 : 0;
}
