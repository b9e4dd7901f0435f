import type { PortalContext } from '#rpc/portal-context.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation, OperationKind } from '#rpc/operation/operations.ts';
import { accountOf, contextOf, type FakeAccount, fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { homeRouterOf } from '#rpc/testing/fake-router.ts';
import type { Outcome } from '#rpc/problem.ts';
import { changeWifiPassword, renameWifi, resetRouter, restartRouter } from './intent.ts';
import { loadRouter } from './router/intent.ts';

const walt = lineOf(1, { hsdPlan: true });
const operationId = 'router-form-0001';
const password = 'harbor-street-12';

let account: FakeAccount;
let portal: PortalContext;

const deviceOf = (draft: Parameters<typeof homeRouterOf>[0] = {}) => reply({ device: homeRouterOf(draft) });
function begin(device: Outcome<unknown> = deviceOf(), actor: Customer = walt): void {
  account = accountOf([walt, lineOf(2)], actor, { 'router.device': device });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  portal = contextOf(actor, account).context;
}
beforeEach(() => begin());

const sent = (kind: OperationKind, own: Partial<Operation> = {}): Operation => ({
  id: 'earlier-form-001',
  kind,
  subjectId: 'line-1',
  actorId: 'line-1',
  state: 'done',
  terms: {},
  issuedAt: noon,
  sentAt: noon,
  ...own,
});

/** Every change, as a form sends it. */
const changes: [string, () => Promise<unknown>, object][] = [
  [
    'name',
    () => renameWifi(portal, { operationId, ssid: 'Harbor' }),
    { kind: 'router-ssid', terms: { ssid: 'Harbor' } },
  ],
  [
    'password',
    () => changeWifiPassword(portal, { operationId, password }),
    { kind: 'router-password', secrets: { password } },
  ],
  ['restart', () => restartRouter(portal, { operationId }), { kind: 'router-reboot' }],
  ['reset', () => resetRouter(portal, { operationId }), { kind: 'router-reset', baseline: { ssid: 'Home-7781' } }],
];

describe('the holder of a router', () => {
  test('the holder of an account with home internet sees it, without its addresses (ROUTER-2)', async () => {
    const { device, decision } = await loadRouter(portal);
    expect(device).toEqual({
      make: 'Lineside',
      model: 'Home Hub 3',
      serialNumber: 'HH3-0042-7781',
      firmware: '3.2.1',
      ssid: 'Home-7781',
      status: 'ONLINE',
    });
    expect(decision).toEqual({ allowed: true });
  });

  test.each([
    ['ROUTER-1: a customer without home internet', lineOf(1)],
    ['ROUTER-7: a secondary', lineOf(2, { hsdPlan: true })],
  ])('%s has no page', async (_, actor) => {
    begin(deviceOf(), actor);
    await expect(loadRouter(portal)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [reply({}), false],
    [fault(), true],
  ])('the page has no router when the carrier returns none, or no reply (ROUTER-2)', async (said, isUnknown) => {
    begin(said);
    expect(await loadRouter(portal)).toMatchObject({ device: undefined, isUnknown, decision: { allowed: true } });
  });
});

describe.each(changes)('a change: %s', (_, send, expected) => {
  test('one form is one write (ROUTER-8)', async () => {
    expect(await send()).toMatchObject({ operation: { id: operationId }, isOwn: true });
    expect(await send()).toMatchObject({ operation: { id: operationId }, isOwn: true });
    expect(account.submitted).toHaveLength(1);
    expect(account.operations).toMatchObject([{ ...expected, subjectId: 'line-1' }]);
  });

  test.each([
    ['OFFLINE', 'router-offline'],
    ['RESTARTING', 'router-restarting'],
  ] as const)('is refused while the router is %s (ROUTER-6)', async (status, reason) => {
    begin(deviceOf({ status }));
    await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect((await loadRouter(portal)).decision).toMatchObject({ allowed: false, reason });
    expect(account.submitted).toEqual([]);
  });

  test('is decided by the router’s present state, not by that of the page (ROUTER-6)', async () => {
    await send();
    for (const read of ['router.device', 'customer.group', 'customer.byUsername'])
      expect(account.asked.filter(({ id }) => id === read).at(-1)).toMatchObject({ maxAgeMs: 0 });
  });

  test.each([
    ['fraud', lineOf(1, { hsdPlan: true, category: 'FRAUD' })],
    ['secondary', lineOf(2, { hsdPlan: true })],
    ['no-home-internet', lineOf(1)],
  ] as const)('is refused: %s (ROUTER-7)', async (reason, actor) => {
    begin(deviceOf(), actor);
    await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect(account.submitted).toEqual([]);
  });

  test('is not sent while another change is open, or the router cannot be read (ROUTER-8)', async () => {
    const other = (expected as { kind: string }).kind === 'router-reset' ? 'router-reboot' : 'router-reset';
    account.operations.push(sent(other, { state: 'unknown' }));
    await expect(send()).rejects.toMatchObject({ reason: 'router-changing' });
    expect((await loadRouter(portal)).after).toMatchObject({ summary: { kind: other }, state: 'unknown' });
    begin(fault());
    await expect(send()).rejects.toThrow();
    expect(account.submitted).toEqual([]);
  });
});

test('a holder under fraud can still look at the router (ROUTER-7)', async () => {
  begin(deviceOf(), lineOf(1, { hsdPlan: true, category: 'FRAUD' }));
  expect(await loadRouter(portal)).toMatchObject({
    device: { ssid: 'Home-7781' },
    decision: { allowed: false, reason: 'fraud' },
  });
});

test('the password is in no terms, no activity and no payload hash (ROUTER-4)', async () => {
  await changeWifiPassword(portal, { operationId, password });
  // Another password in the same form would give another mark.
  expect(await changeWifiPassword(portal, { operationId, password: 'another-street-13' })).toMatchObject({
    operation: { id: operationId },
    isOwn: true,
  });
  const [{ secrets, ...kept }] = account.operations as unknown[] as [{ secrets: unknown }];
  expect(secrets).toEqual({ password });
  expect(JSON.stringify(kept)).not.toContain('harbor');
  expect(JSON.stringify(await loadRouter(portal, operationId))).not.toContain('harbor');
});

test('the present name of the Wi-Fi is not sent', async () => {
  expect(await renameWifi(portal, { operationId, ssid: 'Home-7781' })).toEqual({ kind: 'rejected', reason: 'same' });
  expect(account.submitted).toEqual([]);
});

test('a second change of the same kind leads to the one that is open', async () => {
  account.operations.push(sent('router-password', { state: 'unknown' }));
  expect(await changeWifiPassword(portal, { operationId, password })).toMatchObject({
    operation: { id: 'earlier-form-001' },
    isOwn: false,
  });
});

test.each([
  [{ sentAt: noon }, 5],
  [{ sentAt: noon - 10 * 60_000 }, 30],
  [undefined, 30],
])('the page polls while the router restarts: %j (ROUTER-10)', async (own, refresh) => {
  begin(deviceOf({ status: 'RESTARTING' }));
  if (own) account.operations.push(sent('router-reboot', own));
  expect(await loadRouter(portal, own && 'earlier-form-001')).toMatchObject({ refresh });
  begin();
  expect((await loadRouter(portal)).refresh).toBeUndefined();
});

test('the page shows only operations of the router', async () => {
  account.operations.push(sent('account-lock', { terms: { lockStatus: 'ACC_LOCK' } }));
  expect((await loadRouter(portal, 'earlier-form-001')).after).toBeUndefined();
});
