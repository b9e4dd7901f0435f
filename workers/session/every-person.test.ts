import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountOf, sessionOf } from '../account/access.ts';
import type { Env } from '../env.ts';
import { minute, pass, stopClock } from '../testing/clock.ts';
import { command } from '../testing/give-command.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { endByProvider, ownProvider } from '../testing/own-provider.ts';
import { identityOf, tokensOf } from '../testing/sign-in.ts';
import { turnOn } from '../testing/told-browser.ts';
import { open } from '../testing/world.ts';
import { noteSession } from './person-sessions.ts';
import { mostSessions, type SessionActor, type Tokens } from './session.ts';

// docs/doors.md, People: whoever signs in has these ends of a session; the operator has none.

interface Person {
  kind: keyof typeof mostSessions;
  email: string;
  actor?: SessionActor;
}

let provider: Awaited<ReturnType<typeof ownProvider>>;
let on: Env;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  lines = loggedLines();
  provider = await ownProvider();
  on = { ...provider.env, OIDC_CARE_ISSUER: provider.issuer, OIDC_CARE_CLIENT_ID: provider.env.OIDC_CLIENT_ID };
});
afterEach(() => void vi.restoreAllMocks());

const agent = (): Person => ({ kind: 'agent', email: `agent-${crypto.randomUUID()}@care.example.test` });

/** Opens a group. @returns its account holder and a secondary */
async function family(): Promise<{ holder: Person; secondary: Person }> {
  const { groupId, customerId, email, lines: all } = await open('active-family');
  const person = (isPrimary: boolean, of: { customerId: string; email: string }): Person => ({
    ...{ kind: 'customer', email: of.email },
    actor: { customerId: of.customerId, groupId, email: of.email, isPrimary, brand: 'demo' },
  });
  const other = all.find((line) => line.customerId !== customerId);
  if (!other) throw new Error('the family has no secondary');
  return { holder: person(true, { customerId, email }), secondary: person(false, other) };
}

/** Opens a session as a sign-in does. @returns its name */
async function signIn({ kind, email, actor }: Person, tokens: Partial<Tokens> = {}): Promise<string> {
  const name = `session-${crypto.randomUUID()}`;
  const identity = { ...identityOf(email), issuer: provider.issuer };
  const more = actor ? { actor } : { isAgent: true as const };
  await sessionOf(on, name).open(name, tokensOf(email, tokens), identity, { browser: 'other', os: 'other' }, more);
  if (actor) await accountOf(on, actor).signedIn(name, actor.customerId, identity);
  await noteSession(on, name, identity, kind);
  return name;
}

/** Turns notifications on in a customer's session. @returns whether they are on */
async function turnOnNotifications({ actor }: Person, name = ''): Promise<() => Promise<boolean>> {
  const viewer = await sessionOf(on, name).requester();
  if (!actor || typeof viewer === 'string') return async () => false;
  const { device } = await turnOn(accountOf(on, actor), { requester: viewer });
  return async () => (await accountOf(on, actor).pushSettings({ actor }, device)) !== undefined;
}

const tag = expect.stringMatching(/^[\w-]{11}$/) as string;
const isAlive = async (name: string) => (await sessionOf(on, name).view()) !== undefined;

/** Sends the logout token of a person's provider. */
async function sendLogoutToken({ kind, email }: Person): Promise<number> {
  const path = kind === 'agent' ? '/care/back-channel-logout' : '/back-channel-logout';
  return endByProvider(await provider.logoutBody({ sub: email }), on, { path });
}

const endByOperator = ({ email, actor }: Person) =>
  actor
    ? command('end-sessions', { whom: [{ group: actor.groupId, customer: actor.customerId }], because: 'asked' })
    : command('end-agent', { agent: email.toUpperCase() });

describe.each<[string, () => Promise<{ person: Person; neighbor: Person }>]>([
  [
    'an account holder',
    async () => {
      const { holder, secondary } = await family();
      return { person: holder, neighbor: secondary };
    },
  ],
  [
    'a secondary',
    async () => {
      const { holder, secondary } = await family();
      return { person: secondary, neighbor: holder };
    },
  ],
  ['an agent', async () => ({ person: agent(), neighbor: agent() })],
])('the sessions of %s, and nobody else’s', (_, begin) => {
  test.each<[string, (person: Person) => Promise<unknown>, string]>([
    ['a logout token (SIGNIN-40)', sendLogoutToken, 'back-channel logout'],
    ['the operator’s command (SAFETY-30, CARE-7)', endByOperator, 'operator command'],
  ])('end by %s', async (_end, end, event) => {
    const { person, neighbor } = await begin();
    const [own, others] = [await signIn(person), await signIn(neighbor)];
    expect([await isAlive(own), await isAlive(others)]).toEqual([true, true]);
    const isTold = await turnOnNotifications(person, own);
    expect(await isTold()).toBe(person.actor !== undefined);
    await end(person);
    expect([await isAlive(own), await isAlive(others), await isTold()]).toEqual([false, true, false]);
    expect(lines.map((line) => line.event)).toContain(event);
  });

  test('end by a refused renewal, which the log has with a tag (SIGNIN-15, SAFETY-32)', async () => {
    const { person, neighbor } = await begin();
    const over = {
      expiresAt: Date.now() - 1,
      renewFrom: Date.now() - 1,
      refreshToken: 'one that the provider refuses',
    };
    const [own, others] = [await signIn(person, over), await signIn(neighbor)];
    expect([await isAlive(own), await isAlive(others)]).toEqual([false, true]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'renewal refused', session: tag }));
  });

  test('end with one sign-in too many, the oldest first (SIGNIN-41, CARE-7)', async () => {
    const { person, neighbor } = await begin();
    const others = await signIn(neighbor);
    const names: string[] = [];
    for (let turn = 0; turn < mostSessions[person.kind]; turn += 1) names.push(await signIn(person));
    const isTold = await turnOnNotifications(person, names[0]);
    for (const tooMany of [1, 2]) {
      names.push(await signIn(person));
      expect(await Promise.all(names.map(isAlive))).toEqual(names.map((_name, index) => index >= tooMany));
    }
    expect(await isAlive(others)).toBe(true);
    const line = { event: 'signed out', security: true, where: 'oldest', sessions: 1, session: tag };
    expect(lines.filter(({ event }) => event === 'signed out')).toEqual([line, line]);
    // Nobody signed out in that browser, so its notifications go on (SETTINGS-15).
    expect(await isTold()).toBe(person.actor !== undefined);
    // Settings lists no other.
    const { customerId } = person.actor ?? {};
    if (person.actor)
      expect(await accountOf(on, person.actor).sessionsOf(customerId)).toEqual(names.slice(2).toReversed());
  });
});

test('counts no sessions of a person that are over or idle: the ones in use stay (SIGNIN-41)', async () => {
  stopClock();
  const { holder } = await family();
  const openSessions = async (count: number) => {
    const names: string[] = [];
    for (let turn = 0; turn < count; turn += 1) {
      names.push(await signIn(holder));
      pass(1);
    }
    return names;
  };
  const isUsed = async (name: string) => (await sessionOf(on, name).lastUse()) !== undefined;
  const [used = ''] = await openSessions(1);
  const names = await openSessions(8);
  for (const name of names.slice(0, 4)) await sessionOf(on, name).end();
  for (let turn = 0; turn < 8; turn += 1) {
    pass(4 * minute);
    await sessionOf(on, used).view();
  }
  const latest = await openSessions(mostSessions.customer - 1);
  expect(await Promise.all([used, ...latest].map(isUsed))).toEqual(Array(mostSessions.customer).fill(true));
});
