import * as z from 'zod/mini';
import { ShownText, Zip } from '../vocabulary.ts';
import { inessential } from '../wire-trait.ts';

/** An id of the maps system: longer than the carrier's ids, and sent only in a query. */
export const PlaceId = z.string().check(z.regex(/^[\w-]{1,300}$/));

export const Suggestion = z.object({ placeId: PlaceId, description: ShownText });
export type Suggestion = z.output<typeof Suggestion>;

/** City and state of a place or a ZIP; `address1` is present only for a street address. */
export const Place = z.object({ address1: inessential(ShownText), city: ShownText, state: ShownText, zip: Zip });
export type Place = z.output<typeof Place>;

/** Place ids of the fixture carrier, in ZIP 01803 and 01852. */
export const samplePlaceId = 'place-12-harbor-street';
export const otherPlaceId = 'place-12-harbor-avenue';
