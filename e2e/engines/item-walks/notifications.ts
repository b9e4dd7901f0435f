import { lineInSentence } from '#app/copy/ordinal.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { notificationLinkMessages } from '#app/copy/notification-link.ts';
import { notificationText } from '#app/copy/notification.ts';
import { offlineMessages } from '#app/copy/offline.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { reviewMessages } from '#app/screens/add-data/review/copy.ts';
import { selectMessages } from '#app/screens/add-data/select/copy.ts';
import { notificationsMessages } from '#app/screens/settings/notifications/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { makePushBrowser, type PushBrowser, pushClient, readPushed } from '#fixtures/push-browser.ts';
import { expect } from '../../support/portal-test.ts';
import { fixturesUrl, portalUrl } from '../../support/ports.ts';
import { robin } from '../../support/top-up.ts';
import { world } from '../../support/world.ts';
import type { Walk } from './item-walk.ts';

const { pushed } = pushClient(fixturesUrl);
const untilDone = 60_000;

/** No push service can be reached, and a browser without a screen may show nothing: their part is made up. */
const madeUp = ({ endpoint, p256dh, auth }: PushBrowser) => `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
  PushManager.prototype.subscribe = () =>
    Promise.resolve({ toJSON: () => (${JSON.stringify({ endpoint, keys: { p256dh, auth } })}) });`;

/** From a page that waits to the message (SETTINGS-10 to SETTINGS-14); without script, to the words of why not. */
export async function tellMeWhenDone(walk: Walk): Promise<void> {
  const { language, script, check } = walk;
  const copy = notificationsMessages[language];
  const { tellMe } = notificationLinkMessages[language];
  const { email } = await world.open('active-single', { topUpMs: 600_000 });
  const browser = await makePushBrowser();
  const person = await walk.signIn(email, '/home', { before: madeUp(browser) });
  await person.press(lineCardMessages[language].actions['add-data']);
  await person.press(selectMessages[language].next);
  await person.press(reviewMessages[language].confirm('2 GB', ''));
  await person.sees(resultMessages[language].adding('2 GB', lineInSentence(robin)).slice(0, 10));
  await check(person, '1-waiting');
  await person.press(tellMe);
  await person.sees(copy.about);
  if (!script) {
    await person.sees(copy.noScript);
    await person.doesNotSee(copy.turnOn);
    await check(person, '2-no-script');
    await person.press(copy.backToPage);
    await world.advanceClock(email, 600_000);
    return person.reads(resultMessages[language].done('2 GB'), untilDone);
  }
  await person.sees(copy.turnOn);
  await check(person, '2-off');
  await person.press(copy.turnOn);
  await person.sees(copy.on.title);
  await check(person, '3-on');
  await person.press(copy.backToPage);
  await person.doesNotSee(tellMe);
  await person.goTo(`${portalUrl}/settings`);
  await person.press(notificationLinkMessages[language].notifications);
  await person.choose(copy.alert['sign-in']);
  await person.press(copy.save);
  await person.sees(copy.on.title);
  await world.advanceClock(email, 600_000);
  const titles = async () => {
    const all = await Promise.all((await pushed(browser)).map((one) => readPushed(one, browser)));
    return all.map((text) => (JSON.parse(text) as { title: string }).title);
  };
  await expect
    .poll(titles, { timeout: untilDone })
    .toEqual([notificationText(language, { about: 'data', end: 'done', to: '' }).title]);
  await person.press(copy.turnOff);
  await person.sees(copy.turnOn);
}

/** The panel in Settings, with nothing to wait for (SETTINGS-11). */
export async function inSettings(walk: Walk): Promise<void> {
  const { language, script, check } = walk;
  const copy = notificationsMessages[language];
  const { email } = await world.open('active-family');
  const person = await walk.signIn(email, '/settings', { before: madeUp(await makePushBrowser()) });
  await person.sees(settingsMessages[language].title);
  await check(person, '1-settings');
  await person.press(notificationLinkMessages[language].notifications);
  await person.sees(script ? copy.turnOn : copy.noScript);
  await person.press(copy.settings);
  await person.sees(settingsMessages[language].title);
}

/**
 * The page that is kept for those whose browser has the service worker. Without script, and in Chromium 70, it is only
 * looked at.
 */
export async function withoutConnection(walk: Walk): Promise<void> {
  const { language, script, isOldest, check } = walk;
  const copy = notificationsMessages[language];
  const { email } = await world.open('active-single');
  const person = await walk.signIn(email, '/settings/notifications', { before: madeUp(await makePushBrowser()) });
  const seesBoth = async () => {
    for (const { title, tryAgain } of Object.values(offlineMessages)) {
      await person.sees(title);
      await person.sees(tryAgain);
    }
    await check(person, 'offline');
  };
  if (!script || isOldest) {
    await person.goTo(`${portalUrl}/text/offline.lineside.html`);
    return seesBoth();
  }
  await person.press(copy.turnOn);
  await person.sees(copy.on.title);
  await walk.program.offline(true);
  await person.goTo(`${portalUrl}/bills`);
  await seesBoth();
  await walk.program.offline(false);
  await person.press(offlineMessages[language].tryAgain);
  await person.doesNotSee(offlineMessages[language].title);
}
