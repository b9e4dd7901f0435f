import { beforeEach, expect, test } from 'vitest';
import type { CallOptions, Carrier } from '#rpc/carrier/client.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import type { Fault, Outcome } from '#rpc/problem.ts';
import type { Env } from '../env.ts';
import { accountOf, callerFor } from './access.ts';

const requester = { session: 'session-1', credentials: { accessToken: 'first' } } as Viewer;
const fault = (why: Fault['why'], status: number): Fault => ({ kind: 'fault', why, status, transactionId: 't' });
const expired = fault('session', 401);
const reply: Outcome<unknown> = { kind: 'reply', reply: {} };
let tried: (CallOptions | undefined)[];
let refused: [string, string][];

beforeEach(() => {
  [tried, refused] = [[], []];
});

/** A caller whose carrier gives these answers in turn, and whose session renews its tokens so. */
function call(answers: Outcome<unknown>[], renewal: unknown, fixed?: CallOptions) {
  const attempt = async (_: unknown, __: unknown, options?: CallOptions) => {
    tried.push(options);
    return answers.shift();
  };
  const session = (name: string) => ({
    refresh: async (token: string) => {
      refused.push([name, token]);
      return renewal;
    },
  });
  const env = { SESSION: { idFromName: (name: string) => name, get: session } } as unknown as Env;
  return callerFor(env, { attempt } as unknown as Carrier, requester, fixed);
}
const tokens = () => tried.map((options) => options?.credentials?.accessToken);

test('retries once with new tokens after a 401, and keeps them (SIGNIN-15)', async () => {
  const caller = call([expired, reply, reply, expired, expired], { accessToken: 'second' }, { limitMs: 3_000 });
  expect(await caller.topup.pulse({})).toEqual(reply);
  expect(await caller.topup.pulse({})).toEqual(reply);
  expect(tokens()).toEqual(['first', 'second', 'second']);
  expect(tried.map((options) => options?.limitMs)).toEqual([3_000, 3_000, 3_000]);
  expect(refused).toEqual([['session-1', 'first']]);
  expect(await caller.topup.pulse({})).toEqual(expired);
  expect(refused).toHaveLength(2);
});

test('keeps the 401 of a session that is over (SIGNIN-15)', async () => {
  expect(await call([expired], 'over').topup.pulse({})).toEqual(expired);
  expect(tokens()).toEqual(['first']);
});

test('counts the call as not made while the provider is down (SIGNIN-22)', async () => {
  expect(await call([expired], 'unreachable').topup.pulse({})).toEqual(fault('unreachable', 503));
  expect(tokens()).toEqual(['first']);
});

test.each([reply, fault('session', 403), fault('http', 500), { kind: 'problem', name: 'notFound' } as never])(
  'no tokens are renewed for %j (SIGNIN-15)',
  async (answer) => {
    expect(await call([answer], { accessToken: 'second' }).topup.pulse({})).toEqual(answer);
    expect([tokens(), refused]).toEqual([['first'], []]);
  },
);

test.each([
  ['weur', 'weur'],
  ['moon', undefined],
])('a group has one object; where %j is asked for it is made at %j (SAFETY-18)', (wanted, locationHint) => {
  const got: unknown[] = [];
  const ACCOUNT = { idFromName: (name: string) => `id of ${name}`, get: (...all: unknown[]) => got.push(all) };
  accountOf({ ACCOUNT, ACCOUNT_LOCATION_HINT: wanted } as unknown as Env, { groupId: 'group-1' });
  expect(got).toEqual([['id of group-1', { locationHint }]]);
});
