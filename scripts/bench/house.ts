import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { request } from '@playwright/test';
import { fixturesUrl, identityUrl, portalUrl, ports } from '#e2e/support/ports.ts';
import { Visitor } from '#e2e/support/visitor.ts';
import { type FixtureAccount, type SeedName, world } from '#e2e/support/world.ts';
import { startFixtures } from '#fixtures/server.ts';
import { fixtureBindings } from '../fixture-bindings.ts';
import { folder, type Running, startWorkerd } from './workerd.ts';

const app = fileURLToPath(new URL('../../dist/app.js', import.meta.url));
const storage = `${folder}storage`;

export interface Guest {
  person: FixtureAccount;
  visitor: Visitor;
  /** The session's cookie header. */
  cookie: string;
}

/** The built portal on bare workerd, in front of a fixture carrier. */
export interface House {
  portal: Running;
  /** Opens an account and signs in; the page after sign-in is read as well. */
  guest(seed: SeedName): Promise<Guest>;
  /** Forgets what is only remembered in memory: caches and compiled code, not sessions and accounts. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it with empty storage. */
export async function startHouse(): Promise<House> {
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
  const visitors: Visitor[] = [];
  const house: House = {
    portal: await start(),
    async guest(seed) {
      const person = await world.open(seed);
      const visitor = new Visitor(await request.newContext({ baseURL: portalUrl }));
      visitors.push(visitor);
      const landed = await visitor.signIn(person.email);
      if (!landed.ok()) throw new Error(`${seed} cannot sign in: ${landed.status()}`);
      return { person, visitor, cookie: `lineside=${await visitor.cookie()}` };
    },
    async restart() {
      await house.portal.stop();
      house.portal = await start();
    },
    async stop() {
      await Promise.all(visitors.map((visitor) => visitor.leave()));
      await house.portal.stop();
      await fixtures.stop();
    },
  };
  return house;
}
