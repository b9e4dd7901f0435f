import { startPortal } from '../../scripts/portal.ts';
import { fixturesUrl, identityUrl, ports } from './ports.ts';

/**
 * Starts a portal whose carrier has a tier alone.
 * @returns it, with the calls that it refused for want of an endpoint
 */
export async function startTierPortal(capabilities: string) {
  const refused: string[] = [];
  const portal = await startPortal({
    port: ports.tier,
    fixturesUrl,
    identityUrl,
    limitless: true,
    bindings: { CAPABILITIES: capabilities },
    onLog: (line) => {
      if (line.includes('carrier call absent')) refused.push(line);
    },
  });
  return { ...portal, refused };
}
