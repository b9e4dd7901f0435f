import { makePushBrowser, pushClient, readPushed } from '#fixtures/push-browser.ts';
import { offlineMessages } from '#app/copy/offline.ts';
import { notificationsMessages } from '#app/screens/settings/notifications/copy.ts';
import { fixturesUrl, portalUrl } from './support/ports.ts';
import { expect, test } from './support/portal-test.ts';
import { Visitor } from './support/visitor.ts';
import { world } from './support/world.ts';

const copy = notificationsMessages.en;
const path = '/settings/notifications';
const { pushed } = pushClient(fixturesUrl);
const registrations = () => navigator.serviceWorker.getRegistrations().then((all) => all.length);

test('a press turns notifications on, and Chromium shows the message (SETTINGS-11, SETTINGS-12)', async ({
  page,
  context,
}) => {
  const { email } = await world.open('active-single');
  const http = new Visitor({ http: page.request });
  await http.signIn(email, '/help');
  await context.grantPermissions(['notifications']);
  const { endpoint, p256dh, auth, ...browser } = await makePushBrowser();
  // No push service can be reached from here: the browser’s own part ends with a made-up subscription.
  await page.addInitScript(
    (made) => {
      PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as unknown as PushSubscription;
    },
    { endpoint, keys: { p256dh, auth } },
  );

  await page.goto(path);
  await expect(page.getByRole('button', { name: copy.turnOn })).toBeVisible();
  await expect(page.getByText(copy.noScript)).toBeHidden();
  expect(await page.evaluate(registrations)).toBe(0);
  await page.getByLabel(copy.alert['sign-in']).check();
  await page.getByRole('button', { name: copy.turnOn }).click();
  await expect(page.getByText(copy.on.title)).toBeVisible();
  expect(await page.evaluate(registrations)).toBe(1);

  await new Visitor().signIn(email, '/help');
  await expect.poll(async () => (await pushed({ endpoint, p256dh, auth, ...browser })).length).toBe(1);
  const [message] = await pushed({ endpoint, p256dh, auth, ...browser });
  const data = await readPushed(message ?? { body: '' }, { endpoint, p256dh, auth, ...browser });
  const chromium = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    chromium.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
      const [one] = all;
      if (one) done(one.registrationId);
    }),
  );
  await chromium.send('ServiceWorker.enable');
  await chromium.send('ServiceWorker.deliverPushMessage', {
    origin: portalUrl,
    registrationId: await registered,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, data: to, icon }) => ({
        title,
        to: String(to),
        icon,
      }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'New sign-in to your account', to: '/settings', icon: expect.stringMatching(/-192\.png$/) }]);

  await page.getByRole('button', { name: copy.turnOff }).click();
  await expect(page.getByText(copy.on.title)).toBeHidden();
  expect(await page.evaluate(registrations)).toBe(0);
});

test('without a connection a page becomes the one file that is kept (SETTINGS-24)', async ({ page, context }) => {
  const { email } = await world.open('active-single');
  await new Visitor({ http: page.request }).signIn(email, '/help');
  await page.goto(path);
  await page.evaluate(async (worker) => {
    await navigator.serviceWorker.register(worker);
    await navigator.serviceWorker.ready;
  }, '/push.js');
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  expect(await kept()).toEqual(['/text/offline.lineside.html']);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await context.setOffline(true);
  await page.goto('/bills');
  await expect(page.getByRole('heading', { name: offlineMessages.en.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: offlineMessages.es.title })).toBeVisible();
  expect(await page.content()).not.toContain(email);
  expect(await kept()).toHaveLength(1);

  await context.setOffline(false);
  await page.getByRole('link', { name: offlineMessages.en.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bills' })).toBeVisible();
});

test('shows a refusal by the browser, and changes nothing (SETTINGS-11)', async ({ page, context }) => {
  const { email } = await world.open('active-single');
  await new Visitor({ http: page.request }).signIn(email, '/help');
  await context.grantPermissions(['notifications']);
  await page.goto(path);
  // Without a reachable push service Chromium itself refuses.
  await page.getByRole('button', { name: copy.turnOn }).click();
  await expect(page.getByText(copy.failed)).toBeVisible();
  await page.reload();
  await expect(page.getByText(copy.on.title)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the limits of this browser, without a button (SETTINGS-11)', async ({ page }) => {
    const { email } = await world.open('active-single');
    await new Visitor({ http: page.request }).signIn(email, '/help');
    await page.goto(path);
    await expect(page.getByText(copy.noScript)).toBeVisible();
    await expect(page.getByRole('button', { name: copy.turnOn })).toBeHidden();
  });
});
