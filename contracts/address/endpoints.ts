import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { CountryCode, Zip } from '../vocabulary.ts';
import { wireTraits } from '../wire-trait.ts';
import { Place, PlaceId, Suggestion } from './vocabulary.ts';

export const address = resource('address', {
  autocomplete: endpoint({
    service: 'maps',
    call: 'GET place/autocomplete',
    summary: 'US addresses that begin with the input',
    scope: 'nobody',
    input: () => z.strictObject({ input: z.string().min(1).max(200), country: CountryCode }),
    reply: () => z.object({ suggestions: z.array(Suggestion).register(wireTraits, { key: 'placeId' }) }),
    assumed: { shape: 'The reply has suggestions, at most five, each with placeId and description.' },
  }),

  geocode: endpoint({
    service: 'maps',
    call: 'GET geocode',
    summary: 'City, state and ZIP of a place or a ZIP',
    scope: 'nobody',
    input: () => z.strictObject({ placeId: PlaceId.optional(), zip: Zip.optional() }),
    reply: () => z.object({ location: Place.optional() }),
    assumed: {
      path: 'Either placeId or zip is sent, never both.',
      meaning: 'location is absent when nothing is found.',
    },
  }),
});
