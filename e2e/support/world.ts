import { worldClient } from '#fixtures/world-client.ts';
import { fixturesUrl } from './ports.ts';

export type { SeedName } from '#contracts/seed.ts';
export type { AccountSettings, FixtureAccount, LoggedCall } from '#fixtures/world-client.ts';

const client = worldClient(fixturesUrl);

/** The fixture carrier's controls. Each test opens an account of its own. */
export const world = {
  ...client,
  /** Returns the number of orders for extra data at the carrier. */
  orders: (email: string) => client.count(email, 'topup.create'),
};
