/** How many characters Wi-Fi takes (ROUTER-3). */
export const wifiLength = { ssid: { least: 1, most: 32 }, password: { least: 8, most: 63 } } as const;

/** What may be wrong with the name or the password of a Wi-Fi (ROUTER-3). */
export const wifiProblems = ['missing', 'too-short', 'too-long', 'characters'] as const;
export type WifiProblem = (typeof wifiProblems)[number];

/** What is wrong with a typed name or password; only printable ASCII works on every device (ROUTER-3). */
export function wifiProblem(what: keyof typeof wifiLength, typed: string): WifiProblem | undefined {
  const { least, most } = wifiLength[what];
  if (typed.trim() === '') return 'missing';
  if (!/^[\x20-\x7e]*$/.test(typed)) return 'characters';
  if (typed.length < least) return 'too-short';
  return typed.length > most ? 'too-long' : undefined;
}
