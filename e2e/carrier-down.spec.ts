import { lateMessages } from '#app/copy/late.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { waitingMessages } from '#app/screens/problem/waiting/copy.ts';
import { rename } from './support/rename.ts';
import { signedInPages } from './support/signed-in-pages.ts';
import { quoteFor, resultOf } from './support/top-up.ts';
import { patienceMs } from './support/patience.ts';
import { timed } from './support/timed.ts';
import { expect, test } from './support/portal-test.ts';
import { formsIn, textOf } from './support/html.ts';
import { world } from './support/world.ts';

interface Readiness {
  lastAnswerMs: Record<string, number | null>;
}

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

test('a read whose reply was lost is tried once more, unnoticed (HTTP-15)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  for (const [index, endpoint] of ['customer.group', 'config.keys', 'usage.overall'].entries())
    await world.injectFault(email, { endpoint, fault: (['reset', 'garbage', 503] as const)[index] ?? 'reset' });
  const landed = await visitor().signIn(email);
  expect(landed.status()).toBe(200);
  expect(textOf(await landed.text())).toContain(`3.3 GB ${lineCardMessages.en.leftOf('5 GB')}`);
});

test('opens a waiting page after sign-in at a slow carrier, with one lookup (HTTP-24, LEDGER-16)', async ({
  visitor,
}) => {
  const { email } = await world.open('active-single');
  await world.injectFault(email, { endpoint: 'customer.byUsername', fault: 'slow', ms: 8_000 });
  const browser = visitor({ patient: false });
  const { result: landed, ms } = await timed(() => browser.signIn(email));
  // One page for signing in, one for where that leads.
  expect(ms).toBeLessThan(2 * patienceMs);
  expect(textOf(await landed.text())).toContain(waitingMessages.en.title);
  const load = async () => (await browser.get('/home')).status();
  await expect.poll(load, { intervals: [1_000] }).toBe(200);
  // Sign-in, and Home.
  expect(await world.count(email, 'customer.byUsername')).toBe(2);
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

test('pages for visitors need no carrier (PUBLIC-1)', async ({ visitor }) => {
  const stranger = visitor();
  for (const path of ['/mobile-login', '/help', '/session-expired'])
    expect.soft((await stranger.get(path)).status(), path).toBe(200);
});

/** Pages without a carrier call, or complete without one. */
const asksNothing = /^\/(add-line\/orders|show-support|settings\/notifications)/;

/** Pages that need nothing of the carrier, by area. */
const ownPages = Object.entries(signedInPages).flatMap(([area, { pages, ...way }]) => {
  const own = Object.entries(pages).filter(([, { needs }]) => needs.length === 0);
  return own.length > 0 ? [{ area, own, ...way }] : [];
});

for (const { area, own, seed, forget } of ownPages)
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

test('shows line names, actors, sign-ins and the file without the carrier (SETTINGS-9)', async ({ visitor }) => {
  const { email } = await world.open('active-family');
  const browser = visitor();
  await browser.signIn(email, '/help');
  await rename(browser, 'Marc');
  await expect.poll(async () => textOf(await browser.read('/activity'))).toContain('Marc Reyes');
  await signedInPages.Activity?.forget(browser, 1);
  await world.injectFault(email, { endpoint: '*', fault: 503, times: 10_000 });
  for (const lang of ['en', 'es'] as const) {
    const { text, by } = {
      en: { text: lateMessages.en.away, by: 'by you' },
      es: { text: lateMessages.es.away, by: 'por usted' },
    }[lang];
    const read = async () => textOf(await browser.read(`/activity?lang=${lang}`));
    // A failure that a busy machine has late is there at the next load.
    await expect.poll(read, lang).toContain(text);
    const page = await read();
    for (const words of ['Marc Reyes', by]) expect.soft(page, lang).toContain(words);
  }
  const settings = textOf(await browser.read('/settings'));
  for (const words of [
    settingsMessages.en.signIns.here,
    settingsMessages.en.signIns.everywhere,
    settingsMessages.en.data.all,
  ])
    expect.soft(settings).toContain(words);
  expect(settings).not.toContain(settingsMessages.en.lock.tip);
  const file = JSON.parse(await browser.read('/settings/my-data.json')) as { activity: object[]; signIns: object[] };
  expect(file.signIns).toHaveLength(1);
  for (const words of ['Marc Reyes', 'Dana Reyes']) expect(JSON.stringify(file)).toContain(words);
  const leave = { _token: await browser.tokenAt('/logout'), everywhere: '/settings' };
  expect((await browser.post('/logout', leave)).status()).toBe(303);
  expect((await browser.get('/settings')).headers().location).toBe('/login?to=%2Fsettings');
});

test('reports readiness with the last answers of the carrier and the provider (SAFETY-49)', async ({ visitor }) => {
  const { email } = await world.open('active-single');
  const stranger = visitor();
  await stranger.signIn(email);
  const answer = await stranger.get('/readyz');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const found = JSON.parse(await answer.text()) as Readiness;
  expect(found).toMatchObject({ ready: true, reasons: [], version: {} });
  for (const ms of Object.values(found.lastAnswerMs)) expect(ms).toBeGreaterThanOrEqual(0);
  expect(Object.values(found.lastAnswerMs)).not.toContain(null);
});
