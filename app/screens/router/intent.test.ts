import type { PortalContext } from '#rpc/portal-context.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation, OperationKind } from '#rpc/operation/operations.ts';
import { accountOf, contextOf, type FakeAccount, fault, noon, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { homeRouterOf } from '#rpc/testing/fake-router.ts';
import type { Outcome } from '#rpc/problem.ts';
import { changeWifiPassword, renameWifi, resetRouter, restartRouter } from './intent.ts';
import { routerPage } from './router/intent.ts';

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

describe('who has a router', () => {
  test('ROUTER-2: the holder of an account with home internet sees it, without its addresses', async () => {
    const { device, decision } = await routerPage(portal);
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
    await expect(routerPage(portal)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [reply({}), false],
    [fault(), true],
  ])('ROUTER-2: where the carrier names none, or does not tell, there is none to show', async (said, isUnknown) => {
    begin(said);
    expect(await routerPage(portal)).toMatchObject({ device: undefined, isUnknown, decision: { allowed: true } });
  });
});

describe.each(changes)('a change: %s', (_, send, expected) => {
  test('ROUTER-8: one form is one write', async () => {
    expect(await send()).toMatchObject({ operation: { id: operationId }, isOwn: true });
    expect(await send()).toMatchObject({ operation: { id: operationId }, isOwn: true });
    expect(account.submitted).toHaveLength(1);
    expect(account.operations).toMatchObject([{ ...expected, subjectId: 'line-1' }]);
  });

  test.each([
    ['OFFLINE', 'router-offline'],
    ['RESTARTING', 'router-restarting'],
  ] as const)('ROUTER-6: the server refuses it while the router is %s', async (status, reason) => {
    begin(deviceOf({ status }));
    await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect((await routerPage(portal)).decision).toMatchObject({ allowed: false, reason });
    expect(account.submitted).toEqual([]);
  });

  test('ROUTER-6: what the router says now decides, not what a page said a moment ago', async () => {
    await send();
    for (const read of ['router.device', 'customer.group', 'customer.byUsername'])
      expect(account.asked.filter(({ id }) => id === read).at(-1)).toMatchObject({ maxAgeMs: 0 });
  });

  test.each([
    ['fraud', lineOf(1, { hsdPlan: true, category: 'FRAUD' })],
    ['secondary', lineOf(2, { hsdPlan: true })],
    ['no-home-internet', lineOf(1)],
  ] as const)('ROUTER-7: is refused: %s', async (reason, actor) => {
    begin(deviceOf(), actor);
    await expect(send()).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect(account.submitted).toEqual([]);
  });

  test('ROUTER-8: is not sent while another change is open, or the router cannot be read', async () => {
    const other = (expected as { kind: string }).kind === 'router-reset' ? 'router-reboot' : 'router-reset';
    account.operations.push(sent(other, { state: 'unknown' }));
    await expect(send()).rejects.toMatchObject({ reason: 'router-changing' });
    expect((await routerPage(portal)).after).toMatchObject({ summary: { kind: other }, state: 'unknown' });
    begin(fault());
    await expect(send()).rejects.toThrow();
    expect(account.submitted).toEqual([]);
  });
});

test('ROUTER-7: fraud leaves the router to be looked at', async () => {
  begin(deviceOf(), lineOf(1, { hsdPlan: true, category: 'FRAUD' }));
  expect(await routerPage(portal)).toMatchObject({
    device: { ssid: 'Home-7781' },
    decision: { allowed: false, reason: 'fraud' },
  });
});

test('ROUTER-4: the password is in no terms, no activity and no mark of a form', async () => {
  await changeWifiPassword(portal, { operationId, password });
  // Another password in the same form would give another mark.
  expect(await changeWifiPassword(portal, { operationId, password: 'another-street-13' })).toMatchObject({
    operation: { id: operationId },
    isOwn: true,
  });
  const [{ secrets, ...kept }] = account.operations as unknown[] as [{ secrets: unknown }];
  expect(secrets).toEqual({ password });
  expect(JSON.stringify(kept)).not.toContain('harbor');
  expect(JSON.stringify(await routerPage(portal, operationId))).not.toContain('harbor');
});

test('the name that the Wi-Fi has is not sent again', async () => {
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
])('ROUTER-10: while it restarts the page asks again: %j', async (own, refresh) => {
  begin(deviceOf({ status: 'RESTARTING' }));
  if (own) account.operations.push(sent('router-reboot', own));
  expect(await routerPage(portal, own && 'earlier-form-001')).toMatchObject({ refresh });
  begin();
  expect((await routerPage(portal)).refresh).toBeUndefined();
});

test('only what was done with the router is told on its page', async () => {
  account.operations.push(sent('account-lock', { terms: { lockStatus: 'ACC_LOCK' } }));
  expect((await routerPage(portal, 'earlier-form-001')).after).toBeUndefined();
});
