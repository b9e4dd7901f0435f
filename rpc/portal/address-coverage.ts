import { coverage } from '#contracts/coverage/endpoints.ts';
import type { ShippingAddress } from '../domain/journey/add-line.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readOne, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';

/** Reason why no SIM card is shipped to an address: no coverage, or no reply about it (ORDER-29). */
export type CoverageProblem = { why: 'not-covered' } | { why: 'coverage-unknown' };

/** Reads the coverage of a complete address, before a SIM card is shipped there (ORDER-29). */
export async function findCoverageProblem(
  context: PortalContext,
  { address1, address2, city, state, zip }: ShippingAddress,
): Promise<CoverageProblem | undefined> {
  const address = { type: 'shipping', country: 'USA', address1, address2, city, state, zip } as const;
  const outcome = await readOne(context, readRequest(coverage.network, { address }, maxAge.config));
  const isValid = replyOrUndefined(outcome)?.isValid;
  if (isValid === undefined) return { why: 'coverage-unknown' };
  return isValid ? undefined : { why: 'not-covered' };
}
