import type { TestProject } from 'vitest/node';
import { startDemoCarrier } from '../../scripts/demo-carrier.ts';

/** The portal's origins; nothing listens there, addresses are only compared. */
const portalOrigin = 'http://localhost:8787';
const otherOrigin = 'http://temp1.localhost:8787';

/** Starts the demo's carrier and identity provider in place of the fixtures, for tests of the portal's objects. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startDemoCarrier({ port: 0, portalOrigins: [portalOrigin, otherOrigin], controls: true });
  project.provide('fixturesUrl', url);
  project.provide('identityUrl', url);
  project.provide('portalOrigin', portalOrigin);
  project.provide('otherOrigin', otherOrigin);
  return stop;
}
