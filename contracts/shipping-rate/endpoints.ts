import * as z from 'zod';
import { endpoint, noun } from '../endpoint.ts';
import { ShippingRate } from './vocabulary.ts';

export const shippingRate = noun('shippingRate', {
  list: endpoint({
    service: 'rates',
    call: 'GET shipping-rates',
    summary: 'The ways to ship a SIM kit',
    concerns: 'nobody',
    input: z.strictObject({}),
    reply: z.object({ shippingRates: z.array(ShippingRate) }),
    assumed: 'The list is named shippingRates, as in config.appData, in the same envelope as the carrier.',
  }),
});
