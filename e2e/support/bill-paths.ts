import { linksIn } from './html.ts';
import type { Visitor } from './visitor.ts';

/** The paths of the bills on a visitor's page, newest first. */
export async function billPaths(visitor: Visitor): Promise<string[]> {
  return linksIn(await visitor.read('/bills'), /^\/bills\/[\w-]{22}$/);
}
