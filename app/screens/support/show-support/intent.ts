import { TRPCError } from '@trpc/server';
import type { PortalContext } from '#rpc/portal-context.ts';
import type { CarePort, CareShowing } from '#rpc/domain/care-code.ts';
import { LimitError } from '#rpc/limit-error.ts';
import { readOwn } from '#rpc/portal/own-account.ts';

/**
 * Returns the present showing to support; undefined without one.
 * @throws NOT_FOUND without a provider of the care team (CARE-1)
 */
export async function readShowing(context: PortalContext): Promise<CareShowing | undefined> {
  return careOf(context).standing();
}

/**
 * Makes a code for support, in place of what was shown before (CARE-2).
 * @throws NOT_FOUND as `readShowing` does, LimitError after too many codes
 */
export async function showSupport(context: PortalContext): Promise<void> {
  const care = careOf(context);
  // Checks the group first: somebody whom the carrier has moved shows nothing of the earlier group (SAFETY-22).
  await readOwn(context);
  const until = await context.account.count(context.viewer, 'care-code');
  if (until !== undefined) throw new LimitError(until);
  await care.show();
}

/** Ends what is shown (CARE-8). @throws NOT_FOUND as `readShowing` does */
export async function stopShowing(context: PortalContext): Promise<void> {
  await careOf(context).stop();
}

function careOf({ care }: PortalContext): CarePort {
  if (!care) throw new TRPCError({ code: 'NOT_FOUND' });
  return care;
}
