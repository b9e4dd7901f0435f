import { coverage } from '#contracts/coverage/endpoints.ts';
import { areaZip } from '../domain/intake/places.ts';
import type { ShippingAddress } from '../domain/journey/add-line.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge } from '../portal-reads.ts';
import { readCheck } from './read-check.ts';

/** Reason why no SIM card is shipped to an address: no coverage, or no reply about it (ORDER-29). */
export type CoverageProblem = { kind: 'not-covered' } | { kind: 'coverage-unknown' };

/**
 * Reads the coverage of a complete address, before a SIM card is shipped there (ORDER-29).
 * @throws SlowCheckError while the call goes on (HTTP-31)
 */
export async function findCoverageProblem(
  context: PortalContext,
  { address1, address2, city, state, zip }: ShippingAddress,
): Promise<CoverageProblem | undefined> {
  const address = { type: 'shipping', country: 'USA', address1, address2, city, state, zip: areaZip(zip) } as const;
  const check = await readCheck(context, coverage.network, { input: { address }, ageMs: maxAge.config });
  if (check.kind !== 'known') return { kind: 'coverage-unknown' };
  return check.value.isValid ? undefined : { kind: 'not-covered' };
}
