import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayIn } from '#rpc/domain/day.ts';
import { spokenReference } from '#rpc/domain/spoken-reference.ts';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import type { Viewer } from '#rpc/portal-account.ts';
import { startClock, stopClock } from '../testing/clock.ts';
import { command } from '../testing/give-command.ts';
import { begin, dana } from '../testing/signed-in-account.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { injectFault } from '../testing/world.ts';
import { makeAccountTags, makeSpokenTags } from './account-index.ts';
import { actsOf, noteAct } from './guarded-act.ts';
import type { ListedAct } from './list-acts.ts';
import type { AuditLine } from './operator-rpc.ts';

let requester: Viewer;
const today = () => dayIn(Date.now(), 'UTC');
const proof = () => ({ acr: 'loa3', provedAt: Date.now() - 60_000, address: '203.0.113.7' });

/** The acts of this account today, as the command tells them. */
async function acts(): Promise<AuditLine[]> {
  const { body } = await command('export-acts', { from: today(), to: today() });
  const [account = ''] = await makeAccountTags(env, dana.groupId);
  return (body.acts as AuditLine[]).filter(({ on }) => on.includes(account));
}

const submit = (kind: 'account-lock' | 'data-service', id = newOperationId()) =>
  accountFor(dana).submit(
    { ...requester, proof: proof() },
    {
      id,
      kind,
      subjectId: dana.customerId,
      terms: kind === 'account-lock' ? { lockStatus: 'ACC_LOCK' } : { pause: true, primaryId: dana.customerId },
      baseline: {},
    },
  );

begin('active-single');
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await runInDurableObject(actsOf(env, today()), (_, { storage }) => storage.deleteAll());
  ({ requester } = await signIn(dana));
});

describe('a guarded act (SAFETY-57)', () => {
  test('is logged when it is sent, with the strength of the sign-in, and at its end, and names nobody', async () => {
    const id = newOperationId();
    await submit('account-lock', id);
    // The same form again is the same act.
    await submit('account-lock', id);
    await vi.waitFor(async () => expect(await acts()).toHaveLength(2), { timeout: 20_000 });
    const [sent, ended] = await acts();
    expect(sent).toMatchObject({ what: 'account-lock', result: 'sent', signIn: { acr: 'loa3' } });
    expect(sent?.signIn?.age).toBeGreaterThanOrEqual(60);
    expect(ended).toMatchObject({ what: 'account-lock', result: 'done', by: sent?.by, on: sent?.on });
    expect(ended?.signIn).toBeUndefined();
    // Nobody is named: no id, address, email address or reference is kept in clear.
    const kept = await runInDurableObject(actsOf(env, today()), (_, { storage }) =>
      JSON.stringify([...storage.sql.exec('SELECT text FROM line')]),
    );
    for (const secret of [dana.groupId, dana.customerId, dana.email, '203.0.113.7', requester.session])
      expect(kept, secret).not.toContain(secret);
  });

  test('shows the carrier’s refusal', async () => {
    await injectFault(dana, { endpoint: 'customer.securityAction', fault: 40_999 });
    await submit('account-lock');
    await vi.waitFor(async () => expect((await acts()).at(-1)?.result).toBe('refused'), { timeout: 20_000 });
  });

  test('is not logged when it needs no recent sign-in', async () => {
    await submit('data-service');
    await submit('account-lock');
    await vi.waitFor(async () => expect(await acts()).toHaveLength(2), { timeout: 20_000 });
    expect((await acts()).map(({ what }) => what)).toEqual(['account-lock', 'account-lock']);
  });
});

describe('acts of a kind (SAFETY-78)', () => {
  const listed = async (more: object = {}) => {
    const { body } = await command('acts', { kind: 'account-lock', since: Date.now() - 3_600_000, ...more });
    return (body.acts as ListedAct[]).filter(({ group }) => group === dana.groupId);
  };

  test('lead to group and person, by kind, time and address', async () => {
    await submit('account-lock');
    await vi.waitFor(async () => expect(await acts()).toHaveLength(2), { timeout: 20_000 });
    const [act] = await listed();
    expect(act).toMatchObject({ what: 'account-lock', group: dana.groupId, customer: dana.customerId });
    expect(await listed({ from: act?.from })).toHaveLength(1);
    for (const other of [{ from: 'another' }, { since: Date.now() + 1_000 }, { kind: 'card-remove' }])
      expect(await listed(other)).toEqual([]);
  });

  test('stay when the account is forgotten, and lead to nobody; the chain holds (SAFETY-57)', async () => {
    await submit('account-lock');
    await vi.waitFor(async () => expect(await acts()).toHaveLength(2), { timeout: 20_000 });
    const whom = { group: dana.groupId, everybody: true, because: 'asked', confirm: true };
    expect((await command('forget', whom)).status).toBe(200);
    const { body } = await command('acts', { kind: 'account-lock', since: Date.now() - 3_600_000 });
    expect((body.acts as ListedAct[]).map(({ group }) => group)).toEqual([undefined]);
    expect(await acts()).toHaveLength(2);
    expect((await command('export-acts', { from: today(), to: today() })).body.broken).toEqual([]);
  });
});

