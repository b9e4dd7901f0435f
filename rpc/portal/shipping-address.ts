import * as z from 'zod';
import { address as addresses } from '#contracts/address/endpoints.ts';
import { Zip } from '#contracts/vocabulary.ts';
import type { ShippingAddress } from '../domain/journey/add-line.ts';
import { isUsState } from '../domain/us-state.ts';
import { maxAge, type PortalContext, readAll, readRequest } from '../portal-context.ts';
import { replyOrUndefined } from '../problem.ts';

const AddressLine = z.string().trim().max(64);
/** An address as it was typed; city and state are empty where the ZIP has to tell them (ADDLINE-12). */
export const TypedAddress = z.strictObject({
  address1: AddressLine.min(1),
  address2: AddressLine.min(1).optional(),
  city: AddressLine.refine((city) => city.length !== 1),
  state: z.string().refine((state) => state === '' || isUsState(state)),
  zip: Zip,
});

/** What the ZIP says, when it differs from what was typed (ADDLINE-12). */
export type AddressProblem = { why: 'unknown-zip' } | { why: 'did-you-mean'; city: string; state: string };

/** Whether nothing is left for the ZIP to tell. */
export function isComplete({ city, state }: ShippingAddress): boolean {
  return city !== '' && state !== '';
}

/**
 * Fills in city and state from the ZIP where they are empty.
 * @param confirmed that the place that was typed is meant, whatever the ZIP says
 * @returns the address, or what the form has to ask (ADDLINE-12)
 */
export async function settleAddress(
  context: PortalContext,
  { address, confirmed }: { address: ShippingAddress; confirmed: boolean },
): Promise<{ address: ShippingAddress } | { problem: AddressProblem }> {
  if (confirmed && isComplete(address)) return { address };
  const [found] = await readAll(context, readRequest(addresses.geocode, { zip: address.zip }, maxAge.config));
  const place = replyOrUndefined(found)?.location;
  if (!place) return isComplete(address) ? { address } : { problem: { why: 'unknown-zip' } };
  const filled = { ...address, city: address.city || place.city, state: address.state || place.state };
  if (!confirmed && differs(filled, place))
    return { problem: { why: 'did-you-mean', city: place.city, state: place.state } };
  return { address: filled };
}

function differs(typed: ShippingAddress, place: { city: string; state: string }): boolean {
  return typed.city.toUpperCase() !== place.city.toUpperCase() || typed.state !== place.state;
}
