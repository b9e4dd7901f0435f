import { address as addresses } from '#contracts/address/endpoints.ts';
import type { ShippingAddress } from '../domain/journey/add-line.ts';
import { areaZip, isSameCity } from '../domain/intake/places.ts';
import { usPlace } from '../domain/intake/states.ts';
import type { PortalContext } from '../portal-context.ts';
import { maxAge, readOne, readRequest } from '../portal-reads.ts';
import { replyOrUndefined } from '../problem.ts';
import { type CoverageProblem, findCoverageProblem } from './address-coverage.ts';

/**
 * Difference between the typed place and the ZIP's (ADDLINE-12), or the reason why nothing is shipped there (ORDER-29).
 */
export type AddressProblem =
  /** City or state is empty, and the ZIP has none either; `place` is that of a ZIP that the person did not mean. */
  { kind: 'incomplete'; place?: Place; isZipUnknown?: boolean } | ({ kind: 'did-you-mean' } & Place) | CoverageProblem;

interface Place {
  city: string;
  state: string;
}

/** Returns true when city and state are filled in. */
export function isComplete({ city, state }: ShippingAddress): boolean {
  return city !== '' && state !== '';
}

interface TypedPlace {
  address: ShippingAddress;
  /** The person confirmed the typed place although the ZIP has another. */
  confirmed: boolean;
}

type Settled = { address: ShippingAddress } | { problem: AddressProblem };

/**
 * Fills in empty city and state from the ZIP, and checks coverage; both in parallel when the address is complete.
 * @returns the address, or the problem that the form shows (ADDLINE-12, ORDER-29)
 */
export async function settleAddress(context: PortalContext, typed: TypedPlace): Promise<Settled> {
  const wasComplete = isComplete(typed.address);
  const [placed, known] = await Promise.all([
    placeAddress(context, typed),
    wasComplete ? findCoverageProblem(context, typed.address) : undefined,
  ]);
  if ('problem' in placed) return placed;
  const problem = wasComplete ? known : await findCoverageProblem(context, placed.address);
  return problem ? { problem } : placed;
}

/** Returns the address with city and state, typed or from the ZIP (ADDLINE-12). */
async function placeAddress(context: PortalContext, { address, confirmed }: TypedPlace): Promise<Settled> {
  if (confirmed && isComplete(address)) return { address };
  const outcome = await readOne(context, readRequest(addresses.geocode, { zip: areaZip(address.zip) }, maxAge.config));
  const reply = replyOrUndefined(outcome);
  const place = usPlace(reply?.location);
  // The person did not mean the place of the ZIP: nothing of it is filled in.
  if (confirmed) return { problem: { kind: 'incomplete', place: place && { city: place.city, state: place.state } } };
  if (!place && isComplete(address)) return { address };
  if (!place) return { problem: { kind: 'incomplete', ...(reply && !reply.location && { isZipUnknown: true }) } };
  const filled = { ...address, city: address.city || place.city, state: address.state || place.state };
  if (differs(filled, place)) return { problem: { kind: 'did-you-mean', city: place.city, state: place.state } };
  return { address: filled };
}

function differs(typed: ShippingAddress, place: { city: string; state: string }): boolean {
  return !isSameCity(typed.city, place.city) || typed.state !== place.state;
}
