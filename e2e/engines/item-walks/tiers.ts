import { accountMessages } from '#app/screens/account/account/copy.ts';
import { homeMessages } from '#app/screens/home/home/copy.ts';
import { lineCardMessages } from '#app/copy/line-card.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import type { HelpCopy } from '#app/screens/support/help/copy.ts';
import { pageWords } from '../../support/words.ts';
import { expect } from '../../support/portal-test.ts';
import { tierUrl } from '../../support/ports.ts';
import { startTierPortal } from '../../support/start-portal.ts';
import { world } from '../../support/world.ts';
import type { Walk } from './item-walk.ts';

let started: ReturnType<typeof startTierPortal> | undefined;

/** Stops the portal of the carrier that has six calls, if it runs: the next walk starts its own. */
export async function stopSixCalls(): Promise<void> {
  const portal = await started;
  started = undefined;
  await portal?.stop();
}

/** The portal of a carrier with six calls, without links to unavailable pages (TIER-2, TIER-4). */
export async function sixCalls(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const { refused } = await (started ??= startTierPortal('see'));
  const help = await pageWords<HelpCopy>('help', language);
  const { email } = await world.open('active-family');
  const person = await walk.signIn(email, '/home', { origin: tierUrl });
  await person.sees(homeMessages[language].hello('Dana'), 60_000);
  await person.doesNotSee(lineCardMessages[language].actions['add-data']);
  await person.doesNotSee(accountMessages[language].bills);
  await check(person, '1-home');
  await person.press(layoutMessages[language].areas.support);
  await person.sees(help.heading);
  await check(person, '2-support');
  await person.goTo(`${tierUrl}/settings`);
  await person.sees(settingsMessages[language].title);
  await check(person, '3-settings');
  await person.goTo(`${tierUrl}/lost-phone/steps`);
  await check(person, '4-lost-phone');
  expect(refused).toEqual([]);
}
