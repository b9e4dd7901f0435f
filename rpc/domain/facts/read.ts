import { FaultError, type Outcome, type Problem } from '../../problem.ts';

/** A value from the carrier, or the reason why there is none. */
export type Read<T> =
  | { kind: 'known'; value: T }
  /** The call goes on, and the page loads again by itself (HTTP-25). */
  | { kind: 'loading' }
  | { kind: 'unreadable' }
  /** The documented default replaces a missing value (HTTP-18). */
  | { kind: 'default'; value: T }
  /** The read does not exist for this carrier or this person. */
  | { kind: 'absent' };

/** A value that the carrier checked, or the problem with it. Only `refused` is about the value itself (HTTP-31). */
export type Check<T, P extends string = string> = Read<T> | { kind: 'refused'; problem: Problem<P> };

/**
 * Returns the reading of an outcome; without one, nothing was read for this person.
 * @throws FaultError when the session is over (SIGNIN-15)
 */
export function readOf<R>(outcome: Outcome<R> | undefined): Read<R> {
  if (!outcome) return { kind: 'absent' };
  if (outcome.kind === 'reply') return { kind: 'known', value: outcome.reply };
  if (outcome.kind === 'problem') return { kind: 'unreadable' };
  if (outcome.why === 'session') throw new FaultError(outcome);
  if (outcome.why === 'slow') return { kind: 'loading' };
  return { kind: outcome.why === 'absent' ? 'absent' : 'unreadable' };
}

/** Returns the reading of a check: a declared problem refuses what was typed. @throws as `readOf` does */
export function checkOf<R, P extends string>(outcome: Outcome<R, P>): Check<R, P> {
  return outcome.kind === 'problem' ? { kind: 'refused', problem: outcome } : readOf(outcome);
}

/** Returns the same reading with another value. */
export function mapRead<A, B>(read: Read<A>, map: (value: A) => B): Read<B> {
  return read.kind === 'known' || read.kind === 'default' ? { kind: read.kind, value: map(read.value) } : read;
}

/** Returns the value, which may be a default one; undefined without one. */
export function valueOf<T>(read: Read<T>): T | undefined {
  return read.kind === 'known' || read.kind === 'default' ? read.value : undefined;
}
