import { beforeEach, describe, expect, test } from 'vitest';
import { demo } from '#app/brand/testing/brands.ts';
import type { Fault } from '#rpc/problem.ts';
import { pageLoad } from './page-load.ts';
import { intentRunner, makePortalContext } from './portal.ts';
import { fixtureEnv } from './testing/fixture-env.ts';
import type { SessionView } from './session/session.ts';

// The session of somebody whom the carrier did not tell at sign-in: the page that they open looks them up.

const customer = { id: 'line-1', groupId: 'group-1', isPrimary: true, brand: 'LINESIDE' };
const credentials = { accessToken: 'a', idToken: 'i', isPrimary: false, source: {} };
const session = {
  name: 'session-1',
  identity: { email: 'dana@example.test', name: 'DANA', issuer: 'https://id.example', subject: 'dana' },
  credentials,
  actor: undefined,
} as unknown as SessionView;

let told: object;
let isSame: boolean;
let broken: Error | undefined;
let ended: string[];
let known: object[];

beforeEach(() => {
  told = { kind: 'reply', reply: customer };
  isSame = true;
  broken = undefined;
  ended = [];
  known = [];
});

/** Objects that say what the test wants of the customer, and note what they are told. */
const env = fixtureEnv({
  SESSION: {
    idFromName: (name: string) => name,
    get: (name: string) => ({
      findCustomer: async () => told,
      setActor: async (actor: object) => void known.push(actor),
      end: async () => void ended.push(name),
    }),
  },
  ACCOUNT: {
    idFromName: (name: string) => name,
    get: () => ({
      signedIn: async () => {
        if (broken) throw broken;
        return isSame;
      },
    }),
  },
});

const site = {
  brand: demo,
  origin: 'http://localhost:8787',
  load: pageLoad('/account', 'request-1'),
  address: '192.0.2.1',
};
const contextOf = (whose: SessionView, brand = {}) =>
  makePortalContext(env, whose, { ...site, brand: { ...demo, ...brand } }, () => undefined);

/** Where the page leads, or its status. */
async function pageOf(brand = {}): Promise<string | number> {
  const page = {
    path: '/account?cycle=2',
    sent: false,
    noCustomerPath: '/user',
    failedLookupIsSignIn: false,
    waiting: async () => new Response(null, { status: 202 }),
    keptForm: async () => undefined,
    forgetActor: async () => undefined,
  };
  const run = intentRunner(
    () => contextOf(session, brand),
    page,
    () => undefined,
  );
  const thrown = (await run(() => Promise.reject(new Error('reached'))).catch((one: unknown) => one)) as Response;
  return thrown instanceof Error ? thrown.message : (thrown.headers.get('location') ?? thrown.status);
}

const fault = (why: Fault['why']) => ({ kind: 'fault', why, transactionId: '' });

describe('a customer who is looked up later than at sign-in', () => {
  test('is remembered by the session, and acts in their own role', async () => {
    const { viewer: requester } = await contextOf(session);
    const actor = { customerId: 'line-1', groupId: 'group-1', email: 'dana@example.test' };
    expect(requester).toEqual({
      session: 'session-1',
      actor,
      credentials: { ...credentials, isPrimary: true },
      proof: { acr: '', address: '192.0.2.1' },
    });
    expect(known).toEqual([{ ...actor, isPrimary: true, brand: 'LINESIDE' }]);
  });

  test('ends the session of a customer who is bound to another subject (SIGNIN-6)', async () => {
    isSame = false;
    expect(await pageOf()).toBe('/session-expired?to=%2Faccount%3Fcycle%3D2');
    expect([ended, known]).toEqual([['session-1'], []]);
  });

  test('keeps the session while their account cannot be reached (SIGNIN-22)', async () => {
    broken = new Error('the object is overloaded');
    expect(await pageOf()).toBe('the object is overloaded');
    expect(ended).toEqual([]);
  });

  test('finds the customer, also at a brand that takes any failure for not found (SIGNIN-26)', async () => {
    expect(await pageOf({ failedLookupIsSignIn: true })).toBe('reached');
  });

  test('shows the page of an unknown account (SIGNIN-9)', async () => {
    told = { kind: 'problem', name: 'notFound' };
    expect(await pageOf()).toBe('/user');
  });

  test('redirects a customer of another brand to its host with the requested page, and keeps no session (SIGNIN-21)', async () => {
    told = { kind: 'reply', reply: { ...customer, brand: 'TEMP1' } };
    expect(await pageOf()).toBe('http://temp1.localhost:8787/login?to=%2Faccount%3Fcycle%3D2');
    expect(ended).toEqual(['session-1']);
  });

  test.each<[Fault['why'], string | number, string | number]>([
    ['network', 503, '/user'],
    ['timeout', 503, '/user'],
    ['session', '/session-expired?to=%2Faccount%3Fcycle%3D2', '/session-expired?to=%2Faccount%3Fcycle%3D2'],
    ['unreachable', 503, 503],
    ['slow', 202, 202],
  ])(
    'who is not told (%s) comes to %s, at a brand that takes it for not found to %s (SIGNIN-26)',
    async (why, to, lost) => {
      told = fault(why);
      expect(await pageOf()).toBe(to);
      expect(await pageOf({ failedLookupIsSignIn: true })).toBe(lost);
      expect(ended).toEqual([]);
    },
  );
});

test('is not looked up again when the session has them', async () => {
  told = fault('network');
  const actor = {
    customerId: 'line-2',
    groupId: 'group-1',
    email: 'dana@example.test',
    isPrimary: false,
    brand: 'LINESIDE',
  };
  const { viewer: requester, site: at } = await contextOf({ ...session, actor });
  expect(requester).toMatchObject({ actor: { customerId: 'line-2' }, credentials: { isPrimary: false } });
  expect(at).toMatchObject({ origin: 'http://localhost:8787', hostedPages: ['http://localhost:4010'] });
});
