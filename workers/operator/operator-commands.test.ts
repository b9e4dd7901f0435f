import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { sampleShipping } from '#rpc/testing/sample-shipping.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { accountOf, sessionOf } from '../account/access.ts';
import type { AccountReport } from '../account/account-report.ts';
import { answered, operationOf } from '../testing/answer.ts';
import { minute, pass, standStill } from '../testing/clock.ts';
import { command } from '../testing/give-command.ts';
import { account, begin, dana, signedIn } from '../testing/signed-in-account.ts';
import { buy, inTables, loseRename, newName, readLines, send, topUpForm } from '../testing/own-operations.ts';
import { identityOf, signIn } from '../testing/sign-in.ts';
import { tablesOf } from '../testing/stored-rows.ts';
import { calls, count, injectFault, until } from '../testing/world.ts';

let id: string;
const reference = () => spokenReference(id);
const group = () => dana.groupId;
const state = async () => (await operationOf(account(), id))?.state;

const loseReply = async (afterEffect: boolean) => void (id = await loseRename({ afterEffect }));

/** Nobody could find out how it ended. */
async function giveUp(): Promise<void> {
  await inTables("UPDATE operation SET state = 'needs-care', settled_at = ? WHERE id = ?", Date.now(), id);
  await inTables('DELETE FROM job');
}

standStill();
begin('active-family');
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('show', () => {
  test('reports operations, jobs and sessions, and no typed text (SAFETY-53)', async () => {
    await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
    await loseReply(true);
    const whose = { subject: dana.customerId, actor: dana.customerId };
    const { status, body } = await command('show', { group: group() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      group: group(),
      operations: [{ reference: reference(), kind: 'rename', state: 'unknown', isOpen: true, ...whose, steps: [] }],
      jobs: [{ kind: 'rename', subject: dana.customerId, failures: 0 }],
      sessions: { [dana.customerId]: 1 },
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`CANARY|${dana.email}|${signedIn.session}|access-`));
  });

  test('names writes by the transaction ids and the order that the carrier has, and no hosted page (SAFETY-53)', async () => {
    const terms = { emailId: dana.email, redirectUrl: `${env.PORTAL_ORIGIN}/bills` };
    const { id: page } = await send('payment-page', terms, { baseline: { payments: 0, nonPay: false } });
    const order = { ...sampleTerms['reorder-sim'], ...sampleShipping, shipping: sampleShipping.amount };
    const { id: card } = await send('reorder-sim', order, { baseline: { orderIds: [] } });
    const { shipmentInfo } = (await readLines()).find((line) => line.id === dana.customerId) ?? {};
    const { body } = await command('show', { group: group() });
    const { operations } = body as unknown as AccountReport;
    expect(operations.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
      { kind: 'payment-page', transaction: page },
      { kind: 'reorder-sim', transaction: card, order: Object.keys(shipmentInfo ?? {}).at(-1) },
    ]);
    const sent = await Promise.all(['payment.purchasePage', 'order.create'].map((call) => calls(dana, call)));
    expect(sent.flat().map(({ headers }) => headers['x-transaction-id'])).toEqual([page, card]);
    expect(JSON.stringify(body)).not.toContain('https:');
  });

  test('makes an operation in flight unknown when the object crashed (LEDGER-17)', async () => {
    await loseReply(true);
    await inTables("UPDATE operation SET state = 'sending' WHERE id = ?", id);
    await evictDurableObject(account());
    expect((await command('show', { group: group() })).body).toMatchObject({ operations: [{ state: 'unknown' }] });
  });

  test('returns 404 for a group without stored data, and stores none (SAFETY-52, SAFETY-53)', async () => {
    const named = { group: 'group-never', reference: 'K7Q4-MXT9' };
    expect((await command('show', { group: 'group-never' })).status).toBe(404);
    for (const whom of [named, { reference: named.reference }])
      expect((await command('recheck', whom)).status).toBe(404);
    expect((await command('settle', { ...named, end: 'done', because: 'because' })).status).toBe(404);
    const never = accountOf(env, { groupId: 'group-never' });
    expect(await tablesOf(never)).toEqual([]);
  });
});

