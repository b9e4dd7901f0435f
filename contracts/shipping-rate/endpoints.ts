import * as z from 'zod/mini';
import { endpoint, resource } from '../endpoint.ts';
import { wireTraits } from '../wire-trait.ts';
import { ShippingRate } from './vocabulary.ts';

export const shippingRate = resource('shippingRate', {
  list: endpoint({
    service: 'rates',
    call: 'GET shipping-rates',
    summary: 'The ways to ship a SIM kit',
    scope: 'nobody',
    input: () => z.strictObject({}),
    reply: () => z.object({ shippingRates: z.array(ShippingRate).register(wireTraits, { key: 'serviceCode' }) }),
    assumed: { shape: 'The list is named shippingRates, as in config.appData; deliveryDays is text such as 3-6.' },
  }),
});
