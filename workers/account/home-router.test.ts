import type { PortalContext } from '#rpc/portal-context.ts';
import { beforeEach, expect, test } from 'vitest';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import { hour, minute, pass, standStill } from '../testing/clock.ts';
import { begin, dana as walt } from '../testing/signed-in-account.ts';
import { accountFor } from '../testing/sign-in.ts';
import { storedRows } from '../testing/stored-rows.ts';
import { visitOf } from '../testing/visit.ts';
import { count, injectFault } from '../testing/world.ts';
import { changeWifiPassword, renameWifi, resetRouter, restartRouter } from '#app/screens/router/intent.ts';

let router: PortalContext;

standStill();
begin('home-internet', { routerRestartMs: 0 });
beforeEach(async () => {
  router = await visitOf(walt);
});

const form = () => ({ operationId: newOperationId() });
const restarts = async () => (await count(walt, 'router.reboot')) + (await count(walt, 'router.reset'));

test('ROUTER-9: restarts and resets are three an hour in all, and count for nothing else', async () => {
  const first = Date.now();
  await restartRouter(router, form());
  pass(minute);
  await resetRouter(router, form());
  pass(minute);
  await restartRouter(router, form());
  await expect(resetRouter(router, form())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', until: first + hour });
  await expect(restartRouter(router, form())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await restarts()).toBe(3);
  expect(await renameWifi(router, { ...form(), ssid: 'Harbor' })).toMatchObject({ isOwn: true });
  pass(hour - 2 * minute);
  expect(await restartRouter(router, form())).toMatchObject({ isOwn: true });
});

test('ROUTER-8: of changes that come at the same moment one is sent', async () => {
  await injectFault(walt, { endpoint: 'router.reboot', fault: 'hang' });
  await injectFault(walt, { endpoint: 'router.reset', fault: 'hang' });
  const sent = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? restartRouter(router, form()) : resetRouter(router, form()),
  );
  await Promise.allSettled(sent);
  expect(await restarts()).toBe(1);
});

test('ROUTER-4: the password is in no row in clear', async () => {
  const password = 'harbor-street-12';
  await injectFault(walt, { endpoint: 'router.changePassword', fault: 'reset', afterEffect: false });
  expect(await changeWifiPassword(router, { ...form(), password })).toMatchObject({ isOwn: true });
  const rows = await storedRows(accountFor(walt));
  expect(rows).toContain('router-password');
  expect(rows).not.toContain(password);
});
