import { expect, test } from 'vitest';
import { intervalOf } from '#rpc/poll/poll.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { rejectedPin } from '#rpc/testing/line-drafts.ts';
import { buttons, look, nonPay, only } from './testing/look.tsx';

test('disables every change under FRAUD, and still shows an order (LINE-26)', async () => {
  const fraud = (draft: CustomerDraft) => only({ category: 'FRAUD', ...draft });
  expect(buttons((await fraud({ status: 8 })).html)).toContain('Try again');
  expect(buttons((await fraud({ ...rejectedPin, portFailureCode: '1011' })).html)).toContain('Check your details');
  expect((await fraud({ status: 0, simPaid: true })).links).toContainEqual(expect.stringMatching(/^\/track-order/));
});

test('disables actions during a SIM swap, and refreshes the customer after 60 s (LINE-27)', async () => {
  const { text, html, account } = await only({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
  expect(text).toContain('SIM swap in progress');
  expect(buttons(html)).toEqual(['Add Data']);
  expect(account.watched.flatMap(({ requests }) => requests)).toEqual([{ kind: 'sim-swap', subjectId: 'line-1' }]);
  expect(intervalOf('sim-swap', 0, 'home')).toBe(60_000);
});

test('disables changes of the line during a SIM swap, and still shows its order (LINE-27)', async () => {
  const swapping = (draft: CustomerDraft) => only({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'], ...draft });
  expect(buttons((await swapping({ esim: true })).html)).toEqual(['COMPLETE eSIM SETUP', 'Add Data']);
  expect(buttons((await swapping({ status: 0, esim: true })).html)).toContain('ACTIVATE');
  expect(buttons((await swapping({ status: 8 })).html)).toContain('Try again');
  expect(buttons((await swapping({ ...rejectedPin, portFailureCode: '1009' })).html)).toContain('Check your details');
  expect(buttons((await swapping({ status: 0, simPaid: true })).html)).not.toContain('TRACK ORDER');
});

test('disables Add Data on a suspended line, unless the configuration allows it (LINE-28)', async () => {
  expect(buttons((await only({ status: 3 })).html)).toEqual(['Add Data']);
  expect(
    buttons((await only({ status: 3 }, { config: { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } })).html),
  ).toEqual([]);
});

test('disables Add Data under non-pay suspension in any configuration (LINE-29)', async () => {
  expect(
    buttons(
      (await only({ status: 3, meta: nonPay }, { config: { ENABLE_LINE_SERVICES_WHEN_PRIMARY_SUSPENEDED: 'ENABLE' } }))
        .html,
    ),
  ).toEqual(['Add Data']);
});

test('offers no activation for a line without a plan, and shows the number to call (ACTIVATE-43)', async () => {
  const noPlan = (draft: CustomerDraft) => only({ reachPlanId: undefined, ...draft });
  const arrived = { status: 0, simPaid: true, shipmentInfo: { 'order-1': '2026-11-18' } };
  for (const draft of [{ status: 0, esim: true }, arrived, { status: 8 }]) {
    expect((await only(draft)).links).toContainEqual(expect.stringMatching(/^\/activation\//));
    const { text, links } = await noPlan(draft);
    expect(links).not.toContainEqual(expect.stringMatching(/^\/activation/));
    expect(text).toContain('Your line has no plan, so we can’t start its activation. For help, call 1.800.427.8686.');
    expect(text).not.toMatch(/Your eSIM is ready|You can activate the line now/);
  }
});

test('disables TRACK ORDER of an unpaid order, with that reason (LINE-34)', async () => {
  const { html, links } = await only({ status: 0, simPaid: false });
  expect(buttons(html)).toContain('TRACK ORDER');
  expect(links).not.toContainEqual(expect.stringMatching(/^\/track-order/));
});

test('offers Add Line only to a primary in status 2 or 3 (LINE-35)', async () => {
  const open = await Promise.all(
    Array.from({ length: 12 }, async (_, status) => (await only({ status })).links.includes('/add-line')),
  );
  expect(open.flatMap((is, status) => (is ? [status] : []))).toEqual([2, 3]);
});

test('blocks Add Line at 5 counted lines, with the reason (LINE-35)', async () => {
  const group = (count: number) => look({ lines: Array.from({ length: count + 1 }, (_, index) => lineOf(index + 1)) });
  const five = await group(4);
  expect(five.links).toContain('/add-line');
  expect(five.text).toContain('You can add one more.');
  const { links, text } = await group(5);
  expect(links).not.toContain('/add-line');
  expect(text).toContain('You’ve reached the 6-line limit.');
});

test('disables Add Line with ADD_A_LINE (LINE-36)', async () => {
  expect((await look({ config: { ADD_A_LINE: 'DISABLE' } })).links).not.toContain('/add-line');
  expect((await look({ config: { ADD_A_LINE: 'ENABLE' } })).links).toContain('/add-line');
});

test('disables every action while the primary is in status 7, with that reason (LINE-37)', async () => {
  const lines = [
    lineOf(1, { status: 7 }),
    lineOf(2),
    lineOf(3, { status: 0, esim: true }),
    lineOf(4, { status: 0, simPaid: true }),
    lineOf(5, { status: 8 }),
    lineOf(6, rejectedPin),
  ];
  const { html, text, links } = await look({ lines });
  // The icon of Edit name has no words.
  const named = buttons(html).filter((words) => words !== '');
  expect(named).toEqual(['ACTIVATE', 'Try again', 'Check your details', 'Add Data', 'ACTIVATE', 'TRACK ORDER']);
  expect(
    links.filter((href) => !/^tel:|^sms:|^https:|^\/(track-order|bills|activate-esim|account|lost-phone)/.test(href)),
  ).toEqual([]);
  expect(text).toContain('Your own line is disabled, so nothing can be changed.');
});
