import * as z from 'zod';
import { endpoint, resource } from '../endpoint.ts';
import { CountryCode, Zip } from '../vocabulary.ts';
import { Place, PlaceId, Suggestion } from './vocabulary.ts';

export const address = resource('address', {
  autocomplete: endpoint({
    service: 'maps',
    call: 'GET place/autocomplete',
    summary: 'Addresses in the U.S. that begin like the input',
    scope: 'nobody',
    input: z.strictObject({ input: z.string().min(1).max(200), country: CountryCode }),
    reply: z.object({ suggestions: z.array(Suggestion) }),
    assumed: 'The reply is not shown: at most five suggestions, in the same envelope as the carrier.',
  }),

  geocode: endpoint({
    service: 'maps',
    call: 'GET geocode',
    summary: 'City, state and ZIP of a place or of a ZIP',
    scope: 'nobody',
    input: z.strictObject({ placeId: PlaceId.optional(), zip: Zip.optional() }),
    reply: z.object({ location: Place.optional() }),
    assumed: 'One of the two inputs is sent; location is missing when nothing is found; same envelope as the carrier.',
  }),
});
