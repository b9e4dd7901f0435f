import { readdirSync, readFileSync } from 'node:fs';
import { orderMessages } from '#app/screens/add-line/order/copy.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { orderHalfWay } from './support/add-line.ts';
import { fetchThere, IncidentPortal, spokenReference, ThereResponse } from './support/portal-incident.ts';
import { identityUrl, incidentUrl } from './support/ports.ts';
import { expect, test, testsInTurn } from './support/portal-test.ts';
import { RunbookPage } from './support/runbook-page.ts';
import { addDataPaths, confirm, quote } from './support/top-up.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

// Incidents happen to a running copy, some of them with each commit (`npm run lab -- turns` takes all); the page of
// each is worked through as it is written. Others are game days (lab/game-days). One portal at a time has the port.
// A switch takes up to a minute until all of the portal has it, and the portal starts anew for each incident.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let portal: IncidentPortal;
test.beforeEach(async () => {
  portal = await new IncidentPortal().start();
});
test.afterEach(() => portal.stop());

const testInTurn = testsInTurn(8);

const patiently = { timeout: 20_000, intervals: [250] };
const referencePattern = /[2-9A-Z]{4}-[2-9A-Z]{4}/;
const second = 1_000;
const minute = 60 * second;

/** The path that a call of an endpoint has, by what it contains. */
const isTo = (part: string) => (request: { url: string }) => new URL(request.url).pathname.includes(part);

/** Somebody at the portal to which incidents happen. */
const visitorHere = () => new Visitor({ origin: incidentUrl });

/** Orders 2 GB for the first line. @returns the path of the order */
async function order(visitor: Visitor): Promise<string> {
  const [first = ''] = await addDataPaths(visitor);
  return confirm(visitor, await quote(visitor, first));
}

/** Somebody whose order reached the carrier, and whose reply was lost: on its page. */
async function lostOrder(topUpMs = 0) {
  const { email, groupId } = await world.open('active-single', { topUpMs });
  const visitor = visitorHere();
  await visitor.signIn(email);
  await world.injectFault(email, { endpoint: 'topup.create', fault: 500, afterEffect: true });
  const walker = new Walker(visitor);
  await walker.open(await order(visitor));
  const reference = spokenReference(walker.path.split('/').at(-1) ?? '');
  return { email, visitor, walker, reference, named: { REFERENCE: reference, GROUP: groupId } };
}

/** The row of a table of `watch` that begins with a word. */
const rowOf = (printed: string, word: string) => printed.split('\n').find((line) => line.trim().startsWith(word)) ?? '';

testInTurn('a write of the carrier is down: closed, opened, settled', async () => {
  const page = new RunbookPage('carrier-down', portal);
  const { email } = await world.open('active-single', { topUpMs: 0 });
  const visitor = visitorHere();
  await visitor.signIn(email);
  await world.injectFault(email, { endpoint: 'topup.create', fault: 503, afterEffect: true });
  const walker = new Walker(visitor);
  await walker.open(await order(visitor));
  const reference = spokenReference(walker.path.split('/').at(-1) ?? '');

  const { printed } = await page.run('npm run ops -- watch');
  expect(rowOf(printed, 'topup.create')).toMatch(/^\s*topup\.create\s+1\s+1\b/);
  expect((await page.run('grep')).printed).toMatch(/"endpoint":"topup\.create","why":"http","status":503/);

  const named = { KIND: 'top-up', REFERENCE: reference };
  expect((await page.run('npm run ops -- switch close', named)).printed).toContain('closed: top-up');
  const other = await world.open('active-single');
  const late = visitorHere();
  await late.signIn(other.email);
  await expect.poll(async () => (await addDataPaths(late)).length, { timeout: 60_000 }).toBe(0);
  expect(await world.count(other.email, 'topup.create')).toBe(0);

  expect((await page.run('npm run ops -- switch open', named)).printed).toContain('closed: nothing');
  await expect.poll(async () => (await addDataPaths(late)).length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await page.run('npm run ops -- recheck', named)).printed).toMatch(/It is done/);
  await walker.reload();
  expect(walker.success).toContain(resultMessages.en.done('2 GB'));
  expect(await world.count(email, 'topup.create')).toBe(1);
  expect(page.left).toEqual([]);
});