describe('recheck', () => {
  test('reads the carrier at once, and ends the operation (LEDGER-31)', async () => {
    await loseReply(true);
    const answer = { status: 200, body: { group: group(), kind: 'asked', carrier: 'done', state: 'done' } };
    expect(await command('recheck', { reference: reference() })).toEqual(answer);
    expect(await state()).toBe('done');
    expect(await count(dana, 'customer.updateSecondary')).toBe(1);
    const again = await command('recheck', { reference: reference() });
    expect(again.body).toEqual({ group: group(), kind: 'settled', state: 'done' });
  });

  test('runs one read at a time (LEDGER-31)', async () => {
    await loseReply(true);
    const came = await Promise.all([1, 2].map(() => command('recheck', { reference: reference() })));
    expect(came.map(({ status, body }) => [status, body.kind]).sort()).toEqual([
      [200, 'asked'],
      [409, 'on-its-way'],
    ]);
  });

  test('reports a missing session with usable tokens (LEDGER-31)', async () => {
    await loseReply(true);
    await sessionOf(env, signedIn.session).end();
    const { body } = await command('recheck', { reference: reference() });
    expect(body).toMatchObject({ kind: 'asked', carrier: 'nobody signed in', state: 'unknown' });
  });

  test('reports a carrier without an answer, and polls later (LEDGER-31)', async () => {
    await loseReply(true);
    await injectFault(dana, { endpoint: 'customer.group', fault: 500, times: 9 });
    await injectFault(dana, { endpoint: 'customer.byUsername', fault: 500, times: 9 });
    const { body } = await command('recheck', { reference: reference() });
    expect(body).toMatchObject({ kind: 'asked', carrier: 'no answer', state: 'unknown' });
    const { jobs } = (await command('show', { group: group() })).body as { jobs: { failures: number }[] };
    expect(jobs.map(({ failures }) => failures)).toEqual([1]);
  });

  test('leaves one that needs care as it is, and returns the carrier’s word (LEDGER-31)', async () => {
    await loseReply(true);
    await giveUp();
    const { body } = await command('recheck', { reference: reference() });
    expect(body).toMatchObject({ kind: 'asked', carrier: 'done', state: 'needs-care' });
  });
});

describe('settle', () => {
  const settle = (end: 'done' | 'refused', because = 'the carrier’s list has it') =>
    command('settle', { reference: reference(), end, because });

  test('makes one that needs care done, with person, reason and earlier state in its row (LEDGER-30)', async () => {
    await loseReply(true);
    await giveUp();
    const body = { group: group(), kind: 'settled', state: 'done', carrier: 'done' };
    expect(await settle('done')).toEqual({ status: 200, body });
    const { settlement, ...operation } = (await operationOf(account(), id)) ?? {};
    expect(operation).toMatchObject({ state: 'done', refusal: undefined });
    const why = { by: 'ada.ops', reason: 'the carrier’s list has it' };
    expect(settlement).toEqual({ ...why, from: 'needs-care', carrier: 'done', at: Date.now() });
    expect(await count(dana, 'customer.updateSecondary')).toBe(1);
  });

  test('settles an operation of unknown outcome as refused, but not within two minutes (LEDGER-30)', async () => {
    await loseReply(false);
    await sessionOf(env, signedIn.session).end();
    expect((await settle('refused')).body).toEqual({ group: group(), kind: 'not-now', state: 'unknown' });
    pass(2 * minute + 1);
    const settled = { kind: 'settled', state: 'refused', carrier: 'nobody signed in' };
    expect((await settle('refused')).body).toMatchObject(settled);
    expect(await operationOf(account(), id)).toMatchObject({ state: 'refused', refusal: 'other' });
    const { jobs } = (await command('show', { group: group() })).body as { jobs: unknown[] };
    expect(jobs).toEqual([]);
  });

  test.each([
    ['done', false, 'needs-care', 'absent'],
    ['refused', true, 'needs-care', 'done'],
  ] as const)(
    'settled as %s while the carrier says otherwise: stays (LEDGER-30)',
    async (end, effect, stays, carrier) => {
      await loseReply(effect);
      await giveUp();
      pass(3 * minute);
      const body = { group: group(), kind: 'contradicted', carrier, state: stays };
      expect(await settle(end)).toEqual({ status: 409, body });
      expect(await state()).toBe(stays);
    },
  );

  test('does not settle as done, without the reply, an operation whose page shows it (LEDGER-30)', async () => {
    await loseReply(true);
    await giveUp();
    const terms = JSON.stringify(sampleTerms['card-page']);
    await inTables("UPDATE operation SET kind = 'card-page', terms = ?, result = NULL WHERE id = ?", terms, id);
    expect(await settle('done')).toMatchObject({ status: 409, body: { kind: 'shows-reply' } });
    expect(await state()).toBe('needs-care');
    expect(await settle('refused')).toMatchObject({ status: 200, body: { kind: 'settled', state: 'refused' } });
  });

  test('settles no operation that is settled or was never sent (LEDGER-30)', async () => {
    await loseReply(true);
    await command('recheck', { reference: reference() });
    expect((await settle('refused')).body).toMatchObject({ kind: 'not-now', state: 'done' });
    expect((await settle('refused', ' ')).status).toBe(400);
    id = newOperationId();
    const unsent = { reference: reference(), end: 'done', because: 'because', group: group() };
    expect((await command('settle', unsent)).status).toBe(404);
  });
});

