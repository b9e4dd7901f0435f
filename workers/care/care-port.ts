import type { Viewer } from '#rpc/portal-account.ts';
import type { CarePort } from '#rpc/domain/care-code.ts';
import { accountOf } from '../account/access.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { logSecurity } from '../security-log.ts';
import { deskOf, hasCare } from './care-env.ts';
import type { Showing } from './care-rpc.ts';

/** Returns the customer's port for showing pages to support; undefined without a care team that could look (CARE-1). */
export function carePortOf(env: Env, { session, actor, credentials }: Viewer): CarePort | undefined {
  if (!hasCare(env)) return undefined;
  const { groupId, customerId } = actor;
  const whose = { groupId, customerId };
  return {
    standing: () => deskOf(env).standing(whose),
    async show() {
      const request = { ...whose, isPrimary: credentials.isPrimary, session };
      await noteEnd(env, await deskOf(env).show(request), 'customer');
    },
    stop: async () => noteEnd(env, await deskOf(env).stop(whose), 'customer'),
  };
}

/** Ends the view of an agent whose session ends, whatever ended it (CARE-8). */
export async function endShowing(env: Env, agentName: string): Promise<void> {
  await noteEnd(env, await deskOf(env).close(agentName), 'agent');
}

/** Records the end of an agent's view in Activity and in the security log (CARE-6). */
export async function noteEnd(
  env: Env,
  ended: Showing | undefined,
  by: 'customer' | 'agent' | 'sign-out',
): Promise<void> {
  if (!ended) return;
  const { id, groupId, customerId, since: at } = ended;
  await accountOf(env, { groupId }).noteShown({ id, customerId, at, until: clock.now() });
  await logSecurity(env, 'shown to care', { what: `ended by ${by}` }, { groupId });
}
