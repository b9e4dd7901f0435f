import { encode } from '#contracts/encoding.ts';
import { type Endpoint, isOtherSystem, type OtherSystem, type Service, split } from '#contracts/endpoint.ts';
import { sign } from './signature.ts';

/** Who a call is made for. The tokens come from the session and go nowhere but into the request's headers. */
export interface Credentials {
  accessToken: string;
  idToken: string;
  isPrimary: boolean;
  source: { name: string; email: string; browser: string; os: string };
}

/** Where the carrier's services are, and the systems that have an origin of their own (decision 16). */
export type Origins = Readonly<{ carrier: string } & Record<OtherSystem, string>>;

export interface RequestSettings {
  origins: Origins;
  secret: string;
  now: () => Date;
  transactionId: () => string;
}

/** What may stand in a path: `encodeURIComponent('..')` would let a value climb. */
const pathPart = /^(?!\.{1,2}$)[\w.~@+-]+$/;

/**
 * Builds the one request for an endpoint's parsed input.
 * @throws RangeError when an input cannot stand in a path.
 */
export async function buildRequest(
  target: Endpoint,
  input: Record<string, unknown>,
  credentials: Credentials | undefined,
  settings: RequestSettings,
) {
  const parts = split(target, input);
  const path = target.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(parts.path[name] ?? '');
    if (!pathPart.test(value)) throw new RangeError(`${target.id}: ${name} cannot stand in a path`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(encode(parts.query)).toString();
  const url = new URL(baseOf(target.service, settings.origins) + path + (query ? `?${query}` : ''));
  const body = target.method === 'GET' || target.method === 'DELETE' ? '' : bodyOf(target, parts.body);
  const headers = new Headers({ accept: 'application/json' });
  if (body) headers.set('content-type', target.body === 'text' ? 'text/plain' : 'application/x-www-form-urlencoded');
  // The tokens are the carrier's: they must not reach anybody else.
  if (!isOtherSystem(target.service))
    await introduce(headers, { method: target.method, url, body, other1: input.other1 }, credentials, settings);
  return new Request(url, { method: target.method, headers, redirect: 'manual', body: body || undefined });
}

/** Says who calls, when and for whom, and signs it all (decision 19). */
async function introduce(
  headers: Headers,
  sent: { method: string; url: URL; body: string; other1: unknown },
  credentials: Credentials | undefined,
  settings: RequestSettings,
) {
  const date = settings.now().toUTCString();
  const authorization = credentials ? `Bearer ${credentials.accessToken}` : '';
  headers.set('date', date);
  headers.set('x-transaction-id', settings.transactionId());
  headers.set('x-carrier', typeof sent.other1 === 'string' ? sent.other1 : 'NATIONAL');
  if (credentials) {
    headers.set('authorization', authorization);
    headers.set('x-id-token', credentials.idToken);
    headers.set('x-primary', credentials.isPrimary ? 'Yes' : 'No');
    headers.set('x-source', sourceOf(credentials));
  }
  const { method, url, body } = sent;
  headers.set(
    'x-signature',
    await sign({ secret: settings.secret, method, url: url.pathname + url.search, authorization, date, body }),
  );
}

function baseOf(service: Service, origins: Origins): string {
  return isOtherSystem(service)
    ? `${origins[service].replace(/\/$/, '')}/`
    : `${origins.carrier.replace(/\/$/, '')}/${service}/v0/`;
}

function bodyOf(target: Endpoint, fields: Record<string, unknown>): string {
  return target.body === 'text' ? String(fields.text ?? '') : new URLSearchParams(encode(fields)).toString();
}

function sourceOf({ source }: Credentials): string {
  return [source.name, source.email, source.browser, source.os]
    .map((part) => encodeURIComponent(part.toLowerCase()))
    .join(';');
}
