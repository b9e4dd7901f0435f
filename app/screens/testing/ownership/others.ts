import { expect } from 'vitest';
import type { Group } from '../carrier-account.ts';
import { doneBy } from '../forms/open-form.ts';
import { type Answer, type Visitor, visitorOf } from '../forms/portal-visitor.ts';

// People for whom a page or a form is not.

/** 404, or 403: a form that comes back (422) was looked at. */
export const denied = expect.toSatisfy((status) => status === 404 || status === 403, 'is 404 or 403') as number;

/** Somebody without a session. */
export function signedOut({ account, visitor }: Group): Visitor {
  return visitorOf({ context: undefined, now: account.now, public: visitor });
}

/** Somebody of the same group, by the number of their line from 0; the primary is the first. */
export function another(group: Group, who: number): Visitor {
  const customer = group.people[who];
  if (!customer) throw new Error(`nobody is number ${who}`);
  return visitorOf({ context: group.signedIn(customer), now: group.account.now, public: group.visitor });
}

/** The page to which somebody who is signed out is redirected. */
export const signInOf = (path: string) => `/login?to=${encodeURIComponent(path)}`;

/** Returns the facts of others in an answer: the carrier's ids of their lines, and their addresses. */
export function leaks({ text, location }: Answer, secrets: readonly string[]): string[] {
  return secrets.filter((secret) => text.includes(secret) || location.includes(secret));
}

/** Returns the secrets of a group, without those of one of its people about themselves. */
export function secretsOf({ secrets, signedIn, people }: Group, knownTo?: number): string[] {
  const person = knownTo === undefined ? undefined : people[knownTo];
  const { customerId, email } = person ? signedIn(person).viewer.actor : {};
  return secrets.filter((secret) => secret !== customerId && secret !== email);
}

/** A request by somebody, with what it did to the group that it is about, and which calls another group made for it. */
export async function askAs(
  who: Visitor,
  about: Group,
  { path, init = { method: 'GET' }, of = about }: { path: string; init?: RequestInit; of?: Group },
): Promise<{ answer: Answer; did: readonly string[]; calls: (string | null)[] }> {
  const before = of.received().length;
  const { result, did } = await doneBy(about, () => who.ask(path, init));
  await of.account.settled();
  return {
    answer: result,
    did,
    calls: of
      .received()
      .slice(before)
      .map(({ id }) => id),
  };
}
