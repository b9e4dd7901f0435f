import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmMessages } from '#app/screens/activation/confirm/copy.ts';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { walkToConfirm } from './support/activation.ts';
import { resultOf, review } from './support/top-up.ts';
import { restartableUrl } from './support/ports.ts';
import { killWorkerd, startRestartable } from './support/start-portal.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test, testsInTurn } from './support/portal-test.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

// One portal at a time listens on the port of the second one.
test.describe.configure({ mode: 'serial' });
const testInTurn = testsInTurn(2);

testInTurn('a portal killed in the middle of an order finishes it after its restart (LEDGER-17)', async ({ page }) => {
  const persist = await mkdtemp(join(tmpdir(), 'lineside-'));
  let portal = await startRestartable(persist);
  try {
    const { email } = await world.open('active-single', { topUpMs: 1_000 });
    await signIn(page, email, { portal: restartableUrl });
    await review(page);
    const result = resultOf(page.url());
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
    await expect(page.locator('.done-panel')).toContainText(resultMessages.en.done('2 GB'));
    expect(await world.orders(email)).toBe(1);
  } finally {
    await portal.stop().catch(() => undefined);
    await rm(persist, { recursive: true, force: true });
  }
});

testInTurn(
  'a portal killed during an activation keeps its answers and starts it once (ACTIVATE-4)',
  async ({ page }) => {
    // Portals are started anew, beside other tests.
    test.setTimeout(180_000);
    const persist = await mkdtemp(join(tmpdir(), 'lineside-'));
    let portal = await startRestartable(persist);
    const restart = async () => {
      killWorkerd();
      await portal.stop().catch(() => undefined);
      portal = await startRestartable(persist);
    };
    try {
      const { email } = await world.open('new-sim-delivered', { activationMs: 500 });
      await signIn(page, email, { portal: restartableUrl, to: '/activation?start' });
      const person = await new Walker(new Visitor({ http: page.request })).open(page.url());
      const begin = person.path;
      await walkToConfirm(person, 'port-in, SIM');
      await restart();
      await person.open(begin);
      expect(person.heading).toBe(confirmMessages.en.title);
      expect(person.text).toContain('123456');
      await world.injectFault(email, { endpoint: 'activation.start', fault: 'hang' });
      await person.press(confirmMessages.en.activate);
      await expect.poll(() => world.count(email, 'activation.start')).toBe(1);
      await restart();
      await expect.poll(async () => (await person.open(begin)).path).toMatch(/^\/status/);
      expect(await world.count(email, 'activation.start')).toBe(1);
    } finally {
      await portal.stop().catch(() => undefined);
      await rm(persist, { recursive: true, force: true });
    }
  },
);
