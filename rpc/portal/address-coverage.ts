import { coverage } from '#contracts/coverage/endpoints.ts';
import type { ShippingAddress } from '../domain/journey/add-line.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../portal-context.ts';
import { replyOrUndefined } from '../problem.ts';

/** Why no SIM card is shipped to an address: it has no coverage, or the carrier could not say (ORDER-29). */
export type CoverageProblem = { why: 'not-covered' } | { why: 'coverage-unknown' };

/** Asks whether a complete address has coverage, before a SIM card is shipped there (ORDER-29). */
export async function coverageProblem(
  context: PortalContext,
  { address1, address2, city, state, zip }: ShippingAddress,
): Promise<CoverageProblem | undefined> {
  const address = { type: 'shipping', country: 'USA', address1, address2, city, state, zip } as const;
  const [checked] = await readAll(context, readRequest(coverage.network, { address }, maxAge.config));
  const isValid = replyOrUndefined(checked)?.isValid;
  if (isValid === undefined) return { why: 'coverage-unknown' };
  return isValid ? undefined : { why: 'not-covered' };
}
