import { createHmac } from 'node:crypto';

/** Key that signs requests during verification, unless the provider has another one. */
export const signatureKey = 'fixture-signature-secret';

/** The parts of a pact's request that its signature covers. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly content?: unknown };
}

/**
 * Returns the signature of a pact's request, with the date of that request (HTTP-12). So any Pact verifier sends a
 * right one to a provider whose test clock is at that date.
 */
export function signatureOf({ method, path, query = {}, headers = {}, body }: SignedRequest): string {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  const search = new URLSearchParams(
    pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([...pair]) => pair),
  ).toString();
  const url = `${path}${search && `?${search}`}`;
  const text = typeof body?.content === 'string' ? body.content : '';
  const lines = [method, url, headers.authorization?.[0] ?? '', headers.date?.[0] ?? '', text];
  return createHmac('sha256', signatureKey).update(lines.join('\n')).digest('base64url');
}
