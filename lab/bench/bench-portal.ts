import { rmSync } from 'node:fs';
import { fixturesUrl, identityUrl, portalUrl, ports } from '#e2e/support/ports.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { type AccountSettings, type SeedName, world } from '#e2e/support/world.ts';
import { startFixtures } from '#fixtures/server.ts';
import { fixtureBindings } from '../../scripts/fixture-bindings.ts';
import { root } from '../../scripts/root.ts';
import { startShapedEdge } from './shaped-edge.ts';
import { assets, folder, startWorkerd } from './workerd.ts';

const storage = `${folder}storage`;

export type BenchPortal = Awaited<ReturnType<typeof startBenchPortal>>;

/** Starts the built portal on bare workerd with empty storage, in front of a fixture carrier. */
export async function startBenchPortal() {
  rmSync(storage, { recursive: true, force: true });
  const fixtures = await startFixtures({
    port: ports.fixtures,
    identityPort: ports.identity,
    portalOrigins: [portalUrl],
  });
  const portal = await startWorkerd({
    name: 'portal',
    port: ports.restartable,
    module: { file: `${root}dist/app.js` },
    vars: fixtureBindings({ portalOrigin: portalUrl, fixturesUrl, identityUrl }),
    storage,
  });
  const edge = await startShapedEdge(ports.portal, ports.restartable, assets);
  return {
    portal,
    /** In front of the portal, with its origin. */
    edge,
    /** Opens an account, signs in and loads the page after sign-in. @returns the session's cookie header */
    async signIn(seed: SeedName, settings?: AccountSettings) {
      const { email } = await world.open(seed, settings);
      const visitor = new Visitor();
      const landed = await visitor.signIn(email);
      if (landed.status() !== 200) throw new Error(`${email} cannot sign in: ${landed.status()}`);
      return { cookie: `lineside=${await visitor.cookie()}` };
    },
    async stop() {
      edge.stop();
      await portal.stop();
      await fixtures.stop();
    },
  };
}
