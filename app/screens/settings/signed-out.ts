/** Returns the number of sessions that were just ended elsewhere, from the address (SETTINGS-8). */
export function readSignedOut(query: URLSearchParams): number | undefined {
  const [count] = /^\d{1,3}$/.exec(query.get('signed-out') ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}
