import { execFileSync } from 'node:child_process';

/** The commit whose files are deployed. */
export type Commit = ReturnType<typeof commitOf>;

const messageLength = 100;

/** Reads what is checked out. @throws when it is no git checkout */
export function commitOf(root: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hasChanges = git('status', '--porcelain') !== '';
  return {
    /** Tag of the version: the commit, with a mark for uncommitted changes. At most 25 characters. */
    tag: git('rev-parse', '--short=12', 'HEAD') + (hasChanges ? '-changed' : ''),
    /** The commit's subject, cut to what a version's message may be long. */
    message: git('log', '-1', '--format=%s').slice(0, messageLength),
    hasChanges,
    /** True when a remote branch contains the commit, according to this checkout. */
    isPushed: git('branch', '--remotes', '--contains', 'HEAD') !== '',
  };
}
