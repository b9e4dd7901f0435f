import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startFixtures } from '#fixtures/server.ts';
import { build } from './build.ts';
import { developmentPorts, exitIfTaken } from './free-port.ts';
import { openPoints, usualFile } from './points/points-file.ts';
import { portalOrigins, startPortal } from './portal.ts';

// Like `npm start`, but rebuilds and restarts the portal when a file changes. Accounts survive that: the fixtures keep
// running, and Durable Objects keep their storage in .wrangler/dev.

const root = fileURLToPath(new URL('..', import.meta.url));
const wantedPorts = developmentPorts();
await exitIfTaken(Object.values(wantedPorts), 'npm run dev');
const { port } = wantedPorts.portal;
const fixtures = await startFixtures({
  port: wantedPorts.fixtures.port,
  identityPort: wantedPorts.identity.port,
  portalOrigins: portalOrigins(port),
});
const points = openPoints(usualFile, { fresh: true });
let portal: Awaited<ReturnType<typeof startPortal>> | undefined;
let busy = false;
let needsRestart = false;

async function rebuild(): Promise<void> {
  if (busy) {
    needsRestart = true;
    return;
  }
  busy = true;
  try {
    build({ uiPage: true });
    await portal?.stop();
    portal = await startPortal({
      port,
      fixturesUrl: fixtures.url,
      identityUrl: fixtures.identityUrl,
      persist: `${root}.wrangler/dev`,
      onPoint: points.add,
    });
    console.log(`Portal ${portal.url}, fixture carrier ${fixtures.url}`);
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown);
  }
  busy = false;
  if (needsRestart) {
    needsRestart = false;
    await rebuild();
  }
}

let settle: NodeJS.Timeout | undefined;
for (const path of ['app', 'rpc', 'workers', 'contracts', 'wrangler.toml'])
  watch(`${root}${path}`, { recursive: true }, () => {
    clearTimeout(settle);
    settle = setTimeout(() => void rebuild(), 150);
  });
await rebuild();
