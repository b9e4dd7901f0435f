import { settingsMessages } from '#app/screens/settings/settings/copy.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { orderHalfWay } from '#e2e/support/add-line.ts';
import { IncidentPortal, spokenReference, ThereResponse } from '#e2e/support/portal-incident.ts';
import { identityUrl, incidentUrl } from '#e2e/support/ports.ts';
import { expect, test } from '#e2e/support/portal-test.ts';
import { opsAt } from '#e2e/support/portal-ops.ts';
import { RunbookPage } from '#e2e/support/runbook-page.ts';
import { addDataPaths, confirm, quote } from '#e2e/support/top-up.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { Walker } from '#e2e/support/walker.ts';
import { world } from '#e2e/support/world.ts';
import { errorRateOf } from '../../scripts/deploy/error-rate.ts';
import { startCloud } from '../../scripts/deploy/testing/cloud.ts';
import { makeProject } from '../../scripts/deploy/testing/project.ts';
import { type AlertId, alerts } from '../../scripts/points/alerts.ts';

// Each incident happens to as many people as a small carrier has in half an hour; then its page of the runbook is
// followed, and everybody else is looked after. One portal at a time has the port.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let portal: IncidentPortal;
test.beforeEach(async () => {
  portal = await new IncidentPortal().start();
});
test.afterEach(() => portal.stop());

/** Longest time from the harm to the call, in minutes: an alert's own wait, and a minute between evaluations. */
const soon = 3;

/**
 * Declares a game day.
 * @param wakes the alerts that wake somebody: these, and no others
 * @param then what the page of the runbook does, and who is all right after it
 */
function gameDay(title: string, wakes: AlertId[], happens: () => Promise<unknown>, then?: () => Promise<void>): void {
  test(`${title}: ${wakes.length > 0 ? `wakes ${wakes.join(' and ')}` : 'wakes nobody'}`, async () => {
    await happens();
    await expect.poll(() => portal.waking()).toEqual(wakes);
    for (const id of wakes) expect(alerts[id].holds + 1).toBeLessThanOrEqual(soon);
    await then?.();
  });
}

/** Runs a function for a number of people, a few at a time. */
async function forPeople(count: number, each: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < count; index += 4)
    await Promise.all(Array.from({ length: Math.min(4, count - index) }, (_, next) => each(index + next)));
}

type Person = { visitor: Visitor } & Awaited<ReturnType<typeof world.open>>;
const visitorHere = () => new Visitor({ origin: incidentUrl });

/** People who are signed in, and whom the portal knows: a sign-in does not wait for a slow carrier. */
async function people(count: number): Promise<Person[]> {
  const all: Person[] = [];
  await forPeople(count, async () => {
    const account = await world.open('active-single', { topUpMs: 0 });
    const visitor = visitorHere();
    const landed = await visitor.signIn(account.email, '/help');
    const isKnown = (page: string) => page.includes('href="/bills"');
    if (!isKnown(await landed.text())) await expect.poll(async () => isKnown(await visitor.read('/help'))).toBe(true);
    all.push({ ...account, visitor });
  });
  return all;
}

