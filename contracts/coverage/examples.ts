import type { ExamplesOf } from '../example.ts';
import type { coverage } from './endpoints.ts';
import { sampleZips } from './vocabulary.ts';

const state = { seed: 'new-sim-delivered' } as const;
const byZip = [
  { given: state, input: { zipcode: sampleZips.covered }, reply: { isValid: true } },
  { given: state, input: { zipcode: sampleZips.notCovered }, reply: { isValid: false } },
] as const;
const addressIn = (zip: string) =>
  ({
    address: { type: 'shipping', address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip, country: 'USA' },
  }) as const;

export const coverageExamples: ExamplesOf<typeof coverage> = {
  zipAvailability: byZip,
  zipAvailabilityProvisioning: byZip,
  network: [
    { given: state, input: addressIn(sampleZips.covered), reply: { isValid: true } },
    { given: state, input: addressIn(sampleZips.notCovered), reply: { isValid: false } },
  ],
};
