import type { RouterPage, SeenRouter } from '#app/screens/router/router/intent.ts';
import { yes } from './sample.ts';

export function seenRouter(overrides: Partial<SeenRouter> = {}): SeenRouter {
  return {
    make: 'Lineside',
    model: 'Home Hub 3',
    serialNumber: 'HH3-0042-7781',
    firmware: '3.2.1',
    ssid: 'Home-7781',
    status: 'ONLINE',
    ...overrides,
  };
}

/** The page of a router that is online. */
export function routerPage(overrides: Partial<RouterPage> = {}): RouterPage {
  return { device: seenRouter(), isUnknown: false, decision: yes, operationId: 'operation-000001', ...overrides };
}
