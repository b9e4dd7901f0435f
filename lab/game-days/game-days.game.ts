import { IncidentPortal, ThereResponse } from '#e2e/support/portal-incident.ts';
import { identityUrl, incidentUrl, portalUrl } from '#e2e/support/ports.ts';
import { expect, test } from '#e2e/support/portal-test.ts';
import { opsAt } from '#e2e/support/run-ops.ts';
import { addDataPaths, confirm, quote } from '#e2e/support/top-up.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { world } from '#e2e/support/world.ts';

// Each incident happens to as many people as a small carrier has in half an hour. One portal at a time has the port.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let portal: IncidentPortal;
test.beforeEach(async () => {
  portal = await new IncidentPortal().start();
});
test.afterEach(() => portal.stop());

/** Repeats something for so many people, a few at a time. */
async function forPeople(count: number, each: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < count; index += 4)
    await Promise.all(Array.from({ length: Math.min(4, count - index) }, (_, next) => each(index + next)));
}

const visitorHere = () => new Visitor({ origin: incidentUrl });

/** People who are signed in, with a page that harms nobody. */
async function people(count: number): Promise<{ email: string; visitor: Visitor }[]> {
  const all: { email: string; visitor: Visitor }[] = [];
  await forPeople(count, async () => {
    const { email } = await world.open('active-single');
    const visitor = visitorHere();
    await visitor.signIn(email, '/help');
    all.push({ email, visitor });
  });
  return all;
}

const isOfProvider = ({ url }: { url: string }) => new URL(url).port === new URL(identityUrl).port;

test('a quiet half hour with one nonsense request wakes nobody', async () => {
  const [one] = await people(6);
  expect((await visitorHere().get('/login?code=nonsense&state=never')).status()).toBeLessThan(500);
  expect((await one?.visitor.get('/home'))?.status()).toBe(200);
  expect(portal.ringing()).toEqual([]);
});

test('12 of 40 people get no Home, by the carrier: somebody is woken for the pages', async () => {
  const all = await people(40);
  for (const { email } of all.slice(0, 12))
    await world.injectFault(email, { endpoint: 'customer.group', fault: 503, times: 9 });
  await forPeople(40, async (index) => void (await all[index]?.visitor.get('/home')));
  expect(portal.waking()).toEqual(['pages-fail']);
  const { printed } = await opsAt(incidentUrl, 'watch', '--once', '--points', portal.pointsFile);
  expect(printed).toMatch(/\/home +40 +12 +12 +0/);
});

test('the marketing system is away, and all pages are shown: nobody is woken', async () => {
  portal.disturb = ({ url }) =>
    /\/(page-view|identify|get-in-touch)$/.test(new URL(url).pathname)
      ? Promise.resolve(new ThereResponse('away', { status: 503 }))
      : undefined;
  const all = await people(24);
  await forPeople(24, async (index) => expect((await all[index]?.visitor.get('/home'))?.status()).toBe(200));
  expect(portal.waking()).toEqual([]);
});

test('the identity provider is away: 40 sign-ins begin and none ends, and somebody is woken for them', async () => {
  await people(1);
  await forPeople(40, async () => expect((await visitorHere().get('/login')).status()).toBe(302));
  expect(portal.waking()).toEqual(['sign-ins-unfinished']);
});

test('renewals find no provider: sessions stay, and somebody is woken', async () => {
  const all = await people(22);
  portal.disturb = (request) =>
    isOfProvider(request) ? Promise.resolve(new ThereResponse('away', { status: 503 })) : undefined;
  await portal.start({ clockAheadMs: 11 * 60_000 });
  await forPeople(22, async (index) => expect((await all[index]?.visitor.get('/home'))?.status()).toBe(503));
  expect(portal.waking()).toEqual(['pages-fail']);
  portal.disturb = undefined;
});

test('replies to orders are lost: somebody is woken for the orders, and each is sent once', async () => {
  const all = await people(10);
  await forPeople(10, async (index) => {
    const { email, visitor } = all[index] as (typeof all)[number];
    await world.injectFault(email, { endpoint: 'topup.create', fault: 500, afterEffect: true });
    const [first = ''] = await addDataPaths(visitor);
    await confirm(visitor, await quote(visitor, first));
    expect(await world.count(email, 'topup.create')).toBe(1);
  });
  await expect.poll(() => portal.waking()).toEqual(['operations-unknown']);
});

test('the carrier refuses the signature: not ready, with the reason, and somebody is woken', async () => {
  const all = await people(14);
  await portal.start({ bindings: { CARRIER_SIGNATURE_SECRET: 'a-secret-that-the-carrier-does-not-know' } });
  await forPeople(14, async (index) => expect((await all[index]?.visitor.get('/home'))?.status()).toBe(503));
  const ready = await visitorHere().get('/readyz');
  expect([ready.status(), await ready.text()]).toEqual([503, expect.stringMatching(/carrier: refuses our requests/)]);
  expect(portal.waking()).toEqual(['pages-fail']);
});

test('maintenance wakes nobody', async () => {
  const asOperator = (...args: string[]) => opsAt(incidentUrl, 'switch', ...args, '--because', 'game day');
  expect((await asOperator('maintenance', '--minutes', '5')).code).toBe(0);
  await expect.poll(async () => (await visitorHere().get('/help')).status(), { timeout: 60_000 }).toBe(503);
  await forPeople(30, async () => expect((await visitorHere().get('/help')).status()).toBe(503));
  expect(portal.waking()).toEqual([]);
  expect((await visitorHere().get('/healthz')).status()).toBe(200);
  expect((await new Visitor({ origin: portalUrl }).get('/help')).status()).toBe(200);
});
