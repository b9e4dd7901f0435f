import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact-core';
import { startLocalServer } from './local-server.ts';
import { setState, type StatePlace } from './provider-state.ts';
import { createRelay, type Exchange, type RelaySettings } from './relay.ts';
import { noValues, withMore } from './state-values.ts';

/** Address of a Pact broker, and the credentials for it. */
export interface Broker {
  readonly url: string;
  /** The provider's. The broker has pending pacts for a branch alone. */
  readonly branch: string | undefined;
  /** The provider's version for which Pact publishes its verdict, and Pact's log: it reports a failure nowhere else. */
  readonly publish?: { readonly version: string; readonly log: string };
  readonly token: string | undefined;
  readonly username: string | undefined;
  readonly password: string | undefined;
}

/** A provider to verify, with all of a pact file or all that a broker has of its pacts. */
export interface Job extends Omit<RelaySettings, 'stateTrouble' | 'stateValues' | 'onExchange' | 'unanswered'> {
  readonly provider: string;
  readonly source: { readonly file: string } | { readonly broker: Broker };
  readonly states: StatePlace;
}

export interface Done {
  /** Pact's own report as JSON, or its error message. */
  readonly result: string;
  /** Each request with the provider's answer, in the order of the report. */
  readonly exchanges: readonly Exchange[];
  /** Reasons why states could not be set up, by state. */
  readonly stateTroubles: Readonly<Record<string, string>>;
}

/** Request of Pact's core to set up or tear down a state. */
interface StateChange {
  readonly action: 'setup' | 'teardown';
  readonly state: string;
  readonly params?: unknown;
}

/** The verifier's own path for states; all other requests go to the provider. */
const statePath = '/_pactSetup';
/** States without an answer, by provider, so that one provider does not affect another. */
const unanswered = new Map<string, Set<string>>();

async function verify(job: Job): Promise<Done> {
  const stateTroubles: Record<string, string> = {};
  const exchanges: Exchange[] = [];
  let trouble: string | undefined;
  // Values of all states of the present interaction; emptied by a teardown.
  let values = noValues;
  let isNew = true;
  const change = async ({ action, state, params }: StateChange) => {
    if (action === 'setup' && isNew) [trouble, values] = [undefined, noValues];
    isNew = action === 'teardown';
    // Skips further states, because a state after a failed one proves nothing.
    if (action === 'setup' && trouble !== undefined) return;
    try {
      values = withMore(values, await setState(job.states, action, state, params, job, values));
    } catch (thrown) {
      trouble = messageOf(thrown);
      stateTroubles[state] = trouble;
    }
  };
  const { origin } = new URL(job.providerUrl);
  unanswered.set(origin, unanswered.get(origin) ?? new Set());
  const relay = createRelay({
    ...job,
    unanswered: unanswered.get(origin) as Set<string>,
    stateTrouble: () => trouble,
    stateValues: () => values,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    if (url !== statePath) return relay({ method, url, headers, body }, response);
    await change(JSON.parse(body) as StateChange);
    return response.end();
  };
  const { url, stop } = await startLocalServer((request, response) => void answer(request, response));
  const verifier = new Verifier({
    provider: job.provider,
    providerBaseUrl: url,
    providerStatesSetupUrl: `${url}${statePath}`,
    ...sourceOf(job),
    logLevel: 'error',
    // The relay enforces the limit; this one only has to exceed a state change and a request together.
    timeout: job.limitMs * 5 + 5_000,
  });
  const result = await verifier.verify().catch(messageOf);
  await stop();
  return { result, exchanges, stateTroubles };
}

/** Selects the newest pacts of a broker, and those of deployed portals. */
const selectors = [
  { consumer: 'lineside', latest: true },
  { consumer: 'lineside', deployedOrReleased: true },
];

function sourceOf({ source }: Job): Partial<VerifierOptions> {
  // The server above has no TLS, and without a broker Pact sends requests to nobody else: it would read all root
  // certificates for each request.
  if ('file' in source) return { pactUrls: [source.file], disableSslVerification: true };
  const { url, branch, publish, token, username, password } = source.broker;
  return {
    pactBrokerUrl: url,
    ...(token !== undefined && { pactBrokerToken: token }),
    ...(username !== undefined && { pactBrokerUsername: username, pactBrokerPassword: password ?? '' }),
    consumerVersionSelectors: selectors,
    ...(branch !== undefined && { providerVersionBranch: branch, enablePending: true }),
    failIfNoPactsFound: false,
    ...(publish && { publishVerificationResult: true, providerVersion: publish.version, logFile: publish.log }),
  };
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

process.on('message', ({ id, job }: { readonly id: string; readonly job: Job }) => {
  void verify(job).then((done) => process.send?.({ id, done }));
});
