import { execFileSync } from 'node:child_process';

/** The commit whose files are deployed. */
export interface Commit {
  /** Tag of the version: the commit, with a mark for uncommitted changes. At most 25 characters. */
  tag: string;
  /** The commit's subject, cut to what a version's message may be long. */
  message: string;
  hasChanges: boolean;
  /** True when a remote branch contains the commit, according to this checkout. */
  isPushed: boolean;
}

const messageLength = 100;

/** Reads what is checked out. @throws when it is no git checkout */
export function commitOf(root: string): Commit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hasChanges = git('status', '--porcelain') !== '';
  return {
    tag: git('rev-parse', '--short=12', 'HEAD') + (hasChanges ? '-changed' : ''),
    message: git('log', '-1', '--format=%s').slice(0, messageLength),
    hasChanges,
    isPushed: git('branch', '--remotes', '--contains', 'HEAD') !== '',
  };
}