testInTurn('slow carrier: sends fewer polls and shows a banner', async () => {
  const page = new RunbookPage('carrier-slow', portal);
  const { email } = await world.open('active-single');
  const patient = new Visitor({ origin: incidentUrl });
  await patient.signIn(email, '/help');
  const visitor = patient.atOnce();
  await world.injectFault(email, { endpoint: 'customer.group', fault: 'slow', ms: 8 * second, times: 50 });
  expect(await visitor.read('/home')).toContain('taking longer than usual');
  const slow = async () => Number(/\d+$/.exec(rowOf((await watchNow()).printed, 'customer.group'))?.[0]);
  const watchNow = () => new RunbookPage('carrier-slow', portal).run('npm run ops -- watch');
  await expect.poll(slow, patiently).toBeGreaterThan(7 * second);
  await page.run('npm run ops -- watch');

  expect((await page.run('npm run ops -- switch poll-factor')).printed).toContain('poll-factor: 4');
  expect((await page.run('npm run ops -- switch banner')).printed).toContain("We're working on it.");
  await expect.poll(() => visitor.read('/help'), { timeout: 60_000 }).toContain('Pages are slow right now');
  await world.clearFaults(email);
  expect((await page.run('npm run ops -- switch poll-factor')).printed).toContain('poll-factor: 1');
  expect((await page.run('npm run ops -- switch banner off')).printed).toContain('banner: off');
  await expect.poll(() => visitor.read('/help'), { timeout: 60_000 }).not.toContain('Pages are slow right now');
  expect((await patient.follow('/home')).status()).toBe(200);
  expect(page.left).toEqual([]);
});

testInTurn('the carrier changed a field: it is named, and nothing else of the page is missing', async () => {
  const page = new RunbookPage('changed-field', portal);
  const { email } = await world.open('active-single');
  portal.disturb = (request) => {
    if (!isTo('/usage/')(request)) return undefined;
    return fetchThere(request).then(async (answer) => {
      const body = (await answer.text()).replaceAll(/"maxBytes":\d+/g, '"maxBytes":"lots"');
      return new ThereResponse(body, { status: answer.status, headers: { 'content-type': 'application/json' } });
    });
  };
  const visitor = visitorHere();
  await visitor.signIn(email);
  expect((await visitor.follow('/account')).status()).toBe(200);
  const { printed } = await page.run('npm run ops -- watch');
  expect(printed).toMatch(/contract-drift rejected\s+usage\./);
  expect((await page.run('grep')).printed).toMatch(/"endpoint":"usage\.\w+","field":"[^"]*maxBytes","rejected":true/);
  portal.disturb = undefined;
  expect((await visitor.follow('/account')).status()).toBe(200);
  await page.run('npm run ops -- watch');
  expect(page.left).toEqual([]);
});

testInTurn('the identity provider is down: nobody is signed out, and sessions go on', async () => {
  const page = new RunbookPage('provider-down', portal);
  const { email } = await world.open('active-single');
  const visitor = visitorHere();
  await visitor.signIn(email);
  expect((await visitor.follow('/home')).status()).toBe(200);
  portal.disturb = (request) =>
    new URL(request.url).port === new URL(identityUrl).port
      ? Promise.resolve(new ThereResponse('away', { status: 503 }))
      : undefined;
  // The tokens are over.
  await portal.start({ clockAheadMs: 11 * minute });
  expect((await visitor.follow('/home')).status()).toBe(503);
  const nobody = await visitorHere().follow('/login');
  expect(nobody.status()).toBeGreaterThanOrEqual(400);

  expect((await page.run('npm run ops -- watch')).printed).toMatch(/unreachable/);
  expect((await page.run('grep')).printed).toMatch(/identity provider unreachable/);
  expect((await page.run('npm run ops -- switch banner')).printed).toContain("You can't sign in right now.");
  portal.disturb = undefined;
  expect((await page.run('npm run ops -- switch banner off')).printed).toContain('banner: off');
  // The portal backs off for a moment before it calls again.
  await expect.poll(async () => (await visitor.follow('/home')).status(), { timeout: 60_000 }).toBe(200);
  expect((await page.run('npm run ops -- watch')).printed).toMatch(/renewed/);
  expect(page.left).toEqual([]);
});

