import { exitIfBrandsAreWrong } from './brand/read-brands.ts';
import { build } from './build.ts';
import { developmentPorts, exitIfTaken } from './free-port.ts';

const wantedPorts = developmentPorts();
await exitIfTaken(Object.values(wantedPorts), 'npm start');
const { port } = wantedPorts.portal;
exitIfBrandsAreWrong();

// Loads the servers after the check of the port, because loading takes seconds.
const { startFixtures } = await import('#fixtures/server.ts');
const { portalOrigins, startPortal } = await import('./portal.ts');
const { openPoints, usualFile } = await import('./points/points-file.ts');

if (process.env.PORTAL_BUILT !== '1') {
  console.log('Building …');
  build();
}
const fixtures = await startFixtures({
  port: wantedPorts.fixtures.port,
  identityPort: wantedPorts.identity.port,
  host: process.env.HOST,
  portalOrigins: portalOrigins(port),
});
const points = openPoints(process.env.POINTS_FILE ?? usualFile, { fresh: true });
// Registers no signal handlers: Miniflare ends workerd and this process on SIGINT and SIGTERM.
const portal = await startPortal({
  port,
  onPoint: points.add,
  onLog: (line) => console.log(`${new Date().toISOString()} ${line}`),
  fixturesUrl: fixtures.url,
  identityUrl: fixtures.identityUrl,
  host: process.env.HOST,
});

console.log(`
  Portal             ${portal.url}   (other brands: ${portalOrigins(port).slice(1).join(', ')})
  Fixture carrier    ${fixtures.url}   (its page lists everybody who can sign in)
  Identity provider  ${fixtures.identityUrl}

  Sign in with the email address of a seed, no password: active-family@example.test
  What it does, in figures: npm run ops -- watch
  Press Ctrl-C to stop.
`);
