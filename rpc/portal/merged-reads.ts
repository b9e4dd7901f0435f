import type { AccountPort, AccountView, ReadRequest, Viewer } from '../portal-account.ts';
import type { Audience } from '../domain/polling.ts';
import type { Outcome } from '../problem.ts';

type Told = { outcomes: Outcome<unknown>[]; view: AccountView };

/** Reads that are requested in the same turn of the event loop. */
interface Batch {
  requests: Map<string, ReadRequest>;
  audience?: Audience;
  told: Promise<Told>;
}

const nothingSeen: AccountView = { refs: {}, inProgress: [], stopped: [], jobs: [], journeys: [] };

/**
 * Returns the account with merged reads. The reads of a page and of its frame in one turn are one call; a common read
 * is made once, with the smaller maximum age.
 */
export function mergeReads(account: AccountPort): AccountPort {
  let batch: Batch | undefined;

  function open(requester: Viewer): Batch {
    const own: Batch = {
      requests: new Map(),
      told: nextTurn().then(async () => {
        batch = undefined;
        const requests = [...own.requests.values()];
        return own.audience
          ? account.readWithView(requester, own.audience, requests)
          : { outcomes: await account.read(requester, requests), view: nothingSeen };
      }),
    };
    return own;
  }

  async function ask(requester: Viewer, requests: readonly ReadRequest[], audience?: Audience): Promise<Told> {
    const joined = (batch ??= open(requester));
    joined.audience ??= audience;
    for (const request of requests) {
      const known = joined.requests.get(keyOf(request));
      if (!known || request.maxAgeMs < known.maxAgeMs) joined.requests.set(keyOf(request), request);
    }
    const { outcomes, view } = await joined.told;
    const keys = [...joined.requests.keys()];
    return { outcomes: requests.map((request) => outcomes[keys.indexOf(keyOf(request))] as Outcome<unknown>), view };
  }

  return {
    ...account,
    read: async (requester, requests) => (await ask(requester, requests)).outcomes,
    readWithView: (requester, audience, requests) => ask(requester, requests, audience),
  };
}

function keyOf({ id, input }: ReadRequest): string {
  return `${id} ${JSON.stringify(input)}`;
}

/** Maximum number of promise steps between the first read of a page and the last that depends on no reply. */
const steps = 50;

/**
 * Resolves after all reads of this turn were requested: before its replies, a page awaits nothing but promises. A timer
 * would cost a page 0.065 ms of CPU time and 1 ms of waiting (ADR-006).
 */
async function nextTurn(): Promise<void> {
  for (let step = 0; step < steps; step += 1) await Promise.resolve();
}
