import { type Endpoint, isOtherSystem } from '../endpoint.ts';

/** The body of a successful reply; other systems reply without the carrier's envelope (HTTP-2). */
export function successText({ service }: Endpoint, data: unknown): string {
  return JSON.stringify(isOtherSystem(service) ? data : { status: 'SUCCESS', data });
}
