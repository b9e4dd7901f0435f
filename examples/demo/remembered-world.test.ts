import { expect, test } from 'vitest';
import { carrier } from '#contracts/carrier.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { buildSignedRequest } from '#fixtures/test-caller.ts';
import type { KeptRequest } from './kept-requests.ts';
import { RememberedWorld } from './remembered-world.ts';

const origin = 'https://carrier.demo.test';
const email = 'active-single.0123456789@example.test';
const customerId = 'active-single.0123456789-1';
const group = 'active-single.0123456789-group';

async function opened() {
  const kept: KeptRequest[] = [];
  const world = new RememberedWorld((request) => kept.push(structuredClone(request)));
  const body = JSON.stringify({ seed: 'active-single' });
  const headers = { 'content-type': 'application/json' };
  await world.take({ method: 'POST', url: `${origin}/__world/accounts`, headers, body }, ['0123456789']);
  return { world, kept };
}

async function call(world: RememberedWorld, target: Endpoint, input: Record<string, unknown>) {
  const { url, init } = buildSignedRequest(origin, target, input, { email });
  const response = await world.take({ url, method: init.method, headers: init.headers, body: init.body ?? '' });
  return { status: response.status, text: await response.text() };
}

const reads: [Endpoint, Record<string, unknown>][] = [
  [carrier.customer.byUsername, { id: email }],
  [carrier.customer.group, { groupId: group }],
  [carrier.customer.topUpStatus, { customerId }],
  [carrier.topup.group, { groupId: group, startDate: '2020-01-01', endDate: '2040-01-01' }],
  [carrier.card.list, { customerId }],
];

test('the same requests make the same account again, ids and times included (SAFETY-83)', async () => {
  const { world, kept } = await opened();
  const topUp = await call(world, carrier.topup.create, { customerId, totalData: 2, taxInfo: { customerId } });
  expect(topUp).toMatchObject({ status: 200 });
  const page = await call(world, carrier.payment.cardPage, {
    text: JSON.stringify({ emailId: email, redirectUrl: 'https://portal.demo.test/cards' }),
  });
  const { url } = (JSON.parse(page.text) as { data: { url: string } }).data;
  const saved = await world.take({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'type=DISCOVER&last=0005&dateOfExpiry=0431&nameOnCard=Robin+Hale',
  });
  expect(saved.headers.get('location')).toBe('https://portal.demo.test/cards');
  const again = new RememberedWorld(() => undefined);
  await again.restore(JSON.parse(JSON.stringify(kept)) as KeptRequest[]);
  expect((await call(again, carrier.card.list, { customerId })).text).toContain('0005');
  for (const [target, input] of reads) {
    const before = await call(world, target, input);
    expect([target.id, before.status]).toEqual([target.id, 200]);
    expect([target.id, await call(again, target, input)]).toEqual([target.id, before]);
  }
});
