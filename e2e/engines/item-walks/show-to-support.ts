import { listMessages } from '#app/screens/activity/list/copy.ts';
import { deskMessages } from '#app/screens/care/desk/copy.ts';
import { lostStepsMessages } from '#app/screens/support/lost-phone-steps/copy.ts';
import { showSupportMessages } from '#app/screens/support/show-support/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { newAgent } from '../../support/agent.ts';
import { expect } from '../../support/portal-test.ts';
import { portalUrl } from '../../support/ports.ts';
import { world } from '../../support/world.ts';
import type { ScreenBrowser } from '../screen-browser.ts';
import type { Walk } from './item-walk.ts';

const untilDone = 60_000;
const codeIn = (text: string) => /\b[2-9A-Z]{3} [2-9A-Z]{3}\b/.exec(text)?.[0] ?? '';

/** A customer shows their account to an agent twice: each of them ends it once (CARE-2 to CARE-8). */
export async function showToSupport(walk: Walk): Promise<void> {
  const { language, check } = walk;
  const [showing, desk] = [showSupportMessages[language], deskMessages[language]];
  const { email } = await world.open('active-single');
  const person = await walk.signIn(email, '/lost-phone/steps');
  await person.press(lostStepsMessages[language].pause.button);
  await person.reads(lostStepsMessages[language].now.paused, untilDone);
  await person.goTo(`${portalUrl}/settings`);
  await person.press(settingsMessages[language].showSupport.button);
  await person.sees(showing.ask);
  await check(person, '1-before');
  const newCode = async (button: string) => {
    await person.press(button);
    await person.sees(showing.code.title);
    return codeIn(await person.text());
  };
  const first = await newCode(showing.button);
  await check(person, '2-code');

  const name = newAgent();
  const agent = await walk.open(`${portalUrl}/care`);
  await check(agent, '3-agent-before');
  await agent.press(desk.signIn);
  await agent.type('Email address', name);
  await agent.press('Sign in');
  await agent.sees(desk.as(name));
  await check(agent, '4-desk');
  await look(agent, first, walk);
  await check(agent, '5-seen');

  await person.goTo(`${portalUrl}/show-support`);
  await person.sees(showing.seen.title);
  await check(person, '6-seen');
  await person.press(showing.stop);
  await person.sees(showing.stopped);
  await agent.goTo(`${portalUrl}/care`);
  await agent.sees(desk.code.label);

  await look(agent, await newCode(showing.button), walk);
  await agent.press(desk.facts.stop);
  await agent.sees(desk.code.label);
  await person.goTo(`${portalUrl}/show-support`);
  await person.doesNotSee(showing.seen.title);
  await person.goTo(`${portalUrl}/activity`);
  await person.sees(listMessages[language].shown.byYou);
  await check(person, '7-activity');
}

async function look(agent: ScreenBrowser, code: string, { language }: Walk): Promise<void> {
  const { code: field, facts } = deskMessages[language];
  expect(code).not.toBe('');
  await agent.type(field.label, code);
  await agent.press(field.button);
  await agent.sees(facts.title);
  await agent.sees(facts.noProblems);
}