describe('forget', () => {
  const meant = { because: 'asked by letter', confirm: true };
  const forget = (customer?: string) =>
    command('forget', { group: group(), ...(customer === undefined ? { everybody: true } : { customer }), ...meant });
  const isAlive = async () => (await sessionOf(env, signedIn.session).view()) !== undefined;

  test('erases at once without an operation in progress; what has no data is 404 (SAFETY-30)', async () => {
    await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
    expect((await forget('somebody-else')).status).toBe(404);
    expect(await isAlive()).toBe(true);
    const receipt = expect.stringMatching(/^[\da-f-]{36}$/) as string;
    expect(await forget()).toEqual({ status: 200, body: { receipt, forgotten: true, sessions: 1 } });
    expect(await isAlive()).toBe(false);
    expect((await forget()).status).toBe(404);
    expect((await command('forget', { group: 'group-never', everybody: true, ...meant })).status).toBe(404);
  });

  test('waits for an operation in progress, signs nobody out before, and erases at its end (SAFETY-30)', async () => {
    await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
    await loseReply(true);
    const asked = await forget();
    expect(asked.body).toEqual({ receipt: expect.any(String) as string, forgotten: false, underWay: 1 });
    const { receipt } = asked.body;
    expect((await command('show', { group: group() })).body).toMatchObject({ toForget: [{ receipt }] });
    await runDurableObjectAlarm(account());
    expect([await isAlive(), await state()]).toEqual([true, 'unknown']);
    await command('recheck', { reference: reference() });
    await until(async () => {
      await runDurableObjectAlarm(account());
      return (await command('show', { group: group() })).status === 404;
    });
    expect(await isAlive()).toBe(false);
    const { body } = await command('audit', { last: 10_000, group: group() });
    const { lines } = body as { lines: { by: string; result: string }[] };
    expect(lines.map(({ result }) => result)).toContain(`waits for 1 operations, receipt ${String(receipt)}`);
    expect(lines).toContainEqual(
      expect.objectContaining({ by: 'lineside', result: `forgotten, receipt ${String(receipt)}` }),
    );
  });
});

