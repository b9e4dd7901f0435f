import { createCarrier } from '../carrier/client.ts';
import { type CarrierCaller, carrierCaller } from '../carrier/procedures.ts';

/** A sent request: its path without the origin, and its form's fields or its query. */
export interface SentRequest {
  method: string;
  path: string;
  fields: Record<string, string>;
}

/** Returns the carrier's procedures over the real client. Every request is recorded and answered with `data`. */
export function recordingCarrier(data: unknown = {}): { caller: CarrierCaller; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const origin = 'https://carrier.example.test';
  const carrier = createCarrier({
    origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
    secret: 'a secret',
    now: () => new Date('2026-11-20T12:00:00Z'),
    transactionId: () => 'transaction-1',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const fields = request.method === 'GET' ? searchParams : new URLSearchParams(await request.text());
      sent.push({ method: request.method, path: pathname, fields: Object.fromEntries(fields) });
      return Response.json({ status: 'SUCCESS', data });
    },
  });
  return { caller: carrierCaller({ carrier, options: {} }), sent };
}
