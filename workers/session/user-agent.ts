const browsers: [name: string, pattern: RegExp][] = [
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /(Firefox|FxiOS)\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /Safari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['macos', /Mac OS X/],
  ['linux', /Linux/],
];

/** Browser and system for `x-source`, from a fixed list: nothing that the browser sends is passed on (HTTP-11). */
export function deviceOf(userAgent: string): { browser: string; os: string } {
  const nameIn = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
  return { browser: nameIn(browsers), os: nameIn(systems) };
}
