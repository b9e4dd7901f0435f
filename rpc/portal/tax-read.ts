import { tax } from '#contracts/tax/endpoints.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readOne, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';

interface TaxOptions {
  /** Id of the taxed customer; the viewer's by default. */
  customerId?: string;
  /** Maximum age of the reply, in milliseconds. */
  ageMs?: number;
}

/** Returns the read of the tax on an amount in cents. */
export function taxRead({ viewer }: Pick<PortalContext, 'viewer'>, cents: number, options: TaxOptions = {}) {
  const { customerId = viewer.actor.customerId, ageMs = maxAge.config } = options;
  return readRequest(tax.byCustomer, { countryCode: 'USA', customerId, amount: cents / 100 }, ageMs);
}

/** Returns the tax in cents on an amount in cents; undefined when the carrier did not return it. */
export async function readSaleTax(
  context: PortalContext,
  cents: number,
  options?: TaxOptions,
): Promise<number | undefined> {
  const taxOutcome = await readOne(context, taxRead(context, cents, options));
  return replyOrUndefined(taxOutcome)?.totalTax;
}
