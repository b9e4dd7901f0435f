import type { IncomingMessage, ServerResponse } from 'node:http';
import { sign } from '#rpc/carrier/signature.ts';

/** HTTP statuses of our own, by which the report knows that the provider never answered a request. */
export const trouble = { unanswered: 598, unreachable: 597, noState: 596, givenUp: 595 } as const;

export interface RelaySettings {
  /** Where paths of the pact begin. */
  readonly providerUrl: string;
  /** Milliseconds for headers and body together. */
  readonly limitMs: number;
  readonly secret: string;
  readonly bearer?: string | undefined;
  readonly idToken?: string | undefined;
  /** Why the present state could not be set up, if so. */
  readonly stateTrouble: () => string | undefined;
  /** Is told what the provider answered, in the order of the requests. */
  readonly heard: (answer: string) => void;
  /** Addresses that went unanswered one after the other; shared by all relays of a run. */
  readonly unanswered: Set<string>;
}

type Parsed = IncomingMessage & { originalUrl: string; body?: unknown };

/** So many addresses in a row without an answer, and the rest is not asked: a dead provider must not cost minutes. */
const patience = 5;

/**
 * Passes the verifier's requests on to the provider: with fresh date, tokens and signature, and within a time limit.
 */
export function createRelay(settings: RelaySettings) {
  const { limitMs, unanswered } = settings;
  return async (incoming: Parsed, outgoing: ServerResponse): Promise<void> => {
    const end = (status: number, contentType?: string | null, text = '') => {
      settings.heard(text.slice(0, 300));
      outgoing.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(text);
    };
    if (settings.stateTrouble() !== undefined) return end(trouble.noState);
    if (unanswered.size >= patience) return end(trouble.givenUp);
    const request = await signed(incoming, settings);
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(limitMs) });
      const text = await response.text();
      unanswered.clear();
      end(response.status, response.headers.get('content-type'), text);
    } catch (thrown) {
      unanswered.add(new URL(request.url).pathname);
      end(thrown instanceof DOMException && thrown.name === 'TimeoutError' ? trouble.unanswered : trouble.unreachable);
    }
  };
}

async function signed(incoming: Parsed, { providerUrl, secret, bearer, idToken }: RelaySettings): Promise<Request> {
  const url = new URL(providerUrl.replace(/\/$/, '') + incoming.originalUrl);
  url.searchParams.sort();
  const method = incoming.method ?? 'GET';
  const body = textOf(incoming.body);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!perConnection.has(name) && typeof value === 'string') headers.set(name, value);
  }
  if (headers.has('x-signature')) {
    const date = new Date().toUTCString();
    headers.set('date', date);
    if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
    if (idToken !== undefined) headers.set('x-id-token', idToken);
    const authorization = headers.get('authorization') ?? '';
    headers.set(
      'x-signature',
      await sign({ secret, method, url: url.pathname + url.search, authorization, date, body }),
    );
  }
  return new Request(url, { method, headers, redirect: 'manual', body: body || undefined });
}

const perConnection = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'user-agent',
]);

/** Pact's proxy has parsed a form already; its fields are still in their order. */
function textOf(body: unknown): string {
  if (Buffer.isBuffer(body)) return body.toString('utf8');
  return typeof body === 'object' && body !== null
    ? new URLSearchParams(body as Record<string, string>).toString()
    : '';
}
