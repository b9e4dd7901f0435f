import { expect, test } from 'vitest';
import { intervalOf } from '#rpc/poll/poll.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { rejectedPin } from '#rpc/testing/line-drafts.ts';
import { buttons, look, only } from './testing/look.tsx';

// permission-matrix.test.ts has the decisions on each action, form-matrix.test.ts the pages of their forms.

test('disables actions during a SIM swap, and refreshes the customer after 60 s (LINE-27)', async () => {
  const { text, html, account } = await only({ operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
  expect(text).toContain('SIM swap in progress');
  expect(buttons(html)).toEqual(['Add Data']);
  expect(account.watched.flatMap(({ requests }) => requests)).toEqual([{ kind: 'sim-swap', subjectId: 'line-1' }]);
  expect(intervalOf('sim-swap', 0, 'home')).toBe(60_000);
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
