import { expect, test } from 'vitest';
import { renameForm } from '#app/screens/edit-name/intent.ts';
import { ConfigKeys } from '#contracts/config/vocabulary.ts';
import { createPortalCaller } from './portal-router.ts';
import { billed } from './testing/fake-bills.ts';
import { refOf, reply } from './testing/fake-account.ts';

/** A carrier that sends no remote config key at all. */
function context() {
  return billed({
    replies: {
      'config.keys': reply(ConfigKeys.parse({})),
      'usage.overall': reply({ billStartDate: '2026-11-02', billEndDate: '2026-12-01', users: [] }),
      'usage.current': reply({ billStartDate: '2026-11-02', billEndDate: '2026-12-01', users: [] }),
      'usage.group': reply({ billStartDate: '2026-11-02', billEndDate: '2026-12-01', users: [] }),
      'topup.group': reply({ purchases: [] }),
    },
  }).context;
}

const portal = () => createPortalCaller(context());
const lineRef = refOf('line-2');

test.each([
  ['Home', () => portal().home()],
  ['Account', () => portal().account.view({})],
  ['Bills', () => portal().bills.list({})],
  ['Edit name', () => renameForm(context(), lineRef)],
  ['the header', () => portal().me()],
])('HTTP-18: %s opens without any remote config key', async (_, look) => {
  await expect(look()).resolves.toBeDefined();
});

test('HTTP-18: Add Data has nothing on sale without TOPUP_DATA_LIMIT', async () => {
  expect(await portal().topUp.form({ lineRef })).toMatchObject({ sizes: [] });
});

test('HTTP-18: automatic top-up has no price without TOPUP_DATA_LIMIT', async () => {
  expect(await portal().bills.autoTopUp({})).toMatchObject({ size: undefined });
});
