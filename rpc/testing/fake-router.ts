import { RouterDevice } from '#contracts/router/vocabulary.ts';
import type * as z from 'zod/mini';

/** Returns a home router for tests, as the carrier's reply is parsed: online by default. */
export function homeRouterOf(draft: Partial<z.input<typeof RouterDevice>> = {}): RouterDevice {
  return RouterDevice.parse({
    deviceId: 'router-51',
    make: 'Lineside',
    model: 'Home Hub 3',
    serialNumber: 'HH3-0042-7781',
    macAddress: '3C:84:6A:12:9F:01',
    firmware: '3.2.1',
    ssid: 'Home-7781',
    status: 'ONLINE',
    ...draft,
  });
}
