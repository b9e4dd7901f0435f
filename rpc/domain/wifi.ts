/** Length of a Wi-Fi name and password, in characters (ROUTER-3). */
export const wifiLength = { ssid: { least: 1, most: 32 }, password: { least: 8, most: 63 } } as const;

/** Problems of the name or the password of a Wi-Fi (ROUTER-3). */
export const wifiProblems = ['missing', 'too-short', 'too-long', 'characters'] as const;
export type WifiProblem = (typeof wifiProblems)[number];

/** Returns the problem of a typed name or password. Only printable ASCII works on every device (ROUTER-3). */
export function wifiProblem(field: keyof typeof wifiLength, typed: string): WifiProblem | undefined {
  const { least, most } = wifiLength[field];
  if (typed.trim() === '') return 'missing';
  if (!/^[\x20-\x7e]*$/.test(typed)) return 'characters';
  if (typed.length < least) return 'too-short';
  return typed.length > most ? 'too-long' : undefined;
}
