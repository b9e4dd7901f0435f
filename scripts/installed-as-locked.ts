import { readFileSync } from 'node:fs';

/** The parts of a lock file that are read here. */
interface Lock {
  packages: Record<string, { version?: string; integrity?: string } | undefined>;
}

/**
 * Packages that are installed and are not what the lock file names: another version, other contents, or not in it.
 * What `npm ci` makes sure of, and it refuses a lock file without every platform's optional packages.
 */
export function notAsLocked(installed: Lock, locked: Lock): string[] {
  return Object.entries(installed.packages).flatMap(([path, one]) => {
    const wanted = locked.packages[path];
    return wanted && wanted.version === one?.version && wanted.integrity === one?.integrity ? [] : [path];
  });
}

/** The same of this checkout. @throws when nothing was installed */
export function installedNotAsLocked(root: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8')) as Lock;
  return notAsLocked(read('node_modules/.package-lock.json'), read('package-lock.json'));
}
