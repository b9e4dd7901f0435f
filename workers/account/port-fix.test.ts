import { expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { randomRef } from '#rpc/domain/ref.ts';
import { send } from '../testing/own-operations.ts';
import { begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { accountFor } from '../testing/sign-in.ts';
import { calls, change, count, injectFault, until } from '../testing/world.ts';

begin('port-failed-account');

const fix = (leadEmailId?: string, id = randomRef(), before = {}) =>
  send(
    'port-fix',
    {
      problem: 'account',
      planId: 'plan-5gb',
      imei: '356938035643809',
      make: 'Apple',
      model: 'iPhone 15',
      number: '5550108890',
      oldCarrier: 'Northwind Wireless',
      leadEmailId,
    },
    { id, baseline: before, secrets: { accountNumber: 'A4471920083', zip: '01852' } },
  );
const told = () => count(dana, 'marketing.getInTouch');

test('reads a corrected port-in as with the old carrier, whatever the carrier still returns (PORT-20)', async () => {
  const read = async () => {
    const ask = { id: 'customer.byUsername', input: { id: dana.email }, maxAgeMs: 0 };
    const [told] = (await accountFor(dana).read(signedIn.requester, [ask])) as [{ reply: Customer }];
    return told.reply;
  };
  const { rejectedOn } = (await read()).mnpInfo ?? {};
  expect(await read()).toMatchObject({ status: 10 });
  expect(await fix(undefined, randomRef(), { rejectedOn })).toMatchObject({ state: 'done' });
  await change(dana, { status: 10 });
  expect(await read()).toMatchObject({ status: 9, mnpInfo: { rejectedOn } });
});

test.each([
  [40245, 'downtime', 'isDowntime'],
  [40267, 'fiveGDevice', 'is5gDevice'],
])('%i tells the marketing system once who was turned away (PORT-22)', async (resCode, refusal, property) => {
  await injectFault(dana, { endpoint: 'activation.start', fault: { resCode } });
  const id = randomRef();
  for (let copy = 0; copy < 3; copy += 1)
    expect(await fix(dana.email, id)).toMatchObject({ state: 'refused', refusal });
  await until(async () => (await told()) > 0, 'the lead');
  const seen = await calls(dana, 'marketing.getInTouch');
  expect(seen.map(({ body }) => body)).toEqual([
    { emailId: dana.email, properties: { [property]: true, isLoggedIn: true } },
  ]);
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
});
