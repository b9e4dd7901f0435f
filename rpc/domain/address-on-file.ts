import type { Customer } from '#contracts/customer/vocabulary.ts';
import { areaZip, placeKey } from './intake/places.ts';
import type { ShippingAddress } from './journey/add-line.ts';

/** Returns an address for comparison: equal for all spellings, without the second part of the ZIP (INTAKE-7). */
function sameForm({ address1, address2 = '', city, state, zip }: ShippingAddress): string {
  return JSON.stringify([...[address1, address2, city, state].map(placeKey), areaZip(zip.trim())]);
}

/** Returns true when one of these customers has the address at the carrier (LOCK-19). */
export function isOnFile(address: ShippingAddress, customers: readonly Pick<Customer, 'addresses'>[]): boolean {
  const storedAddresses = customers.flatMap(({ addresses }) => addresses.map(sameForm));
  return storedAddresses.includes(sameForm(address));
}
