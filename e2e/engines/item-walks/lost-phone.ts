import { homeMessages } from '#app/screens/home/home/copy.ts';
import { preLoginMessages } from '#app/screens/session/pre-login/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { unlockMessages } from '#app/screens/settings/unlock/copy.ts';
import type { HelpCopy } from '#app/screens/support/help/copy.ts';
import type { LostPhoneCopy } from '#app/screens/support/lost-phone/copy.ts';
import { lostStepsMessages } from '#app/screens/support/lost-phone-steps/copy.ts';
import { reorderMessages } from '#app/screens/track-order/reorder/copy.ts';
import { pageWords } from '../../support/words.ts';
import { expect } from '../../support/portal-test.ts';
import { portalUrl } from '../../support/ports.ts';
import { Visitor } from '../../support/visitor.ts';
import { world } from '../../support/world.ts';
import type { Walk } from './item-walk.ts';

const untilDone = 60_000;

/** From the page before sign-in through each press, the lock last (LOST-1 to LOST-6). */
export async function eachStep(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const copy = lostStepsMessages[language];
  const page = await pageWords<LostPhoneCopy>('lost-phone', language);
  const { email } = await world.open('active-single');
  await new Visitor().signIn(email, '/help');
  const person = await walk.open(`${portalUrl}/mobile-login`);
  await check(person, '0-before-sign-in');
  await person.press(preLoginMessages[language].more.lostPhone.words);
  await person.sees(page.heading);
  await check(person, '1-page');
  await person.press(page.online.login);
  await person.type('Email address', email);
  await person.press('Sign in');
  await person.sees(copy.now.signedIn(1));
  await check(person, '2-steps');
  await person.press(copy.pause.button);
  await person.reads(copy.now.paused, untilDone);
  await person.press(copy.signOut.button);
  await person.sees(settingsMessages[language].signIns.ended(1));
  await person.press(copy.order.button);
  await person.sees(reorderMessages[language].title);
  await check(person, '3-order');
  await person.press(reorderMessages[language].confirm);
  await person.reads(copy.now.order().slice(0, 20), untilDone);
  await person.press(copy.lock.button);
  await person.reads(copy.lock.isOn, untilDone);
  await check(person, '4-all-done');
  await person.press(copy.lock.unlock);
  await person.sees(unlockMessages[language].title);
  for (const id of ['usage.dataCutoff', 'order.create', 'customer.securityAction'])
    expect(await world.calls(email, id), id).toHaveLength(1);
}

/** The other ways there: Home and Support (LOST-1). */
export async function waysThere(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const { title } = lostStepsMessages[language];
  const help = await pageWords<HelpCopy>('help', language);
  const { email } = await world.open('active-family');
  const person = await walk.signIn(email);
  await person.press(homeMessages[language].lostPhone);
  await person.sees(lostStepsMessages[language].about);
  await check(person, 'family');
  await person.press(lostStepsMessages[language].back);
  await person.sees(homeMessages[language].hello('Dana'));
  await person.goTo(`${portalUrl}/help`);
  await person.press(help.self.lostPhone);
  await person.sees(title);
}
