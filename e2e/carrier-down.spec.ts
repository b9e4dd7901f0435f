import { lateMessages } from '#app/copy/late.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { quoteFor, resultOf } from './support/top-up.ts';
import { patienceMs, sendForm } from './support/patience.ts';
import { timed } from './support/timed.ts';
import { expect, test } from './support/portal-test.ts';
import { formsIn, textOf } from './support/html.ts';
import { world } from './support/world.ts';

for (const [fault, said] of [
  [503, lineCardMessages.en.usageMissing],
  ['hang', lateMessages.en.part],
] as const)
  test(`Home names the missing usage (${fault}) and keeps the rest (HTTP-19, HTTP-25)`, async ({ visitor }) => {
    const { email } = await world.open('active-family');
    const patient = visitor();
    await patient.signIn(email, '/help');
    const browser = patient.atOnce();
    await world.injectFault(email, { endpoint: 'usage.overall', fault, times: 20 });
    // Another read may be late, too, and then is there at the next load.
    await expect.poll(async () => textOf(await browser.read('/home')), { intervals: [500] }).toContain(said);
    const home = textOf(await browser.read('/home'));
    expect(home).toContain('Dana Reyes');
    expect(home).toContain(lineCardMessages.en.actions['add-data']);
  });

test('slow reads and a hanging write together take no longer than 3 s (LEDGER-16)', async ({ visitor }) => {
  const browser = visitor();
  const person = await world.open('active-single', { topUpMs: 0 });
  const { path, form } = await quoteFor(browser, person);
  for (const endpoint of ['topup.pulse', 'customer.topUpStatus', 'topup.group'])
    await world.injectFault(person.email, { endpoint, fault: 'slow', ms: 1_500 });
  await world.injectFault(person.email, { endpoint: 'topup.create', fault: 'hang' });
  // On a busy machine the reads may take longer than a page waits: its form is then sent again by a press (HTTP-26).
  let next: Record<string, string> | undefined = form;
  let location: string | undefined;
  while (next) {
    const fields: Record<string, string> = next;
    const { result: answer, ms } = await timed(() => browser.atOnce().post(path, fields));
    expect(ms).toBeLessThan(patienceMs);
    location = answer.headers().location;
    next = answer.status() === 202 ? formsIn(await answer.text())[0] : undefined;
  }
  expect(location).toBe(resultOf(path));
  expect(await world.orders(person.email)).toBe(1);
});

/** Pages that need nothing of the carrier: the account's own operations and data. */
const ownPages = ['/activity', '/settings', '/lost-phone/steps', '/settings/activity.csv', '/settings/my-data.json'];

for (const fault of [503, 'hang'] as const)
  test(`shows the stored data while every carrier call fails (${fault}) (SETTINGS-9)`, async ({ visitor }) => {
    const { email } = await world.open('locked');
    const browser = visitor();
    await browser.signIn(email, '/help');
    // Only an operation that was done makes the account forget.
    await expect(() => sendForm(browser, '/cards/add')).toPass();
    await world.injectFault(email, { endpoint: '*', fault, times: 10_000 });
    for (const path of ownPages) {
      const { result: answer, ms } = await timed(() => browser.send(path));
      expect.soft(answer.status(), path).toBe(200);
      expect.soft(ms, path).toBeLessThan(patienceMs);
      const type = answer.headers()['content-type'] ?? '';
      if (fault !== 503 || !type.startsWith('text/html')) continue;
      // A failure that a busy machine has late is there at the next load.
      await expect.poll(async () => textOf(await browser.read(path)), path).toContain(lateMessages.en.away);
    }
  });
