import { usualTimeZone } from '#rpc/domain/day.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { accountPort } from '../account/account-port.ts';
import { accountFor, type SignedIn, signIn } from './sign-in.ts';
import type { FixtureAccount } from './world.ts';

/** A page load of somebody who has just signed in. */
export function loadOf(somebody: FixtureAccount, { requester }: Pick<SignedIn, 'requester'>): PortalContext {
  const site = {
    origin: 'https://portal.example.test',
    hostedPages: [],
    timeZone: usualTimeZone,
    pollsOrders: true,
    deviceCheckSource: 'REGIONAL',
  };
  const account = accountPort(accountFor(somebody));
  return { viewer: requester, site, account, signedInAt: Date.now(), now: () => Date.now(), log: () => undefined };
}

/** Somebody's page load in a session of its own, as another browser has. */
export async function visitOf(somebody: FixtureAccount): Promise<PortalContext> {
  return loadOf(somebody, await signIn(somebody));
}
