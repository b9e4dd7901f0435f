import * as z from 'zod/mini';
import { Price, ShownText } from '../vocabulary.ts';

/** A shipping method for a SIM kit, with its price. */
export const ShippingRate = z.object({
  reachCarrierId: ShownText,
  /** Days of delivery, as shown: `3-6`. */
  deliveryDays: ShownText,
  serviceType: ShownText,
  serviceCode: ShownText,
  carrierCode: ShownText,
  shippingAmount: Price,
  name: ShownText,
});
export type ShippingRate = z.output<typeof ShippingRate>;

/** The rates when the carrier sends none, in dollars as on the wire. */
export const defaultShippingRates = [
  {
    reachCarrierId: 'USPS',
    deliveryDays: '3-6',
    serviceType: 'STANDARD',
    serviceCode: 'usps_first_class_mail',
    carrierCode: 'stamps_com',
    shippingAmount: 3,
    name: 'First class',
  },
  {
    reachCarrierId: 'USPS',
    deliveryDays: '2-4',
    serviceType: 'PRIORITY',
    serviceCode: 'usps_priority_mail',
    carrierCode: 'stamps_com',
    shippingAmount: 10,
    name: 'Priority',
  },
  {
    reachCarrierId: 'USPS',
    deliveryDays: '1-2',
    serviceType: 'EXPRESS',
    serviceCode: 'usps_priority_mail_express',
    carrierCode: 'stamps_com',
    shippingAmount: 25,
    name: 'Express',
  },
] as const satisfies readonly z.input<typeof ShippingRate>[];
