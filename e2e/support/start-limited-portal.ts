import { startPortal } from '../../scripts/portal.ts';
import { fixturesUrl, identityUrl, ports } from './ports.ts';

/** Starts a portal with the limits of wrangler.toml: that of the other tests has wider ones. */
export const startLimitedPortal = () => startPortal({ port: ports.limited, fixturesUrl, identityUrl });
