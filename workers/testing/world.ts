import { env } from 'cloudflare:workers';
import { worldClient } from '#fixtures/world-client.ts';

export type { FixtureAccount, LoggedCall } from '#fixtures/world-client.ts';

/** The controls of the fixture carrier that runs beside the tests; each test opens an account of its own. */
export const {
  advanceClock,
  calls,
  change,
  clearCalls,
  clearFaults,
  count,
  expireTokens,
  injectFault,
  mails,
  open,
  settings,
} = worldClient(env.CARRIER_ORIGIN);

/** Asks again, less and less often, until there is an answer. @throws after 25 seconds */
export async function until<T>(ask: () => Promise<T | undefined | false>, what = 'the awaited change'): Promise<T> {
  const end = performance.now() + 25_000;
  for (let pauseMs = 5; ; pauseMs = Math.min(2 * pauseMs, 40)) {
    const found = await ask();
    if (found) return found;
    if (performance.now() > end) throw new Error(`${what} did not come`);
    await scheduler.wait(pauseMs);
  }
}
