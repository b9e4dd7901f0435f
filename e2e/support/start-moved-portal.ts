import { startPortal } from '../../scripts/portal.ts';
import { fixturesUrl, identityUrl, ports } from './ports.ts';

/** Starts a portal for which it is another time now, in ISO 8601 (SAFETY-48). */
export const startMovedPortal = (now: string) =>
  startPortal({ port: ports.moved, fixturesUrl, identityUrl, clockAheadMs: Date.parse(now) - Date.now() });
