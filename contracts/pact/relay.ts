import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { maxReplyBytes } from '#rpc/carrier/client.ts';
import { sign } from '#rpc/carrier/signature.ts';
import { leniently } from './leniently.ts';
import { inverse, renamedRequest, renamedText, type StateValues } from './state-values.ts';
import { unfitHeaders } from './unfit-header.ts';

/** HTTP statuses of the relay itself, from which the report concludes that the provider did not answer. */
export const trouble = { unanswered: 598, unreachable: 597, noState: 596, givenUp: 595 } as const;

export interface RelaySettings {
  /** URL of the provider, before the paths of the pact. */
  readonly providerUrl: string;
  /** Time limit for headers and body together, in milliseconds. */
  readonly limitMs: number;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
  /** Why the present state could not be set up; undefined if it was. */
  readonly stateTrouble: () => string | undefined;
  /** The provider's own ids and tokens in the present state, which take the place of the examples'. */
  readonly stateValues: () => StateValues;
  /** Receives each request with its answer, in order. */
  readonly onExchange: (exchange: Exchange) => void;
  /** Paths that went unanswered in a row; shared by all relays of a run. */
  readonly unanswered: Set<string>;
}

/** One request with its answer; a missing answer has the status of a `trouble`. */
export interface Exchange {
  readonly request: { readonly method: string; readonly url: string; readonly body: string } | undefined;
  readonly status: number;
  readonly contentType?: string;
  readonly text: string;
  readonly ms: number;
  /** Spellings that the portal accepts although the contract has others. */
  readonly warnings?: readonly string[];
}

/** A request of Pact's verifier, read whole; its URL is a path with its query. */
export interface Incoming {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Unanswered paths in a row after which no more are requested, so that a dead provider does not cost minutes. */
const maxUnanswered = 5;

/**
 * Forwards the verifier's requests to the provider, with fresh date, tokens and signature, within a time limit.
 */
export function createRelay(settings: RelaySettings) {
  const { limitMs, unanswered } = settings;
  return async (incoming: Incoming, outgoing: ServerResponse): Promise<void> => {
    const started = performance.now();
    const record: { request: Exchange['request'] } = { request: undefined };
    const end = (status: number, contentType?: string | null, text = '', warnings: readonly string[] = []) => {
      const ms = Math.round(performance.now() - started);
      settings.onExchange({
        ...record,
        status,
        contentType: contentType ?? '',
        text: text.slice(0, maxReplyBytes),
        ms,
        ...(warnings.length > 0 && { warnings }),
      });
      outgoing.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(text);
    };
    if (settings.stateTrouble() !== undefined) return end(trouble.noState);
    if (unanswered.size >= maxUnanswered) return end(trouble.givenUp);
    const request = await signed(incoming, settings);
    record.request = { method: request.method, url: request.url, body: await request.clone().text() };
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(limitMs) });
      const text = renamedText(await response.text(), inverse(settings.stateValues().ids));
      unanswered.clear();
      const lenient = leniently(text, response.headers.get('content-type'));
      end(response.status, lenient.contentType, lenient.text, lenient.warnings);
    } catch (thrown) {
      unanswered.add(new URL(request.url).pathname);
      end(thrown instanceof DOMException && thrown.name === 'TimeoutError' ? trouble.unanswered : trouble.unreachable);
    }
  };
}

async function signed(incoming: Incoming, settings: RelaySettings): Promise<Request> {
  const { method } = incoming;
  const values = settings.stateValues();
  const isForm = /form/.test(incoming.headers['content-type'] ?? '');
  const target = new URL(settings.providerUrl.replace(/\/$/, '') + incoming.url);
  const { url, body } = renamedRequest({ url: target, body: incoming.body, isForm }, values.ids);
  url.searchParams.sort();
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!perConnection.has(name) && typeof value === 'string') headers.set(name, value);
  }
  if (headers.has('x-signature')) await introduce(headers, { method, url, body }, withTokens(settings, values));
  return new Request(url, { method, headers, redirect: 'manual', body: body || undefined });
}

function withTokens(settings: RelaySettings, { bearer, idToken }: StateValues): RelaySettings {
  return { ...settings, bearer: bearer ?? settings.bearer, idToken: idToken ?? settings.idToken };
}

/** Dates, authorizes and signs a request again, but keeps its deliberate faults. */
async function introduce(
  headers: Headers,
  { method, url, body }: { method: string; url: URL; body: string },
  { secret, bearer, idToken }: RelaySettings,
): Promise<void> {
  if (headers.get('date') !== unfitHeaders.oldDate) headers.set('date', new Date().toUTCString());
  // Each request of the pacts is an operation of its own (HTTP-9).
  headers.set('x-transaction-id', crypto.randomUUID());
  const pactBearer = headers.get('authorization');
  const isSignedIn = pactBearer !== null && pactBearer !== spentBearer;
  if (bearer !== undefined && isSignedIn) headers.set('authorization', `Bearer ${bearer}`);
  if (idToken !== undefined && isSignedIn) headers.set('x-id-token', idToken);
  if (headers.get('x-signature') === unfitHeaders.wrongSignature) return;
  const [authorization = '', date = ''] = ['authorization', 'date'].map((name) => headers.get(name) ?? '');
  headers.set('x-signature', await sign({ secret, method, url: url.pathname + url.search, authorization, date, body }));
}

/** Authorization of a request that must be refused, so its tokens are not renewed. */
const spentBearer = `Bearer ${unfitHeaders.spentToken}`;

const perConnection = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'user-agent',
]);