/** Loads Home for all. @returns the number of each status */
async function homes(all: readonly Person[]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  await forPeople(all.length, async (index) => {
    const status = (await all[index]?.visitor.get('/home'))?.status() ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  return statuses;
}

const isOf = (url: string) => (request: { url: string }) => new URL(request.url).port === new URL(url).port;
const isTo = (part: RegExp) => (request: { url: string }) => part.test(new URL(request.url).pathname);
const away = (isMeant: (request: { url: string }) => boolean) => {
  portal.disturb = (request) =>
    isMeant(request) ? Promise.resolve(new ThereResponse('away', { status: 503 })) : undefined;
};

/** Orders 2 GB. @returns the page of the order, and its spoken reference */
async function order(visitor: Visitor): Promise<{ page: string; reference: string }> {
  const [first = ''] = await addDataPaths(visitor);
  const page = await confirm(visitor, await quote(visitor, first));
  return { page, reference: spokenReference(page.split('/').at(-1) ?? '') };
}

/** Follows a page of the runbook. @returns what its next command prints, given what it begins with */
function follow(name: string) {
  const page = new RunbookPage(name, portal);
  const run = async (begin: string, names: Record<string, string> = {}) => {
    const { printed, code } = await page.run(begin, names);
    return `${printed}\nexit ${code}`;
  };
  return Object.assign(run, { page });
}

/** People affected by the incident, and the reference that one of them reads aloud. */
let all: Person[] = [];
let reference = '';

gameDay('a quiet half hour with one nonsense request', [], async () => {
  all = await people(6);
  expect((await visitorHere().get('/login?code=nonsense&state=never')).status()).toBeLessThan(500);
  expect(await homes(all)).toEqual({ 200: 6 });
  expect(portal.ringing()).toEqual([]);
});

gameDay('one person loads a broken page nine times', [], async () => {
  all = await people(6);
  await world.injectFault(all[0]?.email, { endpoint: 'customer.group', fault: 503, times: 60 });
  for (let load = 0; load < 9; load += 1) await all[0]?.visitor.get('/home');
  expect(await homes(all.slice(1))).toEqual({ 200: 5 });
});

gameDay(
  'the carrier fails for 12 of 40 people',
  ['pages-fail'],
  async () => {
    all = await people(40);
    for (const { email } of all.slice(0, 12))
      await world.injectFault(email, { endpoint: 'customer.group', fault: 503, times: 9 });
    expect(await homes(all)).toEqual({ 200: 28, 503: 12 });
  },
  async () => {
    const run = follow('pages-fail');
    expect(await run('npm run ops -- watch')).toMatch(/\/home +40 +12 +12 +0/);
    expect(await run('grep')).toContain('"endpoint":"customer.group","why":"http","status":503');
    expect(await run('npm run ops -- switch banner')).toContain('exit 0');
    for (const { email } of all.slice(0, 12)) await world.clearFaults(email);
    expect(await run('npm run ops -- switch banner off')).toContain('banner: off');
    expect(await homes(all)).toEqual({ 200: 40 });
  },
);

gameDay('the marketing system is away, and all pages are shown', [], async () => {
  away(isTo(/\/(page-view|identify|get-in-touch)$/));
  all = await people(24);
  expect(await homes(all)).toEqual({ 200: 24 });
});

gameDay(
  'the identity provider keeps 40 people who begin to sign in',
  ['sign-ins-unfinished'],
  async () => {
    all = await people(1);
    await forPeople(40, async () => expect((await visitorHere().get('/login')).status()).toBe(302));
  },
  async () => expect(await homes(all)).toEqual({ 200: 1 }),
);

gameDay(
  'renewals find no provider',
  ['pages-fail', 'renewals-fail'],
  async () => {
    all = await people(22);
    away(isOf(identityUrl));
    await portal.start({ clockAheadMs: 11 * 60_000 });
    expect(await homes(all)).toEqual({ 503: 22 });
  },
  async () => {
    const run = follow('provider-down');
    expect(await run('npm run ops -- watch')).toMatch(/unreachable +22/);
    expect(await run('grep')).toContain('identity provider unreachable');
    expect(await run('npm run ops -- switch banner')).toContain("You can't sign in right now.");
    portal.disturb = undefined;
    expect(await run('npm run ops -- switch banner off')).toContain('banner: off');
    // All people are still signed in.
    await expect.poll(() => homes(all), { timeout: 60_000 }).toEqual({ 200: 22 });
  },
);

gameDay(
  'the replies to 10 orders are lost',
  ['operations-unknown'],
  async () => {
    all = await people(10);
    await forPeople(10, async (index) => {
      const { email, visitor } = all[index] as Person;
      await world.injectFault(email, { endpoint: 'topup.create', fault: 500, afterEffect: true });
      ({ reference } = await order(visitor));
    });
  },
  async () => {
    const named = { KIND: 'top-up', REFERENCE: reference };
    const run = follow('carrier-down');
    expect(await run('npm run ops -- watch')).toMatch(/topup\.create +10 +10/);
    expect(await run('grep')).toContain('"endpoint":"topup.create"');
    expect(await run('npm run ops -- switch close', named)).toContain('closed: top-up');
    const [late] = (await people(1)) as [Person];
    await expect.poll(async () => (await addDataPaths(late.visitor)).length, { timeout: 60_000 }).toBe(0);
    expect(await run('npm run ops -- switch open', named)).toContain('closed: nothing');
    expect(await run('npm run ops -- recheck', named)).toContain('It is done');
    for (const { email } of all) expect(await world.count(email, 'topup.create')).toBe(1);
  },
);

gameDay(
  'a customer reads a reference aloud: “I was charged twice”',
  [],
  async () => {
    all = await people(2);
    ({ reference } = await order((all[0] as Person).visitor));
  },
  async () => {
    const [one] = all as [Person];
    const run = (...args: string[]) => opsAt(incidentUrl, ...args);
    expect((await run('find', reference.toLowerCase().replace('-', ' '))).printed).toContain(`group ${one.groupId}`);
    await expect.poll(async () => (await run('show', one.groupId)).printed).toMatch(/top-up +done/);
    // The carrier got one call, whose number the operator on call names to the carrier (SAFETY-53).
    const sent = (await world.calls(one.email, 'topup.create')).map(({ headers }) => headers['x-transaction-id']);
    expect(sent).toHaveLength(1);
    expect((await run('show', one.groupId)).printed).toContain(`at the carrier: x-transaction-id ${sent[0]}`);
  },
);

gameDay(
  'the carrier answers 14 people with garbage',
  ['pages-fail'],
  async () => {
    all = await people(14);
    portal.disturb = (request) =>
      isTo(/\/group\//)(request) ? Promise.resolve(ThereResponse.json({ nonsense: true })) : undefined;
    expect(await homes(all)).toEqual({ 503: 14 });
    expect(portal.ringing()).toContain('contract-drift');
  },
  async () => {
    const run = follow('changed-field');
    expect(await run('npm run ops -- watch')).toMatch(/contract-drift rejected +customer\.group/);
    expect(await run('grep')).toContain('"rejected":true');
    portal.disturb = undefined;
    await run('npm run ops -- watch');
    expect(await homes(all)).toEqual({ 200: 14 });
  },
);

gameDay(
  'the carrier refuses the signature',
  ['pages-fail'],
  async () => {
    all = await people(14);
    await portal.start({ bindings: { CARRIER_SIGNATURE_SECRET: 'a-secret-that-the-carrier-does-not-know' } });
    expect(await homes(all)).toEqual({ 503: 14 });
    const ready = await visitorHere().get('/readyz');
    expect([ready.status(), await ready.text()]).toEqual([503, expect.stringMatching(/carrier: refuses our requests/)]);
  },
  async () => {
    await portal.start();
    expect(await homes(all)).toEqual({ 200: 14 });
  },
);

gameDay('maintenance, by a switch', [], async () => {
  const asOperator = (...args: string[]) => opsAt(incidentUrl, 'switch', ...args, '--because', 'game day');
  expect((await asOperator('maintenance', '--minutes', '5')).code).toBe(0);
  await expect.poll(async () => (await visitorHere().get('/help')).status(), { timeout: 60_000 }).toBe(503);
  await forPeople(30, async () => expect((await visitorHere().get('/help')).status()).toBe(503));
  expect((await visitorHere().get('/healthz')).status()).toBe(200);
});

gameDay(
  'an order stops half-way',
  [],
  async () => {
    all = await people(3);
    const { email, groupId } = await world.open('active-single');
    const person = new Walker(visitorHere());
    await orderHalfWay(person, email);
    expect(portal.ringing()).toContain('needs-care');
    const named = { REFERENCE: /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(person.text)?.[0] ?? '', GROUP: groupId };
    const run = follow('needs-care');
    expect(await run('npm run ops -- watch')).toMatch(/add-line +stopped half-way +1/);
    expect(await run('grep')).toContain(`"reference":"${named.REFERENCE}"`);
    for (const command of ['find', 'show', 'recheck']) await run(`npm run ops -- ${command}`, named);
    expect(await run('npm run ops -- settle', named)).toContain('It is done');
    expect(await run('npm run ops -- audit', named)).toMatch(/The chain of \d+ lines holds/);
  },
  async () => expect(await homes(all)).toEqual({ 200: 3 }),
);

gameDay('one of a family wants to be forgotten', [], async () => {
  const { email, groupId, lines } = await world.open('active-family', { topUpMs: 0 });
  const marco = lines.find((line) => line.email !== email);
  const [payer, member] = [visitorHere(), visitorHere()];
  await payer.signIn(email);
  await member.signIn(marco?.email ?? '');
  const walker = await new Walker(payer).open((await order(payer)).page);
  const named = { EMAIL: marco?.email ?? '', GROUP: groupId, CUSTOMER: marco?.customerId ?? '' };
  const run = follow('forget');
  for (const command of ['find', 'show']) await run(`npm run ops -- ${command}`, named);
  expect(await run('npm run ops -- forget', named)).toContain('Nothing was erased yet');
  expect(await run('npm run ops -- forget', named)).toMatch(/[Rr]eceipt/);
  expect(await run('npm run ops -- audit', named)).toContain('ada.ops: forget one customer');
  expect(run.page.left).toEqual([]);
  expect((await member.get('/home')).status()).not.toBe(200);
  // The family stays signed in, with what it ordered (SAFETY-77).
  expect((await payer.get('/home')).status()).toBe(200);
  await expect.poll(async () => (await walker.reload()).success).toContain(resultMessages.en.done('2 GB'));
});

gameDay(
  'a thief locks 21 accounts from one address',
  ['guarded-acts'],
  async () => {
    all = await people(22);
    await forPeople(21, async (index) => {
      const thief = await new Walker((all[index] as Person).visitor).open('/settings');
      await thief.press(settingsMessages.en.lock.off, { in: settingsMessages.en.lock.title });
    });
  },
  async () => {
    const named: Record<string, string> = { KIND: 'account-lock', TIME: new Date(Date.now() - 600_000).toISOString() };
    named['groups.txt'] = `${portal.logFile}.groups`;
    const run = follow('fraud-wave');
    const printed = await run('npm run ops -- acts', named);
    for (const { groupId } of all.slice(0, 21)) expect(printed).toContain(`group ${groupId} `);
    named.TAG = /from (\S+)/.exec(printed)?.[1] ?? '';
    for (const command of ['acts', 'switch close', 'acts'])
      expect(await run(`npm run ops -- ${command}`, named)).toContain('exit 0');
    expect(await run('npm run ops -- end-sessions', named)).toContain('21 sessions of 21 ended');
    // People who were not robbed stay signed in.
    expect(await homes(all.slice(21))).toEqual({ 200: 1 });
    expect(await homes(all.slice(0, 21))).not.toHaveProperty('200');
    expect(await run('npm run ops -- switch open', named)).toContain('closed: nothing');
    expect(run.page.left).toEqual([]);
  },
);

gameDay(
  'a release breaks the signature at 1 %, another one later',
  ['pages-fail'],
  async () => {
    all = await people(14);
    expect(await homes(all)).toEqual({ 200: 14 });
    await portal.start({ bindings: { CARRIER_SIGNATURE_SECRET: 'a-secret-that-the-carrier-does-not-know' } });
    expect(await homes(all)).toEqual({ 503: 14 });
  },
  async () => {
    const [good = '', bad = ''] = portal
      .rows('SELECT blob2 AS id, max(timestamp) AS last FROM points GROUP BY id ORDER BY last')
      .map(({ id }) => String(id));
    const errorRate = errorRateOf({ rows: async (sql) => [...portal.rows(sql)] }, 'points');
    const [goodRate, badRate] = [await errorRate(good, new Date(0)), await errorRate(bad, new Date(0))];
    const cloud = await startCloud();
    const project = makeProject(cloud);
    try {
      cloud.setSecrets('SESSION_SEAL_KEY');
      const one = project.commit('First');
      cloud.begin(one);
      const two = project.commit('Second');
      // As many requests as a step needs, with the failures of the real points.
      cloud.points = (tag) => {
        const { requests, errors } = tag === two ? badRate : goodRate;
        return { requests: requests * 100, errors: errors * 100 };
      };
      const stopped = await project.deploy();
      expect(stopped.printed).toContain('pages failed');
      expect([stopped.code, cloud.history().at(-1)]).toEqual([1, { [one]: 100 }]);
      const three = project.commit('Third');
      expect((await project.deploy('--unwatched')).code).toBe(0);
      cloud.putSecret('SESSION_SEAL_KEY', 'rotated');
      const back = await project.deploy('--rollback');
      expect(back.printed).toContain('before a change of SESSION_SEAL_KEY');
      // The message names the last good commit, not the bad one with the old key (SAFETY-79).
      expect(back.printed).toContain(`git switch --detach ${one}`);
      expect([cloud.history().at(-1), cloud.secretsNow()]).toEqual([{ [three]: 100 }, { SESSION_SEAL_KEY: 'rotated' }]);
    } finally {
      project.remove();
      await cloud.close();
    }
  },
);

gameDay('somebody tries eight operator secrets', ['operator-refused'], async () => {
  all = await people(2);
  const guess = () =>
    fetch(`${incidentUrl}/operator/find`, { method: 'POST', headers: { authorization: 'Bearer guess' }, body: '{}' });
  for (let tries = 0; tries < 8; tries += 1) expect((await guess()).status).toBe(403);
});
