import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultMessages } from '#app/screens/add-data/result/copy.ts';
import { quoteFor, resultOf } from './support/top-up.ts';
import { restartableUrl } from './support/ports.ts';
import { killWorkerd, startRestartable } from './support/start-portal.ts';
import { expect, test, testsInTurn } from './support/portal-test.ts';
import { Visitor } from './support/visitor.ts';
import { Walker } from './support/walker.ts';
import { world } from './support/world.ts';

// One portal at a time listens on the port of the second one.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
const testInTurn = testsInTurn(2);

/** A portal that keeps its storage when it is killed and started anew. */
let portal: Awaited<ReturnType<typeof startRestartable>>;
let persist: string;
test.beforeEach(async () => {
  persist = await mkdtemp(join(tmpdir(), 'lineside-'));
  portal = await startRestartable(persist);
});
test.afterEach(async () => {
  await portal.stop().catch(() => undefined);
  await rm(persist, { recursive: true, force: true });
});

async function restart(): Promise<void> {
  killWorkerd();
  await portal.stop().catch(() => undefined);
  portal = await startRestartable(persist);
}

testInTurn('a portal killed in the middle of an order finishes it after its restart (LEDGER-17)', async () => {
  const { email } = await world.open('active-single', { topUpMs: 1_000 });
  const visitor = new Visitor({ origin: restartableUrl });
  const { path, form } = await quoteFor(visitor, { email });
  // The reply hangs, so that the order is under way when the portal is killed.
  await world.injectFault(email, { endpoint: 'topup.create', fault: 'hang' });
  const sent = visitor.post(path, form).catch(() => undefined);
  await expect.poll(() => world.orders(email)).toBe(1);
  await restart();
  await sent;
  const person = await new Walker(visitor).open('/home');
  expect(person.path).toBe('/home');
  await person.open(resultOf(path));
  await person.until(resultMessages.en.done('2 GB'));
  expect(await world.orders(email)).toBe(1);
});
