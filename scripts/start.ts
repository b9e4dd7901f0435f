import { watch } from 'node:fs';
import { exitIfBrandsAreWrong } from './brand/read-brands.ts';
import { build } from './build.ts';
import { developmentPorts, exitIfTaken } from './free-port.ts';
import { root } from './root.ts';

// `npm start`. With `--watch` it is `npm run dev`, which builds and starts the portal again when a file changes.
// Accounts survive that: the fixtures keep running, and Durable Objects keep their storage in .wrangler/dev.

const isWatching = process.argv.includes('--watch');
const wantedPorts = developmentPorts();
await exitIfTaken(Object.values(wantedPorts), isWatching ? 'npm run dev' : 'npm start');
const { port } = wantedPorts.portal;
exitIfBrandsAreWrong();

// Loads the servers after the check of the port, because loading takes seconds.
const { startFixtures } = await import('#fixtures/server.ts');
const { portalOrigins, startPortal } = await import('./portal.ts');
const { openPoints, usualFile } = await import('./points/points-file.ts');

if (isWatching || process.env.PORTAL_BUILT !== '1') {
  console.log('Building …');
  build({ uiPage: isWatching });
}
const fixtures = await startFixtures({
  port: wantedPorts.fixtures.port,
  identityPort: wantedPorts.identity.port,
  host: process.env.HOST,
  portalOrigins: portalOrigins(port),
});
const points = openPoints(process.env.POINTS_FILE ?? usualFile, { fresh: true });
// Registers no signal handlers: Miniflare ends workerd and this process on SIGINT and SIGTERM.
const start = () =>
  startPortal({
    port,
    onPoint: points.add,
    onLog: (line) => console.log(`${new Date().toISOString()} ${line}`),
    fixturesUrl: fixtures.url,
    identityUrl: fixtures.identityUrl,
    host: process.env.HOST,
    ...(isWatching && { persist: `${root}.wrangler/dev` }),
  });
let portal = await start();

console.log(`
  Portal             ${portal.url}   (other brands: ${portalOrigins(port).slice(1).join(', ')})
  Fixture carrier    ${fixtures.url}   (its page lists everybody who can sign in)
  Identity provider  ${fixtures.identityUrl}

  Sign in with the email address of a seed, no password: active-family@example.test
  What it does, in figures: npm run ops -- watch
  Press Ctrl-C to stop.
`);

async function rebuild(): Promise<void> {
  try {
    build({ uiPage: true });
    await portal.stop();
    portal = await start();
    console.log('Built and started again');
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown);
  }
}

let settle: NodeJS.Timeout | undefined;
let rebuilt = Promise.resolve();
for (const path of isWatching ? ['app', 'rpc', 'workers', 'contracts', 'wrangler.toml'] : [])
  watch(`${root}${path}`, { recursive: true }, () => {
    clearTimeout(settle);
    settle = setTimeout(() => (rebuilt = rebuilt.then(rebuild)), 150);
  });
