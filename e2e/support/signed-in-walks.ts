import { linksIn } from './html.ts';
import { sendForm } from './patience.ts';
import { addDataPaths } from './top-up.ts';
import type { Visitor } from './visitor.ts';

/** Returns the reference of a line on a visitor's Home, by default of the second one. */
export async function lineRef(visitor: Visitor, index = 1): Promise<string> {
  const path = (await addDataPaths(visitor))[index];
  if (path === undefined) throw new Error(`Home offers Add Data for no line ${index + 1}`);
  return path.split('/').at(-1) ?? '';
}

/** The first link of a page that leads to such a path. */
export async function linkOn(visitor: Visitor, path: string, wanted: RegExp): Promise<string> {
  const found = linksIn(await visitor.read(path)).find((link) => wanted.test(link));
  if (found === undefined) throw new Error(`${path} has no link like ${wanted.source}`);
  return found;
}

/** Changes the name of the second line. @returns the path of the result */
export async function rename(visitor: Visitor, firstName: string): Promise<string> {
  return sendForm(visitor, `/edit-name/${await lineRef(visitor)}`, { firstName, lastName: 'Reyes' });
}

/** Switches the automatic top-up of the first line. */
export const switchAutoTopUp = (visitor: Visitor) => sendForm(visitor, '/bills/auto-top-up');

/** Chooses another default card: the list of cards outlasts writes that are not about cards (MONEY-9). */
export const chooseCard = (visitor: Visitor) => sendForm(visitor, '/cards');

export async function activityEntry(visitor: Visitor, firstName: string): Promise<string> {
  return `/activity/${(await rename(visitor, firstName)).split('/').at(-1)}`;
}

/** The path of the activation of the line that comes first. */
export async function activation(visitor: Visitor): Promise<string> {
  return linkOn(visitor, '/track-order', /^\/activation\/[\w-]{22}$/);
}
