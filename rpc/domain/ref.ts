/** 96 random bits as base64url: nothing of the carrier's id is in it (decision 24). */
export function randomRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}
