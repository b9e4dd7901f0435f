import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultCopy } from '#app/screens/add-data/result/copy.en.ts';
import { review } from './support/top-up.ts';
import { restartableUrl } from './support/ports.ts';
import { killWorkerd, startRestartable } from './support/portal-process.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { world } from './support/world.ts';

test('a portal killed in the middle of an order finishes it after its restart (LEDGER-17)', async ({ page }) => {
  const persist = await mkdtemp(join(tmpdir(), 'lineside-'));
  let portal = await startRestartable(persist);
  try {
    const { email } = await world.open('active-single', { topUpMs: 1_000 });
    await signIn(page, email, { portal: restartableUrl });
    await review(page);
    const result = page.url().replace('/review', '');
    // The reply hangs, so that the order is under way when the portal is killed.
    await world.injectFault(email, { endpoint: 'topup.create', fault: 'hang' });
    const sent = page.getByRole('main').getByRole('button').click({ noWaitAfter: true });
    await expect.poll(() => world.orders(email)).toBe(1);
    killWorkerd();
    await sent;
    await portal.stop().catch(() => undefined);
    portal = await startRestartable(persist);

    await page.goto(`${restartableUrl}/home`);
    await expect(page).toHaveURL(`${restartableUrl}/home`);
    await page.goto(result);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultCopy.done('2 GB'));
    expect(await world.orders(email)).toBe(1);
  } finally {
    await portal.stop().catch(() => undefined);
    await rm(persist, { recursive: true, force: true });
  }
});