test('a day on which a line was changed is named (SAFETY-57)', async () => {
  const day = '2020-02-29';
  const act = { groupId: 'grp-1', customerId: 'line-1', what: 'account-lock', result: 'done' };
  stopClock(Date.parse(`${day}T12:00:00Z`));
  await noteAct(env, act);
  await noteAct(env, act);
  startClock();
  const asked = async () => (await command('export-acts', { from: '2020-02-28', to: '2020-03-01' })).body;
  expect(await asked()).toMatchObject({ broken: [], acts: [{ number: 1 }, { number: 2 }] });
  await runInDurableObject(
    actsOf(env, day),
    (_, { storage }) => void storage.sql.exec('DELETE FROM line WHERE number = 1'),
  );
  expect(await asked()).toMatchObject({ broken: [day] });
});

test('logs subject, person, age of the sign-in and address in a line (SAFETY-57)', async () => {
  stopClock(Date.parse('2020-03-31T23:59:59Z'));
  const act = { groupId: 'grp-1', customerId: 'line-1', what: 'account-lock', result: 'sent' };
  const operationId = newOperationId();
  const signedIn = (address: string, provedAt?: number) => ({ acr: 'loa2', provedAt, address });
  await noteAct(env, { ...act, operationId, proof: signedIn('203.0.113.7', Date.now() - 61_400) });
  await noteAct(env, { ...act, operationId: newOperationId(), proof: signedIn('203.0.113.7') });
  await noteAct(env, { ...act, customerId: 'line-2', proof: signedIn('203.0.113.8', Date.now() + 5_000) });
  await noteAct(env, { ...act, groupId: 'grp-2' });
  startClock();
  const { body } = await command('export-acts', { from: '2020-03-31', to: '2020-03-31' });
  const lines = body.acts as AuditLine[];
  const [first, second, third, fourth] = lines;
  const tag = expect.stringMatching(/^[\w-]{11,}$/) as string;
  const [account] = await makeAccountTags(env, 'grp-1');
  const [operation] = await makeSpokenTags(env, 'reference', spokenReference(operationId));
  expect(lines.map(({ on }) => on)).toEqual([
    [account, operation],
    [account, tag],
    [account],
    [(await makeAccountTags(env, 'grp-2'))[0]],
  ]);
  expect(second?.on[1]).not.toBe(operation);
  expect(lines.map(({ signIn: proved }) => proved)).toEqual([
    { acr: 'loa2', age: 61, from: tag },
    { acr: 'loa2', age: -1, from: first?.signIn?.from },
    { acr: 'loa2', age: 0, from: tag },
    undefined,
  ]);
  expect(third?.signIn?.from).not.toBe(first?.signIn?.from);
  expect(second?.by).toBe(first?.by);
  expect(new Set([first?.by, third?.by, fourth?.by]).size).toBe(3);
  expect(lines.map(({ by }) => by)).toEqual(Array(4).fill(tag));
});

test.each([
  ['31 days', { from: '2026-11-01', to: '2026-12-01' }, 200],
  ['32 days', { from: '2026-11-01', to: '2026-12-02' }, 400],
  ['days the wrong way round', { from: '2026-11-02', to: '2026-11-01' }, 400],
  ['no day', { from: 'yesterday', to: '2026-11-01' }, 400],
])('of %s are exported or not: %j gets %i (SAFETY-57)', async (_, days, status) => {
  expect((await command('export-acts', days)).status).toBe(status);
});

test('are not stored without the operator’s key (SAFETY-57)', async () => {
  const append = vi.spyOn(env.AUDIT, 'get');
  await noteAct({ AUDIT: env.AUDIT, OPERATOR_KEY: '' }, { groupId: 'g', customerId: 'c', what: 'x', result: 'done' });
  expect(append).not.toHaveBeenCalled();
});
