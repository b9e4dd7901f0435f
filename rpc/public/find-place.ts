import type { Place, Suggestion } from '#contracts/address/vocabulary.ts';
import { areaZip } from '../domain/intake/places.ts';
import { usPlace } from '../domain/intake/states.ts';
import type { PublicContext } from './public-context.ts';

/** Returns at most five US addresses that begin with the input; none when the maps system does not reply. */
export async function suggestPlaces(
  { carrier }: PublicContext,
  input: string,
  limitMs: number,
): Promise<readonly Suggestion[]> {
  const outcome = await carrier({ limitMs }).address.autocomplete({ input, country: 'USA' });
  return outcome.kind === 'reply' ? outcome.reply.suggestions.slice(0, 5) : [];
}

/** Returns the place of a suggestion or a ZIP; undefined when the maps system has none. */
export async function findPlace(
  { carrier }: PublicContext,
  query: { placeId: string } | { zip: string },
  limitMs: number,
): Promise<Place | undefined> {
  const outcome = await carrier({ limitMs }).address.geocode('zip' in query ? { zip: areaZip(query.zip) } : query);
  return outcome.kind === 'reply' ? usPlace(outcome.reply.location) : undefined;
}
