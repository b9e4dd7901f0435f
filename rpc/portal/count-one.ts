import type { LimitName } from '../domain/limit.ts';
import { LimitError } from '../limit-error.ts';
import type { PortalContext } from '../portal-context.ts';

/** Counts one more of what is limited and is no operation. @throws LimitError when the limit is reached (SAFETY-10) */
export async function countOne({ account, viewer }: PortalContext, name: LimitName): Promise<void> {
  const until = await account.count(viewer, name);
  if (until !== undefined) throw new LimitError(until);
}
