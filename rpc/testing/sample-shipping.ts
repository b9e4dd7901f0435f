import type { AddLineOrder } from '../operation/add-line.ts';

/** Delivery of an order of lines: address, shipping and its price; in cents. */
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
