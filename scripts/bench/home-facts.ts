import { base64url } from 'jose';
import type { SeedName } from '#contracts/seed.ts';
import { carrierAnswering } from '#fixtures/carrier-answer.ts';
import { World } from '#fixtures/world/world.ts';
import { createCarrier } from '#rpc/carrier/client.ts';
import { carrierCaller, readById } from '#rpc/carrier/procedures.ts';
import { createPortalCaller } from '#rpc/portal-router.ts';
import type { ReadRequest, Requester } from '#rpc/portal-context.ts';
import { contextOf, FakeAccount } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';

const origin = 'http://carrier.test';
const secret = 'a secret of the bench';

/** What Home's intents give to the account holder of a seed, by a fixture carrier in this process. */
export async function homeFacts(seed: SeedName): Promise<{ me: unknown; home: unknown }> {
  const world = new World();
  const { people } = world.open(seed);
  const answer = carrierAnswering({ world, secret, log: console.error });
  const carrier = createCarrier({
    origins: { carrier: origin, marketing: origin, 'referral-tracking': origin, maps: origin, rates: origin },
    secret,
    fetch: async (request, init) => (await answer(new Request(request, init))) ?? new Response(null, { status: 404 }),
    now: () => new Date(),
    transactionId: () => crypto.randomUUID(),
  });
  const account = new (class extends FakeAccount {
    override read({ credentials }: Requester, requests: readonly ReadRequest[]) {
      const caller = carrierCaller({ carrier, options: { credentials } });
      return Promise.all(requests.map(({ id, input }) => readById(caller, id, input)));
    }
  })([], {});
  account.now = Date.now();
  const email = people.email(1);
  const { context } = contextOf(
    lineOf(1, { id: people.customerId(1), groupId: people.groupId, emailId: email }),
    account,
  );
  // The fixture carrier reads the address alone, and checks no signature.
  context.requester.credentials.idToken = `${base64url.encode('{}')}.${base64url.encode(JSON.stringify({ email }))}.`;
  const portal = createPortalCaller(context);
  return { me: await portal.me(), home: await portal.home() };
}
