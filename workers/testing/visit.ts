import { usualTimeZone } from '#rpc/domain/day.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { accountPort } from '../account/account-port.ts';
import { accountFor, signIn } from './sign-in.ts';
import type { FixtureAccount } from './world.ts';

/** Somebody's page load in a session of its own, as another browser has; they signed in just now. */
export async function visitOf(somebody: FixtureAccount): Promise<PortalContext> {
  const { requester } = await signIn(somebody);
  const site = {
    origin: 'https://portal.example.test',
    hostedPages: [],
    timeZone: usualTimeZone,
    pollsOrders: true,
    deviceCheckSource: 'REGIONAL',
  };
  const account = accountPort(accountFor(somebody));
  return { requester, site, account, signedInAt: Date.now(), now: () => Date.now(), log: () => undefined };
}
