import type { ServerResponse } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import { setState, type StatePlace } from './provider-state.ts';
import { createRelay, type Exchange, type RelaySettings } from './relay.ts';

/** What to verify: one provider's pact file, optionally filtered by two patterns. */
export interface Job extends Omit<RelaySettings, 'stateTrouble' | 'onExchange' | 'unanswered'> {
  readonly provider: string;
  readonly file: string;
  readonly states: StatePlace;
  readonly description?: string | undefined;
  readonly state?: string | undefined;
}

export interface Done {
  /** Pact's own report as JSON, or its error message. */
  readonly result: string;
  /** Each request with the provider's answer, in the order of the report. */
  readonly exchanges: readonly Exchange[];
  /** Why states could not be set up, by state. */
  readonly stateTroubles: Readonly<Record<string, string>>;
}

/** The verifier's own path for states; all other requests go to the provider. */
const statePath = '/_pactSetup';
/** By provider, so that one that never answers does not affect another. */
const unanswered = new Map<string, Set<string>>();

async function verify(job: Job): Promise<Done> {
  const stateTroubles: Record<string, string> = {};
  const exchanges: Exchange[] = [];
  let trouble: string | undefined;
  const change = (action: 'setup' | 'teardown', name: string) => async (params?: unknown) => {
    trouble = undefined;
    await setState(job.states, action, name, params, job).catch((thrown: unknown) => {
      trouble = thrown instanceof Error ? thrown.message : String(thrown);
      stateTroubles[name] = trouble;
    });
  };
  // Handlers are looked up by state name, and a broker's pact may use any name.
  const stateHandlers = new Proxy(
    {},
    {
      get: (_, name) =>
        typeof name === 'string' ? { setup: change('setup', name), teardown: change('teardown', name) } : undefined,
    },
  );
  const { origin } = new URL(job.providerUrl);
  unanswered.set(origin, unanswered.get(origin) ?? new Set());
  const relay = createRelay({
    ...job,
    unanswered: unanswered.get(origin) as Set<string>,
    stateTrouble: () => trouble,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const patterns = { PACT_DESCRIPTION: job.description, PACT_PROVIDER_STATE: job.state };
  for (const [name, pattern] of Object.entries(patterns)) {
    if (pattern === undefined) delete process.env[name];
    else process.env[name] = pattern;
  }
  const verifier = new Verifier({
    provider: job.provider,
    providerBaseUrl: job.providerUrl,
    logLevel: 'error',
    // The relay enforces the limit; this one only has to exceed a state change and a request together.
    timeout: job.limitMs * 5 + 5_000,
    pactUrls: [job.file],
    stateHandlers,
    requestFilter: (
      request: Parameters<typeof relay>[0] & { path: string },
      response: ServerResponse,
      next: () => void,
    ) => {
      if (request.path === statePath) next();
      else void relay(request, response);
    },
  });
  const result = await verifier
    .verifyProvider()
    .catch((thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)));
  return { result: typeof result === 'string' ? result : JSON.stringify(result), exchanges, stateTroubles };
}

process.on('message', (job: Job) => {
  void verify(job).then((done) => process.send?.(done));
});
