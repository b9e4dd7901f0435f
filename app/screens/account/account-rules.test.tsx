import { expect, test } from 'vitest';
import { elements, show, words } from '#app/ui/testing/show.tsx';
import type { AccountQuery } from './account/intent.ts';
import { reply, type Replies } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { AccountView } from './account/view.tsx';
import { billed, first, given } from './testing/given-account.ts';

type Given = NonNullable<Parameters<typeof given>[0]>;

/** Returns Account with the text of its page. */
async function look({ asked, ...setup }: Given & { asked?: AccountQuery }) {
  const account = given(setup);
  const model = await account.look(asked);
  const html = show(<AccountView account={model} />);
  return { model, html, text: words(html), fake: account.fake };
}

const only = (draft: CustomerDraft, setup: Given = {}) =>
  look({ lines: [lineOf(1, { ...billed, ...draft })], ...setup });

test('shows the switch and CHANGE PLAN on lines in status 2 or 3 alone (ACCOUNT-11)', async () => {
  const lines = Array.from({ length: 12 }, (_, status) => status).filter((status) => status !== 7);
  const offered = await Promise.all(
    lines.map(async (status) => {
      const { text } = await only({ status });
      return [text.includes('CHANGE PLAN'), /Data Service (On|Off|Paused)/.test(text)];
    }),
  );
  expect(offered).toEqual(lines.map((status) => Array<boolean>(2).fill(status === 2 || status === 3)));
});

test('shows the button of Home before activation or with an eSIM setup left (ACCOUNT-11)', async () => {
  expect((await only({ status: 0, esim: true })).text).toContain('ACTIVATE');
  expect((await only({ status: 0, simPaid: true })).text).toContain('TRACK ORDER');
  expect((await only({ status: 2, esim: true })).text).toContain('COMPLETE eSIM SETUP');
  expect((await only({ status: 2, esim: true, eSimSetup: true })).text).not.toContain('COMPLETE eSIM SETUP');
});

test.each([
  [5, true],
  [1.6, false],
])('a line marked as slow that used %d of 5 GB is slow as on Home: %s (LINE-41, LINE-46)', async (used, isSlow) => {
  const users = [{ userId: 'line-1', bytes: used * 1024 ** 3, maxBytes: 5 * 1024 ** 3 }];
  const usage = reply({ billStartDate: '2026-11-03', billEndDate: '2026-12-02', users });
  const { text } = await only({ isThrottled: true }, { replies: { 'usage.overall': usage } });
  expect(text.includes('Data on this line is slow until Dec 3. Add data')).toBe(isSlow);
  expect(text.includes('Add Data')).toBe(isSlow);
  expect((await only({})).fake.reads).not.toContain('usage.overall');
});

test('ties each disabled action to its reason (LINE-24)', async () => {
  for (const draft of [{ status: 3 }, { category: 'FRAUD' }, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }]) {
    const { html } = await only(draft);
    const reasons = elements(html, 'button')
      .filter(({ disabled }) => disabled !== undefined)
      .map((button) => button['aria-describedby'] ?? '');
    expect(reasons.length).toBeGreaterThan(0);
    for (const id of reasons) expect(html).toContain(`id="${id}"`);
  }
});

test('shows FRAUD the Let’s Talk notice (ACCOUNT-13)', async () =>
  expect((await only({ category: 'FRAUD' })).text).toContain(
    "We're sorry. The service you're attempting to access or update is temporarily unavailable.",
  ));

test('redirects category TEST to /activation (SIGNIN-8)', async () =>
  expect((await only({ category: 'TEST' })).model.toActivation).toBe(true));

test('reads usage once for the group’s cycle, and returns the line’s own numbers alone (ACCOUNT-4)', async () => {
  const use = [
    { userId: 'line-1', bytes: 2 * 1024 ** 3, maxBytes: 5 * 1024 ** 3 },
    { userId: 'line-2', bytes: 3_333_333_333, maxBytes: 7_777_777_777 },
  ];
  const replies: Replies = {
    'usage.group': reply({
      billStartDate: '2026-11-03',
      billEndDate: '2026-12-02',
      users: use,
      days: [{ date: '2026-11-05', users: use.map(({ userId, bytes }) => ({ userId, bytes })) }],
    }),
  };
  const { fake, model } = await look({
    lines: [lineOf(1, billed), lineOf(2, billed)],
    asked: { usage: first },
    replies,
  });
  expect(fake.asked.filter(({ id }) => id === 'usage.group').map(({ input }) => input)).toEqual([
    { groupId: 'group-1', startDate: '2026-11-03', endDate: '2026-12-02' },
  ]);
  expect(JSON.stringify(model.usage)).toContain('2147483648');
  expect(JSON.stringify(model)).not.toMatch(/3333333333|7777777777/);
});
