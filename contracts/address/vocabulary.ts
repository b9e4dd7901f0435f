import * as z from 'zod';
import { Zip } from '../vocabulary.ts';

/** An id of the maps system: longer than the carrier's ids, and sent only in a query. */
export const PlaceId = z.string().regex(/^[\w-]{1,300}$/);

export const Suggestion = z.object({ placeId: PlaceId, description: z.string() });
export type Suggestion = z.output<typeof Suggestion>;

/** Where a place or a ZIP is; `address1` is present only for a street address. */
export const Place = z.object({ address1: z.string().optional(), city: z.string(), state: z.string(), zip: Zip });
export type Place = z.output<typeof Place>;

/** A place that the fixture carrier knows. */
export const samplePlaceId = 'place-12-harbor-street';
