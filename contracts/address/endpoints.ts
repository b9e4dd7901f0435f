import * as z from 'zod/mini';
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
    input: () => z.strictObject({ input: z.string().check(z.minLength(1), z.maxLength(200)), country: CountryCode }),
    reply: () => z.object({ suggestions: z.array(Suggestion).register(wireTraits, { key: 'placeId' }) }),
    assumed: { shape: 'The reply has suggestions, at most five, each with placeId and description.' },
  }),

  geocode: endpoint({
    service: 'maps',
    call: 'GET geocode',
    summary: 'City, state and ZIP of a place or a ZIP',
    scope: 'nobody',
    input: () => z.strictObject({ placeId: z.optional(PlaceId), zip: z.optional(Zip) }),
    reply: () => z.object({ location: z.optional(Place) }),
    assumed: {
      path: 'Either placeId or zip is sent, never both.',
      meaning: 'location is absent when nothing is found.',
    },
  }),
});
