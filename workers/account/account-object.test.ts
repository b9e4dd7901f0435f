import { evictDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { ReadRequest } from '#rpc/portal-account.ts';
import type { Outcome } from '#rpc/problem.ts';
import { revoke } from '../session/oidc.ts';
import { provided } from '../testing/identity-pages.ts';
import { account, begin, dana, signedIn, signInAgain } from '../testing/signed-in-account.ts';
import { buy } from '../testing/own-operations.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { calls, count, expireTokens, open } from '../testing/world.ts';
import { sessionOf } from './access.ts';

begin('active-family');

const group = (maxAgeMs = 15_000): ReadRequest => ({
  id: 'customer.group',
  input: { groupId: dana.groupId },
  maxAgeMs,
});
const read = async (requests: ReadRequest[] = [group()], { requester } = signedIn): Promise<Outcome<unknown>[]> =>
  account().read(requester, requests);

describe('reads', () => {
  test('call the carrier in parallel, and return in order', async () => {
    const [pulse, lines] = await read([{ id: 'topup.pulse', input: {}, maxAgeMs: 0 }, group()]);
    expect(pulse).toEqual({ kind: 'reply', reply: { pulse: 1, pulseCost: 500 } });
    expect(lines).toMatchObject({ kind: 'reply', reply: { customers: [{ id: dana.customerId }, {}, {}, {}] } });
  });

  test('are forgotten by a write', async () => {
    await read();
    await buy();
    const [lines] = await read();
    expect(await count(dana, 'customer.group')).toBe(2);
    expect(lines).toMatchObject({ reply: { customers: [{ operationsInProcess: ['TOPUP_IN_PROGRESS'] }, {}, {}, {}] } });
  });

  test('are per person: no reply of one reaches another', async () => {
    const marco = await signIn(dana, { email: dana.lines[1]?.email ?? '' });
    await read();
    await read([group()], marco);
    const senders = (await calls(dana, 'customer.group')).map(({ headers }) => headers['x-primary']);
    expect(senders).toEqual(['Yes', 'No']);
  });
});

describe('a sign-in that ran out at the carrier (SIGNIN-15)', () => {
  const signInAtProvider = async () => signInAgain((await provided(dana.email)).tokens);

  test('is renewed silently, once for all reads, and each is tried a second time', async () => {
    await signInAtProvider();
    await read();
    await expireTokens(dana.email);
    const outcomes = await read([
      group(0),
      { id: 'usage.overall', input: { customerId: dana.customerId }, maxAgeMs: 0 },
      { id: 'customer.byUsername', input: { id: dana.email }, maxAgeMs: 0 },
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['reply', 'reply', 'reply']);
    const log = (await calls(dana)).slice(1);
    expect(log.map(({ status }) => status).sort()).toEqual([200, 200, 200, 401, 401, 401]);
    const bearers = new Set(log.filter(({ status }) => status === 200).map(({ headers }) => headers.authorization));
    expect(bearers.size).toBe(1);
    expect(bearers).not.toContain(`Bearer ${signedIn.requester.credentials.accessToken}`);
  });

  test('ends the session when it cannot be renewed', async () => {
    const { tokens } = await provided(dana.email);
    await signInAgain(tokens);
    await read();
    await revoke(env, tokens);
    await expireTokens(dana.email);
    expect(await read([group(0)])).toMatchObject([{ kind: 'fault', why: 'session', status: 401 }]);
    expect(await sessionOf(env, signedIn.session).view()).toBeUndefined();
  });
});

describe('references (SAFETY-1)', () => {
  const ids = ['line-a', 'line-b'];

  test('lead to the same line each time, also after a sleep of the object', async () => {
    const refs = await account().refs(ids);
    await evictDurableObject(account());
    expect(await account().refs(ids)).toEqual(refs);
    expect((await account().find({ ref: refs['line-a'] ?? '' })).target).toBe('line-a');
    expect((await account().find({ ref: refs['line-b'] ?? '' })).target).toBe('line-b');
  });

  test.each(['', 'line-a', 'aaaaaaaaaaaaaaaa', "' OR 1=1 --", '%'])('%j leads nowhere', async (ref) => {
    await account().refs(ids);
    expect((await account().find({ ref })).target).toBeUndefined();
  });

  test('belong to one account: another account has other references for the same line', async () => {
    const other = accountFor(await open('active-single'));
    const [mine, theirs] = await Promise.all([account().refs(ids), other.refs(ids)]);
    expect(theirs['line-a']).not.toBe(mine['line-a']);
    expect((await other.find({ ref: mine['line-a'] ?? '' })).target).toBeUndefined();
  });
});
