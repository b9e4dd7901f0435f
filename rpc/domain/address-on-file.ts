import type { Customer } from '#contracts/customer/vocabulary.ts';
import { areaZip, closeKey, streetKey } from './intake/places.ts';
import { readState } from './intake/states.ts';
import type { ShippingAddress } from './journey/add-line.ts';

/** Returns an address for comparison: equal for all spellings, without the second part of the ZIP (INTAKE-7). */
function sameForm({ address1, address2 = '', city, state, zip }: ShippingAddress): string {
  const street = streetKey(`${address1} ${address2}`);
  return JSON.stringify([street, closeKey(city), readState(state) ?? state, areaZip(zip.trim())]);
}

/** Returns true when one of these customers has the address at the carrier (LOCK-19). */
export function isOnFile(address: ShippingAddress, customers: readonly Pick<Customer, 'addresses'>[]): boolean {
  const storedAddresses = customers.flatMap(({ addresses }) => addresses.map(sameForm));
  return storedAddresses.includes(sameForm(address));
}
