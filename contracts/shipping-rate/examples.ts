import type { ExamplesOf } from '../example.ts';
import type { shippingRate } from './endpoints.ts';
import { defaultShippingRates } from './vocabulary.ts';

export const shippingRateExamples: ExamplesOf<typeof shippingRate> = {
  list: [{ given: { seed: 'active-single' }, input: {}, reply: { shippingRates: [...defaultShippingRates] } }],
};
