import { build } from './build.ts';
import { developmentPorts, exitIfTaken } from './free-port.ts';

const wanted = developmentPorts();
await exitIfTaken(Object.values(wanted), 'npm start');
const { port } = wanted.portal;

// Loaded after the check: they take seconds, and a taken port is to be told at once.
const { startFixtures } = await import('#fixtures/server.ts');
const { portalOrigins, startPortal } = await import('./portal.ts');

console.log('Building …');
build();
const fixtures = await startFixtures({
  port: wanted.fixtures.port,
  identityPort: wanted.identity.port,
  host: process.env.HOST,
  portalOrigins: portalOrigins(port),
});
const portal = await startPortal({
  port,
  fixturesUrl: fixtures.url,
  identityUrl: fixtures.identityUrl,
  host: process.env.HOST,
});

console.log(`
  Portal             ${portal.url}   (the second brand: ${portalOrigins(port)[1]})
  Fixture carrier    ${fixtures.url}   (its page lists everybody who can sign in)
  Identity provider  ${fixtures.identityUrl}

  Sign in with the email address of a seed, no password: active-family@example.test
  Press Ctrl-C to stop.
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([portal.stop(), fixtures.stop()]);
    process.exit(0);
  });
}
