import { lineInSentence } from '#app/copy/ordinal.ts';
import { dataServiceMessages } from '#app/copy/data-service.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { linksIn } from './html.ts';
import { robin } from './top-up.ts';
import type { Visitor } from './visitor.ts';
import { world } from './world.ts';

/** Returns the accessible name of a button or link of a line's card. */
export const ofLine = (words: string, line: { name?: string; occurrence: number } = robin) =>
  `${words} – ${lineInSentence(line)}`;

/** Returns the bodies of the calls that pause or resume data, as the carrier received them. */
export const dataServiceCalls = async (email: string) =>
  (await world.calls(email, 'usage.dataCutoff')).map(({ body }) => body);

/** Returns the paths of the confirmations before a line's data is paused, in the order of the visitor's Account. */
export async function pausePaths(visitor: Visitor): Promise<string[]> {
  return linksIn(await (await visitor.follow('/account')).text(), /^\/account\/[\w-]{22}\/data$/);
}

export const data = dataServiceMessages.en;
export const { usage, bought } = accountMessages.en;
