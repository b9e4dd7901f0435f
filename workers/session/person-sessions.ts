import { sessionOf } from '../account/access.ts';
import { clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { logSecurity } from '../security-log.ts';
import { deriveSessionName } from './cookie.ts';
import { absoluteMs, type Identity, mostSessions } from './session.ts';

/** The kinds of people who sign in: each has sessions of their own, also at the same provider. */
export type PersonKind = keyof typeof mostSessions;

/** A person, or one sign-in of theirs, or an agent by name, whose sessions are noted in one object. */
export type Place =
  | { kind: PersonKind; issuer: string; subject: string }
  | { kind: PersonKind; issuer: string; sid: string }
  | { kind: 'agent'; name: string };

/** Thrown when some of the sessions to end could not be ended. */
class SessionsLeftError extends Error {
  readonly code = 'sessions_left';
}

/**
 * Notes a new session under its subject, and under its `sid` where the provider gives one; an agent's also under the
 * name by which the operator ends it. Ends the oldest sessions of a person who has too many (SIGNIN-41, CARE-7).
 */
export async function noteSession(
  env: Env,
  name: string,
  { issuer, subject, sid, email }: Pick<Identity, 'issuer' | 'subject' | 'sid' | 'email'>,
  kind: PersonKind = 'customer',
): Promise<void> {
  const until = clock.now() + absoluteMs;
  const note = async (place: Place) => (await objectOf(env, place)).noteSession(name, until);
  const [earlierNames] = await Promise.all([
    note({ kind, issuer, subject }),
    ...(sid === undefined ? [] : [note({ kind, issuer, sid })]),
    ...(kind === 'agent' ? [note({ kind, name: email })] : []),
  ]);
  if (earlierNames.length < mostSessions[kind]) return;
  const endedNames = await endOldest(env, earlierNames, mostSessions[kind] - 1);
  await logSecurity(env, 'signed out', { where: 'oldest', sessions: endedNames.length }, { session: name });
  await (await objectOf(env, { kind, issuer, subject })).sessionsEnded(endedNames);
}

/**
 * Ends all but the latest of these sessions, and those that nobody can use any more.
 * @param names the oldest first
 * @returns the names of the sessions that ended
 */
async function endOldest(env: Env, names: readonly string[], kept: number): Promise<string[]> {
  const uses = await Promise.all(names.map((name) => sessionOf(env, name).lastUse()));
  const liveNames = names.filter((_, index) => uses[index] !== undefined);
  const keptNames = new Set(liveNames.slice(Math.max(0, liveNames.length - kept)));
  const oldNames = names.filter((name) => !keptNames.has(name));
  // Keeps notifications on, because nobody signed out in these browsers.
  return endAll(env, oldNames, true);
}

/**
 * Ends the noted sessions. One that fails keeps no other from ending, and the same token or command may come again.
 * @param jti names the token or command, which counts once
 * @returns the number of sessions that ended; undefined for a token that was used before
 * @throws SessionsLeftError
 */
export async function endNoted(
  env: Env,
  place: Place,
  { jti, until }: { jti: string; until: number },
): Promise<number | undefined> {
  const subject = await objectOf(env, place);
  const names = await subject.sessionsToEnd(jti, until);
  if (names === undefined) return undefined;
  const endedNames = await endAll(env, names, false);
  await subject.sessionsEnded(endedNames, jti);
  if (endedNames.length < names.length) throw new SessionsLeftError();
  return endedNames.length;
}

async function endAll(env: Env, names: readonly string[], byItself: boolean): Promise<string[]> {
  const ends = await Promise.allSettled(names.map((name) => sessionOf(env, name).end(byItself)));
  return names.filter((_, index) => ends[index]?.status === 'fulfilled');
}

/** Returns the object with a person's sessions. Its name is a hash, as those of sessions are. */
async function objectOf(env: Env, place: Place) {
  const whose =
    'name' in place
      ? ['name', place.name.toLowerCase()]
      : 'sid' in place
        ? ['sid', place.issuer, place.sid]
        : ['sub', place.issuer, place.subject];
  return sessionOf(env, await deriveSessionName(JSON.stringify(place.kind === 'agent' ? ['care', ...whose] : whose)));
}
