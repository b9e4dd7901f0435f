/**
 * A mark of what a page showed or a form says, of 128 bits: two are alike only when what they stand for is (LEDGER-11,
 * LEDGER-23). The order of properties counts.
 */
export async function hashOf(shown: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(shown)));
  return btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
