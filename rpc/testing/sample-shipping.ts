import type { AddLineOrder } from '../operation/add-line.ts';

/** Where the SIM cards of an order of lines go, by which way, and what that costs once; in cents. */
export const sampleShipping: NonNullable<AddLineOrder['shipping']> = {
  recipient: 'DANA REYES',
  address: { address1: '40 New Street', city: 'Boston', state: 'MA', zip: '02110' },
  serviceCode: 'usps_first_class_mail',
  name: 'First class',
  days: '3-6',
  amount: 300,
  kitPrice: 499,
  tax: 62,
};
