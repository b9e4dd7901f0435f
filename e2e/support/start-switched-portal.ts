import { startPortal } from '../../scripts/portal.ts';
import { fixturesUrl, identityUrl, ports } from './ports.ts';

/** Starts a portal of which a test turns things off: the others go on. */
export const startSwitchedPortal = () =>
  startPortal({ port: ports.switched, fixturesUrl, identityUrl, limitless: true });
