import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const port = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

const restartable = port('E2E_RESTARTABLE_PORT', 18_788);

/** Ports of the servers of the end-to-end tests; environment variables change them. */
export const ports = {
  portal: port('E2E_PORTAL_PORT', 18_787),
  /** Port of a portal that a test kills. */
  restartable,
  /** Port of a portal whose clock tests move. */
  moved: port('E2E_MOVED_PORT', restartable + 1_001),
  /** Port of a portal whose data points a test reads. */
  watched: port('E2E_WATCHED_PORT', restartable + 1_002),
  /** Port of a portal whose feature flags tests turn off. */
  switched: port('E2E_SWITCHED_PORT', restartable + 1_003),
  /** The demo's portal, and its carrier with the identity provider. */
  demo: port('E2E_DEMO_PORT', restartable + 1_004),
  demo_carrier: port('E2E_DEMO_CARRIER_PORT', restartable + 1_005),
  /** Port of a portal on which the runbook's incidents happen. */
  incident: port('E2E_INCIDENT_PORT', restartable + 1_010),
  /** Port of a portal whose carrier has only the endpoints of a tier. */
  tier: port('E2E_TIER_PORT', restartable + 1_011),
  fixtures: port('E2E_FIXTURES_PORT', 14_010),
  identity: port('E2E_IDENTITY_PORT', 14_011),
};

export const portalUrl = `http://localhost:${ports.portal}`;
export const restartableUrl = `http://localhost:${ports.restartable}`;
export const movedUrl = `http://localhost:${ports.moved}`;
export const watchedUrl = `http://localhost:${ports.watched}`;
export const switchedUrl = `http://localhost:${ports.switched}`;
export const demoUrl = `http://localhost:${ports.demo}`;
export const demoTemp1Url = `http://temp1.localhost:${ports.demo}`;
export const demoCarrierUrl = `http://localhost:${ports.demo_carrier}`;
export const incidentUrl = `http://localhost:${ports.incident}`;
export const tierUrl = `http://localhost:${ports.tier}`;
export const tierTemp1Url = `http://temp1.localhost:${ports.tier}`;
export const fixturesUrl = `http://localhost:${ports.fixtures}`;
export const identityUrl = `http://localhost:${ports.identity}`;
/** File with the portal's log, in which a test looks for secrets. */
export const portalLog = `test-results/portal-${ports.portal}.log`;
/** Another port of the same host. Nobody listens there: tests route its pages. */
export const neighbourUrl = 'http://localhost:1';

/** Returns a port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}
