import { MatchersV3, type V3Interaction } from '@pact-foundation/pact';
import type { Credentials } from '#rpc/carrier/request.ts';
import { encode } from '../encoding.ts';
import { type Endpoint, isOtherSystem, split } from '../endpoint.ts';

const { regex } = MatchersV3;

/** The exact request, except for headers that differ each time (HTTP-1, HTTP-5, HTTP-6, HTTP-9). */
export function recordedRequest(
  target: Endpoint,
  input: Record<string, unknown>,
  credentials: Credentials,
): V3Interaction['withRequest'] {
  const { path, query, body } = split(target, input);
  const pathText = target.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const text = target.body === 'text' ? String(body.text ?? '') : new URLSearchParams(encode(body)).toString();
  return {
    method: target.method,
    path: isOtherSystem(target.service) ? `/${pathText}` : `/${target.service}/v0/${pathText}`,
    query: Object.fromEntries(encode(query)),
    headers: {
      accept: 'application/json',
      ...(text ? { 'content-type': target.body === 'text' ? 'text/plain' : 'application/x-www-form-urlencoded' } : {}),
      ...(isOtherSystem(target.service) ? {} : carrierHeaders(credentials, input.other1)),
    },
    body: text || undefined,
  };
}

function carrierHeaders(credentials: Credentials, other1: unknown) {
  return {
    authorization: regex('^Bearer \\S+$', `Bearer ${credentials.accessToken}`),
    date: regex('^\\w{3}, \\d{2} \\w{3} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$', 'Sat, 21 Nov 2026 15:00:00 GMT'),
    'x-carrier': typeof other1 === 'string' ? other1 : 'NATIONAL',
    'x-id-token': regex('^[\\w-]+\\.[\\w-]+\\.[\\w-]*$', credentials.idToken),
    'x-primary': credentials.isPrimary ? 'Yes' : 'No',
    'x-signature': regex('^[\\w-]{43}$', 'signed-again-for-every-request-on-verifying'),
    'x-source': regex(
      '^[^;]*;[^;]*;[^;]*;[^;]*$',
      `${encodeURIComponent('a customer')};${encodeURIComponent(credentials.source.email)};firefox;android`,
    ),
    'x-transaction-id': regex('^[\\w.-]{8,64}$', '00000000-0000-4000-8000-000000000000'),
  };
}
