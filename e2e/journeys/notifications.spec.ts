import { makePushBrowser, type PushBrowser, pushClient, readPushed } from '#fixtures/push-browser.ts';
import { notificationLinkMessages } from '#app/copy/notification-link.ts';
import { notificationsMessages } from '#app/screens/settings/notifications/copy.ts';
import { fixturesUrl } from '../support/ports.ts';
import { expect, test } from '../support/portal-test.ts';
import { sendForm } from '../support/patience.ts';
import { addDataPaths, quote } from '../support/top-up.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const copy = notificationsMessages.en;
const path = '/settings/notifications';
const { pushed } = pushClient(fixturesUrl);
const cookies = async ({ visitor }: Walker) => (await visitor.cookies()).map(({ name }) => name);

/** Buys data for the first line; the carrier does it, and its answer is lost. @returns the page that waits */
async function waitForData(person: Walker, email: string): Promise<string> {
  await world.injectFault(email, { endpoint: 'topup.create', fault: 500, afterEffect: true });
  const [select = ''] = await addDataPaths(person.visitor);
  return sendForm(person.visitor, await quote(person.visitor, select));
}

/** The fields that the page’s script fills in, sent like the page does. */
async function turnOn(
  person: Walker,
  { endpoint, p256dh, auth }: PushBrowser,
  more: Record<string, string> = {},
): Promise<void> {
  const form = { _token: await person.visitor.tokenAt(path), turn: 'on', key: '', endpoint, p256dh, auth, ...more };
  expect((await person.visitor.post(path, form)).status()).toBe(303);
}

async function titles(browser: PushBrowser): Promise<string[]> {
  const all = await Promise.all((await pushed(browser)).map((one) => readPushed(one, browser)));
  return all.map((text) => (JSON.parse(text) as { title: string }).title);
}

test('from a page that waits to the message, and none after sign-out (SETTINGS-11, SETTINGS-13, SETTINGS-15)', async ({
  walker,
}) => {
  const { email } = await world.open('active-family');
  const person = await walker().signIn(email, '/help');
  const browser = await makePushBrowser();
  const waiting = await waitForData(person, email);
  await person.open(waiting);
  await person.click(notificationLinkMessages.en.tellMe);
  expect(person.heading).toBe(copy.title);
  expect(person.text).toContain(copy.never);
  expect(person.text).toContain(copy.until);
  expect(person.text).toContain(copy.iphone);
  expect(person.hrefOf(copy.backToPage)).toBe(waiting);

  await turnOn(person, browser);
  await person.reload();
  expect(person.notice).toContain(copy.on.title);
  expect(await cookies(person)).toContain('lineside-push');
  await person.open(waiting);
  expect(person.has('link', notificationLinkMessages.en.tellMe)).toBe(false);
  await expect.poll(() => titles(browser)).toEqual(['Your data purchase is done']);

  const left = await person.visitor.post('/logout', { _token: await person.visitor.tokenAt('/logout') });
  expect(left.headers()['set-cookie']).toContain('lineside-push=; Max-Age=0');
  const again = await walker().signIn(email, '/help');
  const next = await waitForData(again, email);
  await expect.poll(async () => (await again.open(next)).has('link', notificationLinkMessages.en.tellMe)).toBe(false);
  expect(await pushed(browser)).toHaveLength(1);
});
