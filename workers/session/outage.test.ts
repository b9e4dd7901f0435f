import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { accountOf, callerFor, sessionOf } from '../account/access.ts';
import { carrierOf } from '../carrier.ts';
import { minute, pass, standStill } from '../testing/clock.ts';
import { live } from '../testing/own-browsers.ts';
import { provided, silence } from '../testing/identity-pages.ts';
import { begin, dana } from '../testing/signed-in-account.ts';
import { signIn } from '../testing/sign-in.ts';
import { count, expireTokens } from '../testing/world.ts';
import { writtenPoints } from '../testing/written-points.ts';

standStill();
begin('porting');

describe('an outage of the identity provider (SIGNIN-22)', () => {
  test('polling goes on within five minutes of its end, without anybody looking', async () => {
    const { tokens } = await provided(dana.email);
    const { requester } = await signIn(dana, { tokens });
    const account = accountOf(env, { groupId: dana.groupId });
    await account.requestPolling(requester, 'home', [{ kind: 'activation', subjectId: dana.customerId }]);
    const { end } = silence();
    // Shorter than the hour for which the provider's ID tokens are good: its own clock does not move.
    await live(40 * minute);
    const asked = await count(dana, 'activation.status');
    end();
    await live(5 * minute);
    expect(await count(dana, 'activation.status')).toBeGreaterThan(asked);
  });

  test('counts a call with a refused token as not made, and keeps the session', async () => {
    const { tokens } = await provided(dana.email);
    const { requester, session } = await signIn(dana, { tokens });
    const call = callerFor(env, carrierOf(env), requester);
    expect(await call.customer.byUsername({ id: dana.email })).toMatchObject({ kind: 'reply' });
    await expireTokens(dana.email);
    const { end } = silence();
    const renewals = writtenPoints('renewal');
    expect(await call.customer.byUsername({ id: dana.email })).toMatchObject({ kind: 'fault', why: 'unreachable' });
    expect(await sessionOf(env, session).view()).toBeDefined();
    end();
    pass(minute);
    expect(await call.customer.byUsername({ id: dana.email })).toMatchObject({ kind: 'reply' });
    // SAFETY-60: operators see both.
    expect(renewals().map(({ outcome }) => outcome)).toEqual(['unreachable', 'renewed']);
  });
});
