import type { Context } from 'hono';
import { accountOf } from '../account/access.ts';
import type { AccountRpc } from '../account/account-rpc.ts';
import { noteSecurity } from '../security-log.ts';
import type { Bindings } from '../variables.ts';

/** Ends notifications of browsers (SETTINGS-15). Where that fails, security hears of it, and all else goes on. */
export async function endDevices(
  c: Context<Bindings>,
  groupId: string,
  which: Parameters<AccountRpc['endDevices']>[0],
): Promise<void> {
  await accountOf(c.env, { groupId })
    .endDevices(which)
    .catch(() => noteSecurity(c, 'failure swallowed', { what: 'end of notifications' }));
}
