import { describe, expect, test } from 'vitest';
import { LimitError } from '#rpc/limit-error.ts';
import { accountOf, contextOf, noon } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { endNotifications, keepNotifications, loadNotifications } from './intent.ts';

const dana = lineOf(1);
const subscription = { endpoint: 'https://push.test/x', p256dh: 'p', auth: 'a', keyId: '' };
const choice = { language: 'en', alerts: ['sim'], subscription } as const;

function visit(more: Partial<PortalContext> = {}) {
  const account = accountOf([dana]);
  return { account, portal: { ...contextOf(dana, account).context, ...more } };
}

test('does not exist without a push key (SETTINGS-10)', async () => {
  const { portal } = visit({ push: undefined });
  const notFound = { code: 'NOT_FOUND' };
  await expect(loadNotifications(portal)).rejects.toMatchObject(notFound);
  await expect(keepNotifications(portal, choice)).rejects.toMatchObject(notFound);
  await expect(endNotifications(portal)).rejects.toMatchObject(notFound);
});

describe('a browser', () => {
  test('gets the chosen alerts until it is turned off (SETTINGS-11, SETTINGS-14)', async () => {
    const { account, portal } = visit();
    expect(await loadNotifications(portal)).toEqual({ publicKey: 'public-key', keyId: '', alerts: undefined });
    expect(await keepNotifications(portal, choice)).toEqual({ group: dana.groupId, device: 'device-1' });
    expect(await loadNotifications(portal)).toMatchObject({ alerts: ['sim'] });
    await keepNotifications(portal, { language: 'es', alerts: [] });
    expect(await loadNotifications(portal)).toMatchObject({ alerts: [] });
    await endNotifications(portal);
    expect(await loadNotifications(portal)).toMatchObject({ alerts: undefined });
    expect(account.devices.size).toBe(0);
  });

  test('gets a new mark when it has none (SETTINGS-11)', async () => {
    const { portal } = visit({ push: { publicKey: 'public-key', keyId: '' } });
    const [firstMark, secondMark] = [await keepNotifications(portal, choice), await keepNotifications(portal, choice)];
    expect(firstMark?.device).toMatch(/^[\w-]{22}$/);
    expect(secondMark?.device).not.toBe(firstMark?.device);
  });

  test('is not stored with an unlisted push service (SETTINGS-18)', async () => {
    const { account, portal } = visit();
    const unlistedChoice = { ...choice, subscription: { ...subscription, endpoint: 'https://other.test/x' } };
    expect(await keepNotifications(portal, unlistedChoice)).toBeUndefined();
    expect(account.devices.size).toBe(0);
  });
});

test('is refused after too many changes (SETTINGS-17)', async () => {
  const { account, portal } = visit();
  account.limitedUntil = noon + 1;
  await expect(keepNotifications(portal, choice)).rejects.toBeInstanceOf(LimitError);
  expect(account.devices.size).toBe(0);
  expect(account.counted).toEqual(['notifications']);
});
