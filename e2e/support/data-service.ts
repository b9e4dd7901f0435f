import { lineInSentence } from '#app/copy/ordinal.ts';
import { accountCopy } from '#app/screens/account/account/copy.en.ts';
import { robin } from './order.ts';
import { formOf } from './rename.ts';
import { mainOf, type Visitor } from './visitor.ts';
import { world } from './world.ts';

/** A button or link of a line's card, as a screen reader says it. */
export const ofLine = (words: string, line: { name?: string; occurrence: number } = robin) =>
  `${words} – ${lineInSentence(line)}`;

/** What the carrier was asked to pause and to let run. */
export const switches = async (email: string) => (await world.calls(email, 'usage.dataCutoff')).map(({ body }) => body);

/** The pages that ask before a line's data is paused, in the order of the visitor's Account. */
export async function pausePaths(visitor: Visitor): Promise<string[]> {
  const account = mainOf(await (await visitor.follow('/account')).text());
  return [...account.matchAll(/href="(\/account\/[\w-]{16}\/data)"/g)].map(([, path = '']) => path);
}

/**
 * Signs in and fills in nothing: the form that pauses the data of the visitor's line, the first unless told otherwise.
 */
export async function pauseFormOf(
  visitor: Visitor,
  email: string,
  index = 0,
): Promise<{ path: string; _token: string; operation: string }> {
  await visitor.signIn(email);
  const path = (await pausePaths(visitor))[index] ?? '';
  return { path, ...(await formOf(visitor, path)) };
}

export const { data, usage, bought } = accountCopy;
