/** How many other sessions have just been ended, as the address says after signing out elsewhere (SETTINGS-8). */
export function signedOutIn(asked: URLSearchParams): number | undefined {
  const [count] = /^\d{1,3}$/.exec(asked.get('signed-out') ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}
