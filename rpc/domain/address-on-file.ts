import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { ShippingAddress } from './journey/add-line.ts';

/** An address as it is compared: case, spaces and the second part of a ZIP do not count. */
function sameForm({ address1, address2 = '', city, state, zip }: ShippingAddress): string {
  const parts = [address1, address2, city, state].map((part) => part.trim().replaceAll(/\s+/g, ' ').toUpperCase());
  return JSON.stringify([...parts, zip.trim().slice(0, 5)]);
}

/** Has the carrier this address for one of these customers (LOCK-19)? */
export function isOnFile(address: ShippingAddress, customers: readonly Pick<Customer, 'addresses'>[]): boolean {
  const known = customers.flatMap(({ addresses }) => addresses.map(sameForm));
  return known.includes(sameForm(address));
}
