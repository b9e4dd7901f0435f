import { deskMessages } from '#app/screens/care/desk/copy.ts';
import { listMessages } from '#app/screens/activity/list/copy.ts';
import { lostStepsMessages } from '#app/screens/support/lost-phone-steps/copy.ts';
import { showSupportMessages } from '#app/screens/support/show-support/copy.ts';
import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { agentWalker, newAgent } from '../support/agent.ts';
import { httpClient } from '../support/http-client.ts';
import { expect, test } from '../support/portal-test.ts';
import { portalUrl } from '../support/ports.ts';
import { ops } from '../support/portal-ops.ts';
import type { Walker } from '../support/walker.ts';
import { world } from '../support/world.ts';

const { en: desk } = deskMessages;
const { en: showing } = showSupportMessages;
const codeOn = (person: Walker) => /\b[2-9A-Z]{3} [2-9A-Z]{3}\b/.exec(person.textsOf('.keep').join(' '))?.[0] ?? '';

async function type(agent: Walker, code: string): Promise<Walker> {
  await agent.open('/care');
  return agent.fill(desk.code.label, code).press(desk.code.button);
}

/** A customer with something done on their account, and a code. */
async function shower(person: Walker) {
  const account = await world.open('active-single');
  await person.signIn(account.email, '/lost-phone/steps');
  await person.press(new RegExp(`^${lostStepsMessages.en.pause.button}`));
  await person.until(lostStepsMessages.en.now.paused);
  await person.open('/settings');
  await person.click(settingsMessages.en.showSupport.button);
  await person.press(showing.button);
  return { account, code: codeOn(person) };
}

test('an agent sees what the customer sees, until the customer stops it (CARE-2 to CARE-8)', async ({ walker }) => {
  const person = walker();
  const { account, code } = await shower(person);
  const name = newAgent();
  const agent = await agentWalker(name);
  expect(agent.text).toContain(desk.as(name));

  const before = (await world.calls(account.email)).length;
  await type(agent, code.toLowerCase());
  expect([agent.status, agent.path]).toEqual([200, '/care']);
  expect(agent.text).toContain(desk.facts.title);
  await agent.reload();
  expect((await world.calls(account.email)).length).toBe(before);

  await person.open('/activity');
  const [reference = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(person.textOf('li.card')) ?? [];
  expect(agent.text).toContain(reference);
  expect(agent.text).toContain('Pause data on your first line');
  // CARE-9
  const [line] = account.lines;
  for (const secret of [account.email, account.groupId, account.customerId, line?.firstName, line?.reachNumber])
    if (secret) expect(agent.html, secret).not.toContain(secret);
  expect(agent.header('cache-control')).toContain('private, no-store');

  // CARE-6
  expect(person.text).toContain(listMessages.en.shown.byYou);
  const { printed } = await ops('audit', '--group', account.groupId);
  expect(printed).toContain(`${name}: care view`);

  await person.open('/show-support');
  expect(person.text).toContain(showing.seen.title);
  await person.press(showing.stop);
  expect(person.text).toContain(showing.stopped);
  await agent.reload();
  expect(agent.text).not.toContain(reference);
  expect(agent.has('field', desk.code.label)).toBe(true);
});

test('nobody but an agent gets in: no session, a customer’s cookie, a customer, a foreign form (CARE-7)', async ({
  walker,
}) => {
  const person = walker();
  const { account, code } = await shower(person);
  const stranger = walker();
  for (const who of [stranger, person]) {
    await who.open('/care');
    expect([who.status, who.has('link', desk.signIn), who.has('field', desk.code.label)]).toEqual([200, true, false]);
    expect(who.text).not.toContain(account.email);
    const answer = await who.visitor.post('/care', { ask: 'open', code, _token: 'x' });
    expect(answer.status()).toBe(403);
  }
  // The customer's cookie under the agent's name is none of an agent's.
  const cookie = await person.visitor.cookie();
  const forged = await stranger.visitor.get('/care', { cookie: `lineside-care=${cookie}` });
  expect(await forged.text()).not.toContain(desk.code.label);
  // A customer is nobody at the care team's client.
  const refused = await agentWalker(account.email);
  expect(refused.has('link', desk.signIn)).toBe(true);

  const http = httpClient();
  const agent = await agentWalker(undefined, http);
  // An agent is no customer: their cookie opens no page of one.
  await agent.open('/home');
  expect(agent.path).not.toBe('/home');
  const foreign = await agent.visitor.send('/care', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    data: `ask=open&code=${code}`,
  });
  expect(foreign.status()).toBe(403);
  await agent.open(`${portalUrl}/care`);
  const tokenless = await agent.visitor.post('/care', { ask: 'open', code });
  expect(tokenless.status()).toBe(403);
  await type(agent, code);
  expect(agent.text).toContain(desk.facts.title);
});
