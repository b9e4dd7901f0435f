import type { AccountPort, AccountView, ReadRequest, Viewer } from '../portal-account.ts';
import type { Audience } from '../domain/polling.ts';
import type { Outcome } from '../problem.ts';

type BatchResult = { outcomes: Outcome<unknown>[]; view: AccountView };

/** Reads that are requested in the same turn of the event loop. */
interface Batch {
  requests: Map<string, ReadRequest>;
  audience?: Audience;
  result: Promise<BatchResult>;
}

const emptyView: AccountView = {
  refs: {},
  inProgress: [],
  stopped: [],
  jobs: [],
  journeys: [],
  ended: [],
  dismissed: [],
};

/**
 * Returns the account with merged reads. The reads of a page and of its frame in one turn are one call; a common read
 * is made once, with the smaller maximum age.
 */
export function mergeReads(account: AccountPort): AccountPort {
  let batch: Batch | undefined;

  function open(viewer: Viewer): Batch {
    const newBatch: Batch = {
      requests: new Map(),
      result: nextTurn().then(async () => {
        batch = undefined;
        const requests = [...newBatch.requests.values()];
        return newBatch.audience
          ? account.readWithView(viewer, newBatch.audience, requests)
          : { outcomes: await account.read(viewer, requests), view: emptyView };
      }),
    };
    return newBatch;
  }

  async function readMerged(
    viewer: Viewer,
    requests: readonly ReadRequest[],
    audience?: Audience,
  ): Promise<BatchResult> {
    const currentBatch = (batch ??= open(viewer));
    currentBatch.audience ??= audience;
    for (const request of requests) {
      const earlier = currentBatch.requests.get(keyOf(request));
      if (!earlier || request.maxAgeMs < earlier.maxAgeMs) currentBatch.requests.set(keyOf(request), request);
    }
    const { outcomes, view } = await currentBatch.result;
    const keys = [...currentBatch.requests.keys()];
    return { outcomes: requests.map((request) => outcomes[keys.indexOf(keyOf(request))] as Outcome<unknown>), view };
  }

  return {
    ...account,
    read: async (viewer, requests) => (await readMerged(viewer, requests)).outcomes,
    readWithView: (viewer, audience, requests) => readMerged(viewer, requests, audience),
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