testInTurn('the provider rotates its keys, and its list lags: sessions stay', async () => {
  const page = new RunbookPage('provider-keys', portal);
  const { email, groupId } = await world.open('active-single');
  const visitor = visitorHere();
  await visitor.signIn(email);
  portal.disturb = (request) =>
    isTo('/jwks')(request) ? Promise.resolve(ThereResponse.json({ keys: [] })) : undefined;
  await portal.start({ clockAheadMs: 11 * minute });
  // On a busy machine the provider may be late, and is called again in a moment.
  await expect.poll(async () => (await visitor.follow('/home')).status(), { timeout: 60_000 }).toBe(200);
  expect(rowOf((await page.run('npm run ops -- watch')).printed, 'unproved')).toMatch(/1/);
  // Nothing was forged.
  expect((await page.run('grep')).code).toBe(1);
  portal.disturb = undefined;
  await page.run('npm run ops -- watch');
  expect((await visitor.follow('/home')).status()).toBe(200);

  const named = { EMAIL: email, GROUP: groupId };
  expect((await page.run('npm run ops -- find', named)).printed).toContain(`group ${groupId}`);
  expect((await page.run('npm run ops -- end-sessions', named)).code).toBe(0);
  expect((await visitor.get('/home')).headers().location).toMatch(/session-expired|mobile-login/);
  expect(page.left).toEqual([]);
});

testInTurn('an operation needs care: found, shown, settled, and its customer sees the end', async () => {
  const page = new RunbookPage('needs-care', portal);
  const { email, groupId } = await world.open('active-single');
  const person = new Walker(visitorHere());
  await orderHalfWay(person, email);
  const [reference = ''] = referencePattern.exec(person.text) ?? [];
  const named = { REFERENCE: reference, GROUP: groupId };

  expect((await page.run('npm run ops -- watch')).printed).toMatch(/Needs care[^]*add-line\s+stopped half-way\s+1/);
  expect((await page.run('grep')).printed).toContain(`"reference":"${reference}","kind":"add-line"`);
  expect((await page.run('npm run ops -- find', named)).printed).toContain(`group ${groupId}`);
  expect((await page.run('npm run ops -- show', named)).printed).toContain('step order: refused');
  expect((await page.run('npm run ops -- recheck', named)).printed).toContain('needs-care');
  const sent = await world.count(email, 'order.create');
  expect((await page.run('npm run ops -- settle', named)).printed).toContain('It is done');
  expect((await page.run('npm run ops -- audit', named)).printed).toMatch(
    /ada.ops: settle done[^]*The chain of \d+ lines holds/,
  );
  expect(await world.count(email, 'order.create')).toBe(sent);
  await person.reload();
  expect(person.text).toContain(orderMessages.en.done('1 line'));
  expect(page.left).toEqual([]);
});

