/**
 * Returns a hash of 128 bits of a page or of a form's payload (LEDGER-11, LEDGER-23). The order of properties counts.
 */
export async function hashOf(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
