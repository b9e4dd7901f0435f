import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fixturesUrl, identityUrl, portalUrl, ports } from '#e2e/support/ports.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { type FixtureAccount, type SeedName, world } from '#e2e/support/world.ts';
import { startFixtures } from '#fixtures/server.ts';
import { fixtureBindings } from '../../scripts/fixture-bindings.ts';
import { folder, type RunningWorker, startWorkerd } from './workerd.ts';

const app = fileURLToPath(new URL('../../dist/app.js', import.meta.url));
const storage = `${folder}storage`;

export interface SignedInVisitor {
  account: FixtureAccount;
  visitor: Visitor;
  /** The session's cookie header. */
  cookie: string;
}

/** The built portal on bare workerd, in front of a fixture carrier. */
export interface BenchPortal {
  portal: RunningWorker;
  /** Opens an account, signs in and loads the page after sign-in. */
  signIn(seed: SeedName): Promise<SignedInVisitor>;
  /** Signs in to an account once more, and loads the page after sign-in. */
  signInAgain(account: FixtureAccount): Promise<SignedInVisitor>;
  /** Clears memory, such as caches and compiled code, cuts all sockets, and keeps stored sessions and accounts. */
  restart(): Promise<void>;
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
  const start = () =>
    startWorkerd({
      name: 'portal',
      port: ports.restartable,
      edgePort: ports.portal,
      module: { file: app },
      vars: fixtureBindings({ portalOrigin: portalUrl, fixturesUrl, identityUrl }),
      storage,
    });
  const bench: BenchPortal = {
    portal: await start(),
    signIn: async (seed) => bench.signInAgain(await world.open(seed)),
    async signInAgain(account) {
      const visitor = new Visitor();
      const landed = await visitor.signIn(account.email);
      if (landed.status() !== 200) throw new Error(`${account.email} cannot sign in: ${landed.status()}`);
      return { account, visitor, cookie: `lineside=${await visitor.cookie()}` };
    },
    async restart() {
      await bench.portal.stop('SIGKILL');
      bench.portal = await start();
    },
    async stop() {
      await bench.portal.stop();
      await fixtures.stop();
    },
  };
  return bench;
}
