import { readFileSync } from 'node:fs';
import { bundle, demoPortal } from '../../scripts/build.ts';
import { demoOperatorSecret, startDemoCarrier } from '../../scripts/testing/demo-carrier.ts';
import { startPortal } from '../../scripts/portal.ts';
import { demoCarrierUrl, demoTemp1Url, demoUrl, ports } from './ports.ts';

/** Starts what `npm run deploy -- --env demo` deploys. @param persist where the carrier's objects keep their storage */
export async function startDemo(persist: string) {
  const carrierOn = () =>
    startDemoCarrier({ port: ports.demo_carrier, portalOrigins: [demoUrl, demoTemp1Url], persist });
  bundle(...demoPortal);
  let carrier = await carrierOn();
  const portal = await startPortal({
    port: ports.demo,
    fixturesUrl: demoCarrierUrl,
    identityUrl: demoCarrierUrl,
    limitless: true,
    demo: { script: readFileSync(demoPortal[1], 'utf8') },
    bindings: { OPERATOR_SECRET: demoOperatorSecret },
    onLog: () => undefined,
  });
  return {
    /** Ends the carrier's process and starts another one. */
    async restartCarrier() {
      await carrier.stop();
      carrier = await carrierOn();
    },
    async stop() {
      await portal.stop();
      await carrier.stop();
    },
  };
}
