import { describe, expect, test } from 'vitest';
import { randomRef } from '#rpc/domain/ref.ts';
import type { OperationTerms } from '#rpc/operation/operations.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { begin, dana as robin } from '../testing/signed-in-account.ts';
import { send } from '../testing/own-operations.ts';
import { calls, count, injectFault, until } from '../testing/world.ts';

const tracking = {
  bid_e: 'e',
  bid: '1',
  t: '2',
  campaignid: '3',
  fname: 'Robin',
  orderID: 'order-0000000001',
  couponCode: 'C1',
};
const friends = [{ refereeName: 'Sam', refereeEmailId: 'sam@example.test' }];

begin('active-single');

const invite = (more: Partial<OperationTerms['invite']>, id = randomRef()) =>
  send('invite', { referrerEmailId: robin.email, friends, ...more }, { id });
const told = () => count(robin, 'marketing.inviteReferral');

describe('the referral tracker (REFER-12)', () => {
  test('sends once, of the inviter alone, without customer tokens', async () => {
    const id = randomRef();
    for (let copy = 0; copy < 3; copy += 1) expect(await invite({ tracking }, id)).toMatchObject({ state: 'done' });
    await until(async () => (await told()) > 0);
    const seen = await calls(robin, 'marketing.inviteReferral');
    expect(seen.map(({ query }) => query)).toEqual([{ ...tracking, event: 'sale', email: robin.email }]);
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
  });

  test('sends the invitations whatever the result, and does not repeat it', async () => {
    const lines = loggedLines();
    await injectFault(robin, { endpoint: 'marketing.inviteReferral', fault: 500 });
    expect(await invite({ tracking })).toMatchObject({ state: 'done' });
    await until(async () => lines.some(({ event }) => event === 'failure swallowed'), 'the line');
    expect(await told()).toBe(1);
    // SAFETY-32
    const line = lines.find(({ event }) => event === 'failure swallowed');
    expect(line).toMatchObject({
      security: true,
      what: 'telling others',
      account: expect.stringMatching(/^[\w-]{11}$/),
    });
    expect(JSON.stringify(line)).not.toMatch(/@|ROBIN/i);
  });
});
