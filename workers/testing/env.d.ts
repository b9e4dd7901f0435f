import type { Env as PortalEnv } from '../env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends PortalEnv {}
  }
}
