import { encode } from '#contracts/encoding.ts';
import { type Endpoint, isOtherSystem, type OtherSystem, type Service, split } from '#contracts/endpoint.ts';
import { keysOf } from '../domain/key-list.ts';
import { sign } from './signature.ts';

/** The person of a call. The tokens come from the session and go only into the request's headers (SAFETY-4). */
export interface Credentials {
  accessToken: string;
  idToken: string;
  isPrimary: boolean;
  source: { name: string; email: string; browser: string; os: string };
}

/**
 * Base URLs of the carrier (HTTP-1) and of the systems that are not the carrier's (HTTP-2). A query in one of theirs,
 * such as the key of the maps, is sent with each call.
 */
export type Origins = Readonly<{ carrier: string } & Record<OtherSystem, string>>;

export interface RequestSettings {
  origins: Origins;
  /** Secret keys that sign `x-signature`; the first one signs (SAFETY-23). */
  secret: string;
  now: () => Date;
  transactionId: () => string;
}

/** `encodeURIComponent` alone would leave `..` as it is, and the URL would climb (HTTP-4). */
export const pathPart = /^(?!\.{1,2}$)[\w.~@+-]+$/;

/**
 * Builds the request for an endpoint's parsed input (docs/rules/http.md).
 * @throws RangeError when an input cannot be part of a path (HTTP-4)
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
  const base = new URL(baseOf(target.service, settings.origins));
  const fixed = isOtherSystem(target.service) ? Object.fromEntries(base.searchParams) : {};
  const query = new URLSearchParams(encode({ ...parts.query, ...fixed })).toString();
  const url = new URL(base.origin + base.pathname + path + (query ? `?${query}` : ''));
  const body = target.method === 'GET' || target.method === 'DELETE' ? '' : bodyOf(target, parts.body);
  const headers = new Headers({ accept: 'application/json' });
  if (body) headers.set('content-type', target.body === 'text' ? 'text/plain' : 'application/x-www-form-urlencoded');
  // The carrier's tokens must not reach other systems (HTTP-2).
  if (!isOtherSystem(target.service))
    await introduce(headers, { method: target.method, url, body, other1: input.other1 }, credentials, settings);
  return new Request(url, { method: target.method, headers, redirect: 'manual', body: body || undefined });
}

/** Adds the carrier's headers and signs the request (HTTP-9 to HTTP-13). */
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
  const [{ id, key }] = keysOf(settings.secret);
  if (id) headers.set('x-signature-key', id);
  headers.set(
    'x-signature',
    await sign({ secret: key, method, url: url.pathname + url.search, authorization, date, body }),
  );
}

function baseOf(service: Service, origins: Origins): string {
  return isOtherSystem(service)
    ? origins[service].replace(/\/?(\?|$)/, '/$1')
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