describe('forget asks whom, and shows what goes and what stays (SAFETY-77)', () => {
  const meant = { because: 'asked by letter', confirm: true };
  const marco = () => dana.lines.find(({ email }) => email !== dana.email);
  /** Marco buys data for his line and renames it, and Dana buys some for it. */
  async function bought() {
    const his = await signIn(dana, { email: marco()?.email });
    const form = topUpForm({ subjectId: his.actor.customerId });
    await account().submit(his.requester, form);
    await answered(account(), form.id);
    await inTables("UPDATE operation SET state = 'done', settled_at = sent_at");
    const hers = await buy(topUpForm({ subjectId: his.actor.customerId, gigabytes: 1 }));
    await inTables("UPDATE operation SET state = 'done', settled_at = sent_at");
    await inTables('DELETE FROM job');
    const named = await send('rename', newName, { by: his });
    await readLines();
    for (const [session, customerId, email] of [
      [signedIn.session, dana.customerId, dana.email],
      [his.session, his.actor.customerId, marco()?.email ?? ''],
    ] as const)
      await account().signedIn(session, customerId, identityOf(email));
    return { his, form, hers, named };
  }

  test('leaves the payer the orders of a family without the erased member', async () => {
    const { his, form, hers, named } = await bought();
    const asked = await command('forget', { group: group(), because: 'asked by letter' });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        kind: 'whom',
        customers: expect.arrayContaining([
          { customer: dana.customerId, isHolder: true },
          { customer: his.actor.customerId, isHolder: false },
        ]) as unknown,
      },
    });
    const whom = { group: group(), customer: his.actor.customerId };
    const plan = await command('forget', { ...whom, because: 'asked by letter' });
    const references = (all: unknown) => (all as { reference: string }[]).map(({ reference: one }) => one).toSorted();
    expect(plan.body).toMatchObject({ kind: 'plan', sessions: 1, underWay: 0, others: [dana.customerId] });
    expect(references(plan.body.goes)).toEqual([spokenReference(named.id)]);
    expect(references(plan.body.stays)).toEqual([form.id, hers.id].map(spokenReference).toSorted());
    expect((await command('show', { group: group() })).body.operations).toHaveLength(3);

    expect((await command('forget', { ...whom, ...meant })).body).toMatchObject({ forgotten: true, sessions: 1 });
    // Dana stays signed in, and her orders stay hers.
    expect((await sessionOf(env, signedIn.session).view()) !== undefined).toBe(true);
    const rows = await inTables<{ id: string; actor_id: string; subject_id: string }>('SELECT * FROM operation');
    expect(rows.map(({ id: one, actor_id, subject_id }) => [one, actor_id, subject_id]).toSorted()).toEqual(
      [
        [form.id, 'forgotten', 'forgotten'],
        [hers.id, dana.customerId, 'forgotten'],
      ].toSorted(),
    );
    expect(JSON.stringify(rows)).not.toContain(his.actor.customerId);
    expect((await command('find', { said: spokenReference(form.id) })).status).toBe(200);
    expect((await command('find', { said: spokenReference(named.id) })).status).toBe(404);
    expect((await command('forget', { ...whom, ...meant })).status).toBe(404);
  });

  test.each([
    ['without a reason', { everybody: true, confirm: true }],
    ['with a customer and everybody', { everybody: true, customer: 'x', ...meant }],
    ['with a confirmation alone', meant],
  ])('%s erases nothing', async (_, more) => {
    await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
    const { status } = await command('forget', { group: group(), ...more });
    expect([400, 409]).toContain(status);
    expect((await command('show', { group: group() })).body).toMatchObject({ sessions: { [dana.customerId]: 1 } });
  });
});

test('end-sessions ends those of one customer, or of a list of groups (SAFETY-30, SAFETY-78)', async () => {
  const other = await signIn(dana);
  await account().signedIn(signedIn.session, dana.customerId, identityOf(dana.email));
  await account().signedIn(other.session, 'another', identityOf('marco@example.test'));
  const alive = () =>
    Promise.all([signedIn, other].map(async ({ session }) => (await sessionOf(env, session).view()) !== undefined));
  expect(await alive()).toEqual([true, true]);
  const because = 'ticket 5513';
  const end = async (...whom: object[]) => (await command('end-sessions', { whom, because })).body;
  const hers = { group: group(), customer: dana.customerId };
  expect(await end(hers)).toEqual({ sessions: 1, ended: [{ ...hers, sessions: 1 }] });
  expect(await alive()).toEqual([false, true]);
  const never = { group: 'group-never' };
  expect(await end(never, { group: group() })).toEqual({
    sessions: 1,
    ended: [
      { ...never, sessions: 0 },
      { group: group(), sessions: 1 },
    ],
  });
  expect(await alive()).toEqual([false, false]);
});
