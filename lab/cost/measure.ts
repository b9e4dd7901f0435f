import { freePort } from '#e2e/support/ports.ts';
import { startFixtures } from '#fixtures/server.ts';
import { worldClient } from '#fixtures/world-client.ts';
import type { Measured } from './cost-page.ts';
import { startCountedPortal } from './counted-portal.ts';
import { stay } from './stay.ts';

// Prints the counts of stays with the built Worker. Of a single line and of a family with six lines: one as they are
// usually, and one with a purchase, after the first ones. Of a family with a port and an eSIM under way: the first one,
// because both are over afterward.

const port = await freePort();
const url = `http://localhost:${port}`;
const fixtures = await startFixtures({ port: 0, identityPort: 0, portalOrigins: [url], log: () => undefined });
const portal = await startCountedPortal(port, fixtures);
try {
  const { open } = worldClient(fixtures.url);
  const staysOf = async (seed: 'active-single' | 'six-lines') => {
    const account = await open(seed, { topUpMs: 20_000 });
    const first = await stay({ portal, url }, account);
    const [bytes = 0] = await portal.accountBytes();
    await stay({ portal, url }, account, { write: true });
    const usual = await stay({ portal, url }, account);
    const withWrite = await stay({ portal, url }, account, { write: true });
    return { first, bytes, kind: { usual, withWrite } };
  };
  const single = await staysOf('active-single');
  const [accountBytesAfterWrites = 0] = await portal.accountBytes();
  const family = await staysOf('six-lines');
  const moving = await stay({ portal, url }, await open('active-family'));
  const measured: Measured = {
    ...{ first: single.first, accountBytes: single.bytes, accountBytesAfterWrites },
    kinds: { single: single.kind, family: family.kind, moving: { usual: moving } },
  };
  console.log(JSON.stringify(measured));
} finally {
  await portal.stop();
  await fixtures.stop();
}