testInTurn('rows of a later version are kept while an older one runs, and end when it is back', async () => {
  // Portals are started anew, beside other tests.
  test.setTimeout(180_000);
  const page = new RunbookPage('broken-release', portal);
  const { email, visitor, walker, reference, named } = await lostOrder();
  await portal.halt();
  portal.changeStored('UPDATE operation SET terms_version = 99');
  await portal.start();
  await visitor.follow('/home');
  await visitor.follow('/activity');

  expect((await page.run('npm run ops -- watch')).printed).toMatch(/operation unreadable/);
  expect((await page.run('grep')).printed).toContain(`"reference":"${reference}"`);
  expect((await page.run('npm run ops -- find', named)).printed).toContain(`group ${named.GROUP}`);
  expect((await page.run('npm run ops -- show', named)).printed).toMatch(/unread/);
  expect((await page.run('npm run ops -- switch maintenance')).printed).toContain('maintenance: 30 minutes');
  await expect.poll(async () => (await visitor.get('/help')).status(), { timeout: 60_000 }).toBe(503);
  expect((await visitor.get('/healthz')).status()).toBe(200);
  expect((await page.run('npm run ops -- switch maintenance off')).printed).toContain('maintenance: off');

  await portal.halt();
  portal.changeStored('UPDATE operation SET terms_version = 1');
  await portal.start();
  await expect
    .poll(async () => (await walker.reload()).success, { timeout: 60_000, intervals: [1_000] })
    .toContain(resultMessages.en.done('2 GB'));
  expect(await world.count(email, 'topup.create')).toBe(1);
  expect(page.left).toEqual([]);
});

testInTurn('an alarm throws: it rests, rings rarely, and goes on after the mend', async () => {
  // Portals are started anew, beside other tests.
  test.setTimeout(180_000);
  const page = new RunbookPage('alarms-fail', portal);
  const { email, visitor, walker, reference, named } = await lostOrder(60 * minute);
  await portal.halt();
  portal.changeStored('ALTER TABLE secret RENAME COLUMN until TO until_of_later');
  await portal.start();
  // An unreadable row in the alarm blocks no page.
  expect((await visitor.follow('/home')).status()).toBe(200);
  await expect.poll(() => portal.log, { timeout: 60_000 }).toContain('"alarm failed"');

  expect((await page.run('npm run ops -- watch')).printed).toMatch(/alarm failed\s+secrets/);
  const rings = (await page.run('grep')).printed.split('\n');
  expect(rings.length).toBeLessThan(5);
  await portal.halt();
  portal.changeStored('ALTER TABLE secret RENAME COLUMN until_of_later TO until');
  await portal.start();
  await world.advanceClock(email, 61 * minute);
  expect((await page.run('npm run ops -- show', named)).printed).toContain(`${reference}  top-up`);
  expect((await page.run('npm run ops -- recheck', named)).printed).toMatch(/It is done/);
  await walker.reload();
  expect(walker.success).toContain(resultMessages.en.done('2 GB'));
  expect(page.left).toEqual([]);
});

testInTurn('a leaked seal key is taken away: sessions end, one order stays one', async () => {
  const page = new RunbookPage('leaked-key', portal);
  const { email, visitor, walker, reference, named } = await lostOrder(60 * minute);
  expect((await page.run('npm run ops -- show', named)).printed).toContain(`${reference}  top-up`);

  await portal.start({ bindings: { SESSION_SEAL_KEY: 'QW5vdGhlci1zZWFsLWtleS0zMi1ieXRlcy1sb25nISE' } });
  expect((await visitor.get('/home')).status()).not.toBe(200);
  expect((await page.run('npm run ops -- switch banner')).printed).toContain('we signed everyone out');
  const again = visitorHere();
  await again.signIn(email);
  await world.advanceClock(email, 61 * minute);
  expect((await page.run('npm run ops -- recheck', named)).printed).toMatch(/It is done/);
  expect((await page.run('npm run ops -- switch banner off')).printed).toContain('banner: off');
  expect((await new Walker(again).open(walker.path)).success).toContain(resultMessages.en.done('2 GB'));
  expect(await world.count(email, 'topup.create')).toBe(1);
  expect(page.left).toEqual([]);
});

test('every alert leads to a page, and every page is reached', () => {
  const index = readFileSync('docs/operations/runbook/README.md', 'utf8');
  const { groups } = JSON.parse(readFileSync('ops/alerts.json', 'utf8')) as {
    groups: { rules: { uid: string }[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.map(({ uid }) => uid));
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((alert) => !index.includes(`\`${alert}\``))).toEqual([]);
  const pages = readdirSync('docs/operations/runbook').filter((file) => file !== 'README.md');
  expect(pages.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});
