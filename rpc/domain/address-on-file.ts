import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ShippingAddress } from './journey/add-line.ts';

/** Returns an address for comparison, without case, spaces and the second part of the ZIP. */
function sameForm({ address1, address2 = '', city, state, zip }: ShippingAddress): string {
  const parts = [address1, address2, city, state].map((part) => part.trim().replaceAll(/\s+/g, ' ').toUpperCase());
  return JSON.stringify([...parts, zip.trim().slice(0, 5)]);
}

/** Returns true when one of these customers has the address at the carrier (LOCK-19). */
export function isOnFile(address: ShippingAddress, customers: readonly Pick<Customer, 'addresses'>[]): boolean {
  const storedAddresses = customers.flatMap(({ addresses }) => addresses.map(sameForm));
  return storedAddresses.includes(sameForm(address));
}
