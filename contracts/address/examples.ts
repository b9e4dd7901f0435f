import type { ExamplesOf } from '../example.ts';
import type { address } from './endpoints.ts';
import { otherPlaceId, samplePlaceId } from './vocabulary.ts';

const state = { seed: 'active-single' } as const;

export const addressExamples: ExamplesOf<typeof address> = {
  autocomplete: [
    {
      given: state,
      input: { input: '12 Harbor', country: 'USA' },
      reply: {
        suggestions: [{ placeId: samplePlaceId, description: '12 Harbor Street, Burlington, MA 01803, USA' }],
      },
    },
    {
      given: state,
      input: { input: 'nowhere at all', country: 'USA' },
      reply: { suggestions: [] },
      holds: ['suggestions'],
    },
  ],
  geocode: [
    {
      given: state,
      input: { placeId: samplePlaceId },
      reply: { location: { address1: '12 Harbor Street', city: 'Burlington', state: 'MA', zip: '01803' } },
      holds: ['location.zip'],
    },
    {
      given: state,
      input: { placeId: otherPlaceId },
      reply: { location: { address1: '12 Harbor Avenue', city: 'Lowell', state: 'MA', zip: '01852' } },
      holds: ['location.zip'],
    },
    { given: state, input: { zip: '01803' }, reply: { location: { city: 'Burlington', state: 'MA', zip: '01803' } } },
    { given: state, input: { zip: '00000' }, reply: {}, holds: ['location'] },
  ],
};
