import { pauseFormOf, pausePaths, dataServiceCalls } from './support/data-service.ts';
import { expect, test } from './support/portal-test.ts';
import { formsIn, mainText } from './support/html.ts';
import { world } from './support/world.ts';

test('a pause pressed five times at once and after Back is one call (LEDGER-2, ACCOUNT-10)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const browser = visitor();
  const { path, ...form } = await pauseFormOf(browser, email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post(path, form)));
  answers.push(await browser.post(path, form));
  expect(new Set(answers.map((answer) => `${answer.status()} ${answer.headers().location}`))).toEqual(
    new Set([`303 /account?after=${form.operation}`]),
  );
  expect(await dataServiceCalls(email)).toHaveLength(1);
  // ACCOUNT-10: it is paused already, so that another form sends nothing.
  const other = await browser.post(path, { ...form, operation: 'A'.repeat(16) });
  expect(other.headers().location).toBe('/account');
  expect(await dataServiceCalls(email)).toHaveLength(1);
});

test('a stale form does not resume data that may no longer be switched (LINE-25, LINE-27)', async ({ visitor }) => {
  const { email } = await world.open('data-paused');
  const browser = visitor();
  await browser.signIn(email);
  const [form = {}] = formsIn(await browser.read('/account'));
  expect(Object.keys(form).sort()).toEqual(['_token', 'line', 'operation']);
  await world.change(email, { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
  const answer = await browser.post('/account', form);
  expect(answer.status()).toBe(403);
  expect(mainText(await answer.text())).toContain('A SIM swap is in progress on your line.');
  expect(formsIn(await browser.read('/account'))).toEqual([]);
  // Nor does a made-up form.
  for (const made of [
    { ...form, line: 'A'.repeat(16) },
    { ...form, pause: 'true' },
    { ...form, operation: '../x' },
  ])
    expect.soft((await browser.post('/account', made)).status()).not.toBe(303);
  expect(await dataServiceCalls(email)).toEqual([]);
});

test('a secondary pauses their own line and no other (ACCOUNT-8, SAFETY-1)', async ({ visitor }) => {
  const family = await world.open('active-family');
  const [primary, secondary] = [visitor(), visitor()];
  await primary.signIn(family.email);
  const [ofPrimary = '', ofMarco = ''] = await pausePaths(primary);
  const { path, ...form } = await pauseFormOf(secondary, family.lines[1]?.email ?? '');
  expect(path).toBe(ofMarco);
  expect((await secondary.get(ofPrimary)).status()).toBe(404);
  const account = `/account?usage=${ofPrimary.split('/')[2]}`;
  expect((await secondary.get(account)).status()).toBe(404);
  expect((await secondary.post(ofPrimary, form)).status()).toBe(403);
  expect((await secondary.post(path, form)).headers().location).toBe(`/account?after=${form.operation}`);
  expect(await dataServiceCalls(family.email)).toMatchObject([
    { dataCutOff: true, primaryId: family.lines[0]?.customerId, customerId: family.lines[1]?.customerId },
  ]);
});
