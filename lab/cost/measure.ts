import { writeFileSync } from 'node:fs';
import { startFixtures } from '#fixtures/server.ts';
import { worldClient } from '#fixtures/world-client.ts';
import { freePort, startCountedPortal } from './counted-portal.ts';
import { stay } from './stay.ts';

// `node lab/cost/measure.ts FILE` counts what four stays of one customer cost with the built Worker: the first one,
// the first one with a purchase, and then one of each as they are from then on. Also runs in the tree of an older
// commit, so it uses only what that tree has too.

const [, , file = ''] = process.argv;

const port = await freePort();
const url = `http://localhost:${port}`;
const fixtures = await startFixtures({ port: 0, identityPort: 0, portalOrigins: [url], log: () => undefined });
const portal = await startCountedPortal({ port, fixturesUrl: fixtures.url, identityUrl: fixtures.identityUrl });
try {
  const account = await worldClient(fixtures.url).open('active-single', { topUpMs: 20_000 });
  const first = await stay({ portal, url }, account);
  const [accountBytes] = await portal.accountBytes();
  await stay({ portal, url }, account, { write: true });
  const usual = await stay({ portal, url }, account);
  const withWrite = await stay({ portal, url }, account, { write: true });
  const [accountBytesAfterWrites] = await portal.accountBytes();
  const measured = { accountBytes, accountBytesAfterWrites, first, usual, withWrite };
  writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`);
} finally {
  await portal.stop();
  await fixtures.stop();
}
