import { inTurn } from '#fixtures/testing/turn.ts';
import { lateMessages } from '#app/copy/late.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { signedInPages } from './support/signed-in-pages.ts';
import { quoteFor, resultOf } from './support/top-up.ts';
import { patienceMs } from './support/patience.ts';
import { timed } from './support/timed.ts';
import { expect, test } from './support/portal-test.ts';
import { formsIn, textOf } from './support/html.ts';
import { world } from './support/world.ts';

const hour = 3_600_000;

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

/** Pages without a carrier call, or complete without one. */
const asksNothing = /^\/(add-line\/orders|show-support|settings\/notifications)/;

/** Pages that need nothing of the carrier, by area. */
const ownPages = Object.entries(signedInPages).flatMap(([area, { pages, ...way }]) => {
  const own = Object.entries(pages).filter(([, { needs }]) => needs.length === 0);
  return own.length > 0 ? [{ area, own, ...way }] : [];
});

for (const { area, own, seed, forget } of inTurn(ownPages, 3))
  // A hanging page waits, so one area is enough for this fault.
  for (const fault of area === 'Profile and settings' ? ([503, 'hang'] as const) : ([503] as const))
    test(`shows the stored data of ${area} while every carrier call fails (${fault}) (SETTINGS-9)`, async ({
      visitor,
    }) => {
      const { email } = await world.open(seed, { topUpMs: hour, planChangeMs: hour });
      const browser = visitor();
      await browser.signIn(email, '/help');
      const paths = new Set<string>();
      // A change of a name waits for the one before it.
      for (const [, { walk }] of own) await expect(async () => void paths.add(await walk(browser))).toPass();
      // Also what makes the account forget is something that was done.
      await expect(() => forget(browser, 1)).toPass();
      await world.injectFault(email, { endpoint: '*', fault, times: 10_000 });
      for (const path of paths) {
        const { result: answer, ms } = await timed(() => browser.send(path));
        expect.soft(answer.status(), path).toBe(200);
        expect.soft(ms, path).toBeLessThan(patienceMs);
        const type = answer.headers()['content-type'] ?? '';
        if (fault !== 503 || !type.startsWith('text/html') || asksNothing.test(path)) continue;
        const isAway = textOf(await answer.text()).includes(lateMessages.en.away);
        // A failure that a busy machine has late is there at the next load.
        if (!isAway)
          await expect.poll(async () => textOf(await browser.read(path)), path).toContain(lateMessages.en.away);
      }
    });
