const text = new TextEncoder();

/** Cached key of the last secret: a portal has one, and importing it takes as long as signing. */
let cachedKey: { secret: string; key: CryptoKey } | undefined;

async function keyOf(secret: string): Promise<CryptoKey> {
  if (cachedKey?.secret === secret) return cachedKey.key;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign']);
  cachedKey = { secret, key };
  return key;
}

/**
 * Returns the value of `x-signature`: base64url HMAC-SHA-256 over method, path with sorted query, authorization, date
 * and body, one line each (HTTP-12). The origin is left out, so that a proxy in front of the carrier does not break it.
 */
export async function sign(parts: {
  secret: string;
  method: string;
  /** Path and query of the request, without its host. */
  url: string;
  authorization: string;
  date: string;
  body: string;
}): Promise<string> {
  const key = await keyOf(parts.secret);
  const line = [parts.method, parts.url, parts.authorization, parts.date, parts.body].join('\n');
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(line)));
  return btoa(String.fromCharCode(...mac))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
