import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sessionOf } from '../account/access.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { minute, pass, standStill } from '../testing/clock.ts';
import { identityOf, tokensOf } from '../testing/sign-in.ts';
import { noteSession } from './person-sessions.ts';
import { mostSessions } from './session.ts';

standStill();
beforeEach(() => void loggedLines());

const isAlive = async (name: string) => (await sessionOf(env, name).lastUse()) !== undefined;

/** Opens a session as a sign-in does. */
async function opened(email: string): Promise<string> {
  const name = `session-${crypto.randomUUID()}`;
  const identity = { ...identityOf(email), sid: `sid of ${email}` };
  await sessionOf(env, name).open(name, tokensOf(email), identity, { browser: 'other', os: 'other' });
  await noteSession(env, name, identity);
  pass(1);
  return name;
}

async function openedTimes(email: string, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let turn = 0; turn < count; turn += 1) names.push(await opened(email));
  return names;
}

test('sessions of one person do not count when they are over or idle: the ones in use stay (SIGNIN-41)', async () => {
  const dana = crypto.randomUUID();
  const used = await opened(dana);
  const names = await openedTimes(dana, 8);
  for (const name of names.slice(0, 4)) await sessionOf(env, name).end();
  for (let turn = 0; turn < 8; turn += 1) {
    pass(4 * minute);
    await sessionOf(env, used).view();
  }
  const latest = await openedTimes(dana, mostSessions.customer - 1);
  expect(await Promise.all([used, ...latest].map(isAlive))).toEqual(Array(mostSessions.customer).fill(true));
});
