import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startFixtures } from '#fixtures/server.ts';
import { build } from '../../scripts/build.ts';
import { startPortal } from '../../scripts/portal.ts';
import { workerOptionsOf } from '../../scripts/worker-options.ts';
import { temp1Url } from './brand-host.ts';
import { checkLog } from './log-check.ts';
import {
  incidentUrl,
  movedUrl,
  portalLog,
  portalUrl,
  ports,
  restartableUrl,
  switchedUrl,
  tierTemp1Url,
  tierUrl,
  watchedUrl,
} from './ports.ts';

/**
 * Builds the portal unless PORTAL_BUILT=1, and starts it with a fixture carrier.
 * @returns a function that stops both
 */
export default async function servers(): Promise<() => Promise<void>> {
  if (process.env.PORTAL_BUILT !== '1') build({ uiPage: true });
  const fixtures = await startFixtures({
    port: ports.fixtures,
    identityPort: ports.identity,
    portalOrigins: [
      portalUrl,
      temp1Url,
      restartableUrl,
      movedUrl,
      watchedUrl,
      switchedUrl,
      incidentUrl,
      tierUrl,
      tierTemp1Url,
    ],
  });
  // The demo's, so that its tests need not load wrangler.
  await Promise.all([workerOptionsOf('wrangler.toml', 'demo'), workerOptionsOf('wrangler.demo.toml')]);
  mkdirSync(dirname(portalLog), { recursive: true });
  writeFileSync(portalLog, '');
  const portal = await startPortal({
    port: ports.portal,
    fixturesUrl: fixtures.url,
    identityUrl: fixtures.identityUrl,
    onLog(line) {
      appendFileSync(portalLog, `${line}\n`);
      console.log(line);
    },
    // Adds data points to the log, because they must contain no private data either (SAFETY-60).
    onPoint: (point) => appendFileSync(portalLog, `${JSON.stringify(point)}\n`),
    limitless: true,
  });
  return async () => {
    await portal.stop();
    await fixtures.stop();
    checkLog(portalLog);
  };
}
