import type { ServerResponse } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import { setState, type StatePlace } from './provider-state.ts';
import { createRelay, type RelaySettings } from './relay.ts';

/** What is to be verified: a pact file or a broker's pacts of one provider, whole or those that two patterns leave. */
export interface Job extends Omit<RelaySettings, 'stateTrouble' | 'heard' | 'unanswered'> {
  readonly provider: string;
  readonly source: { file: string } | { broker: string; publishVersion?: string | undefined };
  readonly states: StatePlace;
  readonly description?: string | undefined;
  readonly state?: string | undefined;
}

export interface Done {
  /** Pact's own report as JSON, or what it said when it could not make one. */
  readonly result: string;
  /** The beginning of each answer of the provider, in the order of the report. */
  readonly answers: readonly string[];
  /** States that could not be set up, and why. */
  readonly stateTroubles: Readonly<Record<string, string>>;
}

/** Of a broker's pacts: the newest, and those of portals that are in use. */
const wanted = [
  { consumer: 'lineside', latest: true },
  { consumer: 'lineside', deployedOrReleased: true },
];

/** The verifier's own address for states; everything else goes to the provider. */
const statePath = '/_pactSetup';
/** By provider, so that a second one does not pay for the first. */
const unanswered = new Map<string, Set<string>>();

async function verify(job: Job): Promise<Done> {
  const stateTroubles: Record<string, string> = {};
  const answers: string[] = [];
  let trouble: string | undefined;
  const change = (action: 'setup' | 'teardown', name: string) => async (params?: unknown) => {
    trouble = undefined;
    await setState(job.states, action, name, params, job.limitMs).catch((thrown: unknown) => {
      trouble = thrown instanceof Error ? thrown.message : String(thrown);
      stateTroubles[name] = trouble;
    });
  };
  // States are told by their names alone, so whatever name a broker's pact has is answered.
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
    heard: (answer) => answers.push(answer),
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
    // The relay keeps the limit; this one only has to be longer than a state and a request together.
    timeout: job.limitMs * 5 + 5_000,
    ...('file' in job.source
      ? { pactUrls: [job.source.file] }
      : { pactBrokerUrl: job.source.broker, consumerVersionSelectors: wanted }),
    ...('broker' in job.source && job.source.publishVersion !== undefined
      ? { publishVerificationResult: true, providerVersion: job.source.publishVersion }
      : {}),
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
  return { result: typeof result === 'string' ? result : JSON.stringify(result), answers, stateTroubles };
}

process.on('message', (job: Job) => {
  void verify(job).then((done) => process.send?.(done));
});
