import { lineCardMessages } from '#app/copy/line-card.ts';
import { lineInSentence } from '#app/copy/ordinal.ts';
import { linksIn } from './html.ts';
import type { Visitor } from './visitor.ts';

/** Second line of `active-family`, as the pages name it. */
export const marco = { name: 'Marco Reyes', occurrence: 2 };

/** Accessible name of the icon that changes a line's name. */
export const editName = (line = marco) => lineCardMessages.en.editName(lineInSentence(line));

/** The paths of Edit name on a visitor's Home, in the order of its cards. */
export async function editNamePaths(visitor: Visitor): Promise<string[]> {
  return linksIn(await (await visitor.follow('/home')).text(), /^\/edit-name\/[\w-]{22}$/);
}

/**
 * Renames the first line that can be renamed.
 * @returns the id of the operation
 */
export async function rename(visitor: Visitor, firstName = 'Marc'): Promise<string> {
  const [path = ''] = await editNamePaths(visitor);
  const form = await visitor.formAt(path);
  await visitor.post(path, { ...form, firstName, lastName: 'Reyes' });
  return form.operation;
}
