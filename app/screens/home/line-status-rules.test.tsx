import { leftOf } from '#rpc/domain/facts/data-now.ts';
import { expect, test } from 'vitest';
import { elements, words } from '#app/ui/testing/show.tsx';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { look, only } from './testing/look.tsx';

test('shows disconnected “as requested” only when lastDisconnectedReason is 0 (LINE-3)', async () => {
  expect((await only({ status: 4, lastDisconnectedReason: 0 })).text).toContain(
    'As requested, your line has been disconnected. To reconnect it, call',
  );
  for (const lastDisconnectedReason of [1, undefined])
    expect((await only({ status: 4, lastDisconnectedReason })).text).not.toContain('As requested');
  const { text, links } = await only({ status: 4 });
  expect(text.split('Show More Info')[0]).toContain('To find out why or to reconnect it, call');
  expect(links).toContain('tel:+18004278686');
});

test('does not offer in its words an activation that is refused (LINE-24)', async () => {
  const arrived = { status: 0, simPaid: true, shipmentInfo: { 'order-1': '2026-11-18' } };
  const delivered = await only({ ...arrived, category: 'FRAUD' });
  expect(delivered.text).toContain('Your SIM card was delivered.');
  expect(delivered.text).not.toContain('You can activate the line now');
  const failed = await only({ status: 8, category: 'FRAUD' });
  expect(failed.text).toContain('We couldn’t activate this line. Call us at');
});

test('shows a disabled secondary that their line is disabled, not the account (HOME-7)', async () => {
  const lines = [lineOf(1), lineOf(2, { status: 7 })];
  const { text } = await look({ lines, actor: lines[1] as Customer });
  expect(text).toContain('Your line is disabled It can’t be used or changed right now.');
  expect(text).not.toContain('Your account is disabled');
});

test('shows a paid SIM kit’s place and its day, with a link to its order (LINE-12)', async () => {
  for (const status of [0, 11]) {
    const { text, links } = await only({ status, simPaid: true });
    expect(text).toContain('Your SIM card is ordered. You can activate the line when you have it.');
    expect(links).toContainEqual(expect.stringMatching(/^\/track-order\?line=/));
  }
  const ordered = { status: 0, simPaid: true, shipmentInfo: { 'order-1': '2026-11-18' } };
  const at = async (orderStatus: string, estimatedDeliveryDate = '2026-11-28') =>
    (await only(ordered, { tracking: { orderStatus, estimatedDeliveryDate } })).text;
  for (const status of ['ORDERED', 'LABELLED'])
    expect(await at(status)).toContain('We’re getting your SIM card ready. It should arrive by Nov 28.');
  expect(await at('SHIPPED')).toContain(
    'Your SIM card is on its way. It should arrive by Nov 28. Activate the line when it arrives.',
  );
  // A day that is over is omitted.
  expect(await at('SHIPPED', '2026-11-19')).toContain('Your SIM card is on its way. Activate the line when');
  expect(await at('DELIVERED')).toContain('Your SIM card was delivered. You can activate the line now.');
});

test('offers ACTIVATE once the SIM card has left, and not before (ORDER-27)', async () => {
  const ordered = { status: 0, simPaid: true, shipmentInfo: { 'order-1': '2026-11-18' } };
  const offered = async (orderStatus: string) =>
    (await only(ordered, { tracking: { orderStatus } })).links.some((href) => href.startsWith('/activation/'));
  expect(await Promise.all(['ORDERED', 'LABELLED', 'SHIPPED', 'DELIVERED'].map(offered))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('shows a scheduled plan change for amendedReachPlanId without reachPlanChangeDate (LINE-14)', async () => {
  expect((await only({ amendedReachPlanId: 'plan-2gb' })).text).toContain('This line changes to Best Fit 2GB');
  expect((await only({ amendedReachPlanId: 'plan-2gb', reachPlanChangeDate: '2026-11-02' })).text).not.toContain(
    'changes to',
  );
});

test('marks a throttled line without data left, and no other (LINE-16, LINE-46)', async () => {
  expect((await only({ isThrottled: true }, { used: 100 })).text).toContain('Data on this line is slow until');
  const { text } = await only({ isThrottled: true }, { used: 77 });
  expect(text).toContain('You’ve used 77% of the data');
  expect(text).not.toContain('slow');
});

test('distinguishes lines without name and place; a single one is “Your line” (LINE-45)', async () => {
  const unplaced = [1, 2, 3].map((occurrence) => lineOf(occurrence, { peerAccountRef: '' }));
  const { html } = await look({ lines: unplaced });
  expect(words(html)).toMatch(/First line.*Second line.*Third line/);
  expect(words(html)).not.toContain('Your line ');
  expect(words((await look({ lines: unplaced, actor: unplaced[1] as Customer })).html)).toContain('Your line ');
});

test('warns of usage at 75 %, in red over 90 %, with a full notice at 100 % (LINE-21)', async () => {
  const levels = await Promise.all(
    [74, 75, 90, 91, 99, 100].map(async (used) => (await only({}, { used })).model.lines[0]?.data),
  );
  expect(levels.map((data) => data && leftOf(data)?.level)).toEqual(['ok', 'warn', 'warn', 'bad', 'bad', 'full']);
  const { text, html } = await only({}, { used: 100 });
  // The cycle in the carrier’s reply with the data ends on December 1.
  expect(text).toContain('You’ve used all the data you have through Dec 1.');
  expect(elements(html, 'svg')).toContainEqual(expect.objectContaining({ class: 'meter bad' }));
});

test('shows no number, bar or warning of data that a suspended line cannot use (LINE-39)', async () => {
  const { text, html } = await only({ status: 3 }, { used: 95 });
  expect(text).toContain('Data is off while this line is suspended.');
  expect(text).not.toContain('left of');
  expect(elements(html, '.meter')).toHaveLength(0);
  expect(text).not.toContain('You’ve used');
});

test('shows an unlimited plan with its amount at full speed, and without a countdown (LINE-43)', async () => {
  for (const used of [1, 95, 100, 140]) {
    const { text, html, model } = await only({ reachPlanId: 'plan-unlimited' }, { used });
    expect(text).toContain('Unlimited data. The first 1 GB are at full speed.');
    expect(text).toMatch(/ used Unlimited data.* resets Dec 2/);
    expect(text).not.toMatch(/left of|You’ve used/);
    expect(model.lines[0]?.notices).toEqual(used < 100 ? [] : ['throttled']);
    expect(elements(html, '.meter')).toMatchObject([{ class: 'meter' }]);
  }
  expect((await only({ reachPlanId: 'plan-unlimited', isThrottled: true }, { used: 100 })).text).toContain(
    'Data on this line is slow until Dec 2. Add data to get full speed back.',
  );
  expect((await only({ reachPlanId: 'plan-2gb' })).text).toContain('left of 1 GB');
});
