import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activationMessages } from '#app/copy/activation.ts';
import { calendarLinkMessages } from '#app/copy/calendar.ts';
import { layoutMessages } from '#app/copy/layout.ts';
import { problemMessages } from '#app/copy/problem.ts';
import { accountMessages } from '#app/screens/account/account/copy.ts';
import { checklistMessages } from '#app/screens/activation/checklist/copy.ts';
import { numberMessages } from '#app/screens/activation/number/copy.ts';
import { inviteMessages } from '#app/screens/invite/form/copy.ts';
import { deviceCheckMessages } from '#app/screens/public/device-check/copy.ts';
import { labelMessages } from '#app/screens/public/plans/label/copy.ts';
import { profileMessages } from '#app/screens/profile/profile/copy.ts';
import type { AccessibilityCopy } from '#app/screens/support/accessibility/copy.ts';
import type { HelpCopy } from '#app/screens/support/help/copy.ts';
import type { LeavingCopy } from '#app/screens/support/leaving/copy.ts';
import { imeis, portNumbers } from '../../support/activation.ts';
import { pageWords } from '../../support/words.ts';
import { expect } from '../../support/portal-test.ts';
import { portalUrl } from '../../support/ports.ts';
import { world } from '../../support/world.ts';
import type { ScreenBrowser } from '../screen-browser.ts';
import type { Walk } from './item-walk.ts';

/** Returns the targets of the links of a page. */
const linksOf = (person: ScreenBrowser) =>
  person.ask(() => [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href') ?? ''));

/** The broadband facts of one's own plan, from Account and back (ACCOUNT-19). */
export async function broadbandFacts(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const { email } = await world.open('active-single');
  const person = await walk.signIn(email, '/account');
  await person.sees(accountMessages[language].title);
  await check(person, '1-account');
  await person.press(labelMessages[language].summary);
  await person.sees(labelMessages[language].terms);
  await check(person, '2-facts');
}

/** Days as files for one's own calendar: data's reset on Account, a SIM card's delivery on its order (SHELL-42). */
export async function calendarFiles(walk: Walk): Promise<void> {
  const { language, check, program } = walk;
  const begin = (about: 'data-reset' | 'delivery') => calendarLinkMessages[language][about]('|').split('|')[0] ?? '';
  const files = () => readdirSync(program.folder).filter((name) => name.endsWith('.ics'));
  const { email } = await world.open('active-single');
  const person = await walk.signIn(email, '/account');
  await person.press(accountMessages[language].usage.view);
  await person.sees(begin('data-reset'));
  await check(person, '1-usage');
  await person.press(begin('data-reset'));
  await expect.poll(files, { timeout: 20_000 }).toHaveLength(1);

  const ordered = await world.open('new-sim-ordered');
  const other = await walk.signIn(ordered.email, '/track-order');
  await other.sees(begin('delivery'));
  await check(other, '2-order');
  await other.press(begin('delivery'));
  await expect.poll(files, { timeout: 20_000 }).toHaveLength(2);
  for (const file of files())
    expect(readFileSync(join(program.folder, file), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
}

/** Advice for a successful number transfer, before its form is sent (ACTIVATE-41). */
export async function transferCoach(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const { before, keep } = numberMessages[language];
  const { email } = await world.open('new-sim-delivered');
  const person = await walk.signIn(email, '/activation?start');
  await person.press(checklistMessages[language].activate);
  await person.type(deviceCheckMessages[language].label, imeis.compatible);
  await person.press(deviceCheckMessages[language].check);
  await person.press(activationMessages[language].proceed);
  await person.press(keep.title);
  await person.sees(keep.about);
  await check(person, '1-number');
  await person.type(keep.number.label, portNumbers.portable);
  await person.type(keep.carrier.label, 'Verizon');
  await person.press(activationMessages[language].next);
  await person.sees(before.lock('Verizon', 'Number Lock'));
  await check(person, '2-steps');
  await person.press(before.link);
  await person.sees(before.title);
}

/** An invitation sent from one's own phone: the phone's part begins with the links (REFER-14). */
export async function shareInvitation(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const { share, title } = inviteMessages[language];
  const { email } = await world.open('active-single');
  const person = await walk.signIn(email, '/account');
  await person.press(accountMessages[language].invite);
  await person.sees(title);
  await person.sees(share.text);
  await check(person, 'invite');
  const [sms = '', mail = ''] = (await linksOf(person)).filter((to) => /^(sms|mailto):/.test(to));
  const [begins = ''] = share.message('|', '').split('|');
  for (const link of [sms, mail]) expect(new URLSearchParams(link.split('?')[1]).get('body')).toContain(begins);
}

/** From Support to the page about leaving, with the data that a new carrier needs (PUBLIC-35). */
export async function leaving(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const copy = await pageWords<LeavingCopy>('leaving', language);
  const help = await pageWords<HelpCopy>('help', language);
  const { email } = await world.open('active-single');
  const person = await walk.signIn(email);
  await person.press(layoutMessages[language].areas.support);
  await person.press(help.self.links.leaving);
  await person.sees(copy.text);
  await check(person, 'leaving');
  await person.press(copy.keep.profile);
  await person.sees(profileMessages[language].title);
}

/** Support, with text messages and 711 beside the number, and the accessibility statement (PUBLIC-36, PUBLIC-37). */
export async function supportPages(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const help = await pageWords<HelpCopy>('help', language);
  const { report } = await pageWords<AccessibilityCopy>('accessibility', language);
  const person = await walk.open(`${portalUrl}/help`);
  await person.sees(problemMessages[language].relay);
  expect(await linksOf(person)).toContain('tel:711');
  expect((await linksOf(person)).some((to) => to.startsWith('sms:'))).toBe(true);
  await check(person, '1-support');
  await person.press(help.self.links.accessibility);
  await person.sees(report.title);
  expect(await linksOf(person)).toContain('tel:711');
  await check(person, '2-accessibility');
}
