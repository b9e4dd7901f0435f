import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/**
 * A heading of the changelog, with the version of the contracts that it is about, and its date; `next` until it is
 * released.
 */
const heading = /^## (\d+\.\d+\.\d+)(?: \((?:next|\d{4}-\d{2}-\d{2})\))?$/m;

/** Folder of the changelog. The kit's bundle has this file in the same folder. */
const folder = extname(import.meta.filename) === '.ts' ? join(import.meta.dirname, '..') : import.meta.dirname;

/** The version of the contracts: the newest heading of CHANGELOG.md. */
export const contractVersion = newestIn(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'));

/**
 * Returns the newest version in a changelog.
 * @throws Error when a changelog has no version
 */
export function newestIn(changelog: string): string {
  const [, version] = heading.exec(changelog) ?? [];
  if (version === undefined) throw new Error('the changelog of the contracts has no version');
  return version;
}
