import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fixturesUrl, identityUrl, portalUrl, ports } from '#e2e/support/ports.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { type AccountSettings, type SeedName, world } from '#e2e/support/world.ts';
import { startFixtures } from '#fixtures/server.ts';
import { fixtureBindings } from '../../scripts/fixture-bindings.ts';
import { type ShapedEdge, startShapedEdge } from './shaped-edge.ts';
import { folder, type RunningWorker, startWorkerd } from './workerd.ts';

const app = fileURLToPath(new URL('../../dist/app.js', import.meta.url));
const storage = `${folder}storage`;

/** The built portal on bare workerd, in front of a fixture carrier. */
export interface BenchPortal {
  portal: RunningWorker;
  /** In front of the portal, with its origin. */
  edge: ShapedEdge;
  /** Opens an account, signs in and loads the page after sign-in. @returns the session's cookie header */
  signIn(seed: SeedName, settings?: AccountSettings): Promise<{ cookie: string }>;
  stop(): Promise<void>;
}

/** Starts the portal with empty storage. */
export async function startBenchPortal(): Promise<BenchPortal> {
  rmSync(storage, { recursive: true, force: true });
  const fixtures = await startFixtures({
    port: ports.fixtures,
    identityPort: ports.identity,
    portalOrigins: [portalUrl],
  });
  const portal = await startWorkerd({
    name: 'portal',
    port: ports.restartable,
    module: { file: app },
    vars: fixtureBindings({ portalOrigin: portalUrl, fixturesUrl, identityUrl }),
    storage,
  });
  const edge = await startShapedEdge(ports.portal, ports.restartable);
  return {
    portal,
    edge,
    async signIn(seed, settings) {
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
