import { fixtureCarrier, idTokenOf } from '#app/screens/testing/fixture-carrier.ts';
import { World } from '#fixtures/world/world.ts';
import { carrierCaller, readById } from '#rpc/carrier/procedures.ts';
import type { ReadRequest, Viewer } from '#rpc/portal-account.ts';
import { contextOf, FakeAccount } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadMe } from '#rpc/portal/me.ts';
import { loadHome } from '#app/screens/home/home/intent.ts';

/** Returns the data of Home's intents for a holder of six lines, by a fixture carrier in this process. */
export async function homeFacts() {
  const world = new World();
  const { people } = world.open('six-lines');
  const carrier = fixtureCarrier(world);
  const account = new (class extends FakeAccount {
    override read({ credentials }: Viewer, requests: readonly ReadRequest[]) {
      const caller = carrierCaller({ carrier, options: { credentials } });
      return Promise.all(requests.map(({ id, input }) => readById(caller, id, input)));
    }
  })([], {});
  account.now = Date.now();
  const email = people.email(1);
  const line = lineOf(1, { id: people.customerId(1), groupId: people.groupId, emailId: email });
  const { context } = contextOf(line, account);
  context.viewer.credentials.idToken = idTokenOf(email);
  return { me: await loadMe(context), home: await loadHome(context) };
}
