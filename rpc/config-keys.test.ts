import { expect, test } from 'vitest';
import { renameForm } from '#app/screens/edit-name/intent.ts';
import { ConfigKeys } from '#contracts/config/vocabulary.ts';
import { billed } from './testing/fake-bills.ts';
import { refOf, reply } from './testing/fake-account.ts';
import { loadHome } from '#app/screens/home/home/intent.ts';
import { loadAccount } from '#app/screens/account/account/intent.ts';
import { loadBills } from '#app/screens/bills/list/intent.ts';
import { loadMe } from './portal/me.ts';
import { loadTopUpForm } from '#app/screens/add-data/intent.ts';

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

const portal = () => context();
const lineRef = refOf('line-2');

test.each([
  ['Home', () => loadHome(portal())],
  ['Account', () => loadAccount(portal(), {})],
  ['Bills', () => loadBills(portal(), {})],
  ['Edit name', () => renameForm(context(), lineRef)],
  ['the header', () => loadMe(portal())],
])('%s opens without any remote config key (HTTP-18)', async (_, look) => {
  await expect(look()).resolves.toBeDefined();
});

test('Add Data has nothing on sale without TOPUP_DATA_LIMIT (HTTP-18)', async () => {
  expect(await loadTopUpForm(portal(), lineRef)).toMatchObject({ sizes: [] });
});
