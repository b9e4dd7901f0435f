import { vi } from 'vitest';
import { carrierAnswering } from '#fixtures/carrier-answer.ts';
import { lossHeader } from '#fixtures/fault-response.ts';
import type { World } from '#fixtures/world/world.ts';
import type { AccountPort, Viewer } from '#rpc/portal-account.ts';
import { mergeReads } from '#rpc/portal/merged-reads.ts';
import { fixtureBindings } from '../../../../scripts/fixture-bindings.ts';
import { AccountObject } from '#workers/account/account-object.ts';
import { accountPort } from '#workers/account/account-port.ts';
import type { Env } from '#workers/env.ts';
import { ObjectState } from './object-state.ts';

export const carrierOrigin = 'http://carrier.test';
const bindings = fixtureBindings({
  portalOrigin: 'http://portal.localhost',
  fixturesUrl: carrierOrigin,
  identityUrl: 'http://identity.localhost',
});

/** Sends the calls of every account to the fixture carrier of a world, with the losses of injected faults. */
export function serveCarrier(world: World): void {
  vi.stubGlobal('WebSocketRequestResponsePair', class {});
  const answer = carrierAnswering({ world, secret: bindings.CARRIER_SIGNATURE_SECRET, log: console.error });
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const response = await answer(new Request(input, init));
    const [loss, how] = response?.headers.get(lossHeader)?.split(' ') ?? [];
    if (loss === 'reset') throw new TypeError('the connection was reset');
    const late = new Promise((done) => loss === 'slow' && setTimeout(done, Number(how)));
    if (loss === 'slow' || loss === 'hang') await Promise.race([late, aborted(init?.signal)]);
    return response ?? new Response(null, { status: 404 });
  });
}

/** Rejects when the caller's time limit is over. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
}

/** Does nothing, whatever is called: the operator's index, its log, push services. */
const nobody = new Proxy({}, { get: () => async () => undefined });

/** The group's Account object as it is deployed, in this process; its viewers stay signed in. */
export function nodeAccount(groupId: string) {
  const viewers = new Map<string, Viewer>();
  const namespace = <T>(get: (name: string) => T) => ({ idFromName: (name: string) => name, get });
  const env = {
    ...bindings,
    SESSION: namespace((session) => ({
      requester: async () => viewers.get(session) ?? 'over',
      refresh: async () => 'over',
      lastUse: async () => undefined,
      end: async () => undefined,
    })),
    INDEX: namespace(() => nobody),
    AUDIT: namespace(() => nobody),
  } as unknown as Env;
  const state = new ObjectState(groupId);
  const object = new AccountObject(state as never, env);
  state.onAlarm = () => object.alarm();
  /** Returns the account's port for a viewer, who counts as signed in from now on. */
  const portOf = (viewer: Viewer): AccountPort => {
    viewers.set(viewer.session, viewer);
    let loads = 0;
    return mergeReads(
      accountPort(object as never, () => ({
        page: 'page',
        request: String((loads += 1)),
        replyTimeoutMs: 2_300,
      })),
    );
  };
  return { object, portOf };
}
