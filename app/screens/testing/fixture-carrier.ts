import { base64url } from 'jose';
import { carrierAnswering } from '#fixtures/carrier-answer.ts';
import type { World } from '#fixtures/world/world.ts';
import { createCarrier } from '#rpc/carrier/client.ts';

const secret = 'a secret of this test';
const origin = 'http://carrier.test';

/** Changes the data of an answer on its way: the fixture carrier itself returns nothing that the contract forbids. */
export type Distort = (path: string, data: unknown) => unknown;

/**
 * A client of a fixture carrier in this process. A failure of the fixture carrier throws in the caller.
 * @param distortion returns the present change of answers, if any
 */
export function fixtureCarrier(world: World, distortion: () => Distort | undefined = () => undefined) {
  const failures: string[] = [];
  const answer = carrierAnswering({ world, secret, log: (line) => failures.push(line) });
  return createCarrier({
    origins: {
      carrier: origin,
      marketing: `${origin}/marketing`,
      'referral-tracking': `${origin}/referral-tracking`,
      maps: `${origin}/maps`,
      rates: `${origin}/rates`,
    },
    secret,
    async fetch(sent, init) {
      const request = new Request(sent, init);
      const response = await answer(request);
      if (failures.length > 0) throw new Error(failures.splice(0).join('\n'));
      const distort = distortion();
      if (response && distort) return distorted(response, new URL(request.url).pathname, distort);
      return response ?? new Response(null, { status: 404 });
    },
    now: () => new Date(),
    transactionId: () => crypto.randomUUID(),
  });
}

async function distorted(response: Response, path: string, distort: Distort): Promise<Response> {
  const body = await response.clone().json<{ data?: unknown }>();
  if (body.data === undefined) return response;
  return Response.json({ ...body, data: distort(path, body.data) });
}

/** An ID token of somebody: the fixture carrier reads the address alone, and checks no signature. */
export function idTokenOf(email: string): string {
  return `${base64url.encode('{}')}.${base64url.encode(JSON.stringify({ email }))}.`;
}
