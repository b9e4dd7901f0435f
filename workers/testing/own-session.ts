import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, vi } from 'vitest';
import { accountOf, sessionOf } from '../account/access.ts';
import type { Tokens } from '../session/session.ts';
import { standStill } from './clock.ts';
import { provided } from './identity-pages.ts';
import { identityOf, tokensOf } from './sign-in.ts';
import { open } from './world.ts';

export const identity = identityOf('dana@example.test');
export const device = { browser: 'firefox', os: 'linux' };

export const actor = {
  customerId: 'line-1',
  groupId: crypto.randomUUID(),
  email: identity.email,
  isPrimary: true,
  brand: 'demo',
};

// The Session object of the test that runs.
export let name: string;
export const session = () => sessionOf(env, name);
export const view = () => session().view();

/** Each test begins with a Session object that has nothing yet, and a clock that stands still. */
export function begin(): void {
  standStill();
  beforeEach(another);
}

/** Goes on with another object. */
export const another = () => void (name = `session-${crypto.randomUUID()}`);

/** Opens the session with tokens that the provider does not know. */
export async function opened(tokens: Tokens = tokensOf(identity.email), whose = identity): Promise<Tokens> {
  await session().open(name, tokens, whose, device);
  return tokens;
}

/** Opens it with real tokens, which the identity provider renews. */
export async function openedAtProvider(): Promise<Tokens> {
  const { tokens, identity: whose } = await provided((await open('active-single')).email);
  return opened(tokens, whose);
}

/** A live page of the session, by when it is closed. */
export async function livePage(): Promise<{ closed: Promise<number> }> {
  await session().view({ isAutomatic: true, hasLivePage: true });
  const response = await accountOf(env, actor).fetch('https://portal.example/live', {
    headers: { upgrade: 'websocket', 'x-session': name },
  });
  const socket = response.webSocket as WebSocket;
  const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)));
  socket.accept();
  return { closed };
}

/** Everything that is kept, as text. */
export const stored = () =>
  runInDurableObject(session(), async (_, { storage }) => JSON.stringify([...(await storage.list())]));
export const alarm = () => runInDurableObject(session(), (_, { storage }) => storage.getAlarm());

/** The provider's address of tokens answers so, from its own answer. */
export function changeRenewals(change: (body: Record<string, string>) => Response | Promise<Response>): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith('/token') ? change(await response.json()) : response;
  });
}
