import { dayFromNow } from './support/customer-day.ts';
import { notFoundMessages } from '#app/screens/problem/not-found/copy.ts';
import { reasonMessages } from '#app/copy/reason.ts';
import { billPaths } from './support/bill-paths.ts';
import { expect, test } from './support/portal-test.ts';
import { textOf, tokenIn } from './support/html.ts';
import { supportNumber } from './support/words.ts';
import { world } from './support/world.ts';

const money = /^(billing|payment)\./;

test('bills of another account are not found, and a bill is not taken for a line (SAFETY-1)', async ({ visitor }) => {
  const [mine, theirs] = await Promise.all([world.open('active-single'), world.open('active-single')]);
  const [me, them] = [visitor(), visitor()];
  await Promise.all([me.signIn(mine.email), them.signIn(theirs.email)]);
  const [own = ''] = await billPaths(me);
  const [foreign = ''] = await billPaths(them);
  const { _token, operation } = await me.formAt(own);
  await world.clearCalls(mine.email);
  const ref = own.split('/')[2] ?? '';
  const places = [
    foreign,
    '/bills/AAAAAAAAAAAAAAAA',
    '/bills/x',
    `/add-data/${ref}`,
    `/change-plan/${ref}`,
    `/bills/month-in-advance/${ref}`,
  ];
  for (const path of places) {
    const answer = await me.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain(notFoundMessages.en.title);
    expect.soft((await me.post(path, { _token, operation })).status(), path).toBe(403);
  }
  const asked = (await world.calls(mine.email)).map(({ id }) => id ?? '');
  expect(asked.filter((id) => id !== 'customer.byUsername' && id !== 'config.keys')).toEqual([]);
});

test('a secondary sees why there are no bills, and no call about money is made (BILL-1)', async ({ visitor }) => {
  const family = await world.open('active-family');
  const [primary, secondary] = [visitor(), visitor()];
  await primary.signIn(family.email);
  const [bill = ''] = await billPaths(primary);
  const marco = family.lines[1] as (typeof family.lines)[number];
  await secondary.signIn(marco.email);
  for (const path of ['/bills', '/bills/pay', '/bills/promise', '/bills/auto-top-up', bill]) {
    const answer = await secondary.get(path);
    expect.soft(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect
      .soft(textOf(html), path)
      .toContain(
        path === '/bills'
          ? 'Bills go to Dana Reyes, the account holder.'
          : reasonMessages.en.secondary({ supportNumber, isHolder: false, holder: 'Dana Reyes' }),
      );
    expect.soft(tokenIn(html), path).toBe('');
  }
  const asked = (await world.calls(marco.email)).filter(({ email }) => email === marco.email).map(({ id }) => id ?? '');
  expect(asked.filter((id) => money.test(id))).toEqual([]);
});

test('a stale payment or promise is refused with its reason once nothing is due (BILL-8, BILL-14, LINE-25)', async ({
  visitor,
}) => {
  const { email } = await world.open('suspended-nonpay');
  const browser = visitor();
  await browser.signIn(email);
  const pay = await browser.formAt('/bills/pay');
  const promise = await browser.formAt('/bills/promise');
  // Paid on another device in the meantime.
  const page = await browser.submit('/bills/pay', pay);
  expect((await fetch(page, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  await world.clearCalls(email);

  const day = dayFromNow(3);
  for (const [path, form, reason] of [
    ['/bills/pay', { ...pay, operation: 'AAAAAAAAAAAAAAAA' }, reasonMessages.en['nothing-due']],
    ['/bills/promise', { ...promise, day }, reasonMessages.en['no-promise']],
  ] as const) {
    const answer = await browser.post(path, form);
    expect.soft(answer.status(), path).toBe(403);
    expect.soft(textOf(await answer.text()), path).toContain(reason({ supportNumber, isHolder: true }));
  }
  const asked = (await world.calls(email)).map(({ id }) => id);
  expect(asked).not.toContain('payment.purchasePage');
  expect(asked).not.toContain('billing.promiseCreate');
  // The form that made the payment page leads to the same one again.
  expect((await browser.post('/bills/pay', pay)).headers().location).toBe(page);
});
