import { base64url } from 'jose';
import { carrierAnswering } from '#fixtures/carrier-answer.ts';
import type { World } from '#fixtures/world/world.ts';
import { createCarrier } from '#rpc/carrier/client.ts';

const secret = 'a secret of this test';
const origin = 'http://carrier.test';

/** A client of a fixture carrier in this process. What the fixture carrier fails at is an error of the caller. */
export function fixtureCarrier(world: World) {
  const failures: string[] = [];
  const answer = carrierAnswering({ world, secret, log: (line) => failures.push(line) });
  return createCarrier({
    origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
    secret,
    async fetch(request, init) {
      const response = await answer(new Request(request, init));
      if (failures.length > 0) throw new Error(failures.splice(0).join('\n'));
      return response ?? new Response(null, { status: 404 });
    },
    now: () => new Date(),
    transactionId: () => crypto.randomUUID(),
  });
}

/** An ID token of somebody: the fixture carrier reads the address alone, and checks no signature. */
export function idTokenOf(email: string): string {
  return `${base64url.encode('{}')}.${base64url.encode(JSON.stringify({ email }))}.`;
}
