import { startFixtures } from '#fixtures/server.ts';
import { build } from './build.ts';
import { portalOrigins, startPortal } from './portal.ts';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const port = number('PORT', 8787);

console.log('Building …');
build();
const fixtures = await startFixtures({
  port: number('FIXTURES_PORT', 4010),
  identityPort: number('IDENTITY_PORT', 4011),
  portalOrigins: portalOrigins(port),
});
const portal = await startPortal({ port, fixturesUrl: fixtures.url, identityUrl: fixtures.identityUrl });

console.log(`
  Portal             ${portal.url}   (the second brand: ${portalOrigins(port)[1]})
  Fixture carrier    ${fixtures.url}   (its page lists everybody who can sign in)
  Identity provider  ${fixtures.identityUrl}

  Sign in with the e-mail address of a seed, no password: active-family@example.test
  Ctrl-C stops everything.
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([portal.stop(), fixtures.stop()]);
    process.exit(0);
  });
}
