import { readFileSync } from 'node:fs';

/**
 * Patterns that no line of the log may match: addresses, tokens, numbers of phones, devices and SIM cards, canaries,
 * names.
 */
const forbidden: Record<string, RegExp> = {
  'an email address': /[\w.+-]+(@|%40)[\w-]+\.\w+/,
  'a token': /eyJ[\w-]{8,}|Bearer |access-[0-9a-f]{8}/,
  'a query': /[?&](code|state|id_token|login_hint)=/,
  'a number of a phone, a device or a SIM card': /(?<![\w-]|\d\.)(\d{10}|\d{15}|\d{19,20})(?![\w-])/,
  'a canary': /CANARY|never-shown/,
  'a name or an address of a seed': /Reyes|Harbor/i,
};

/** Returns forbidden content of a log, with its line (SAFETY-15, SAFETY-32). Workerd's own notes contain times. */
export function forbiddenIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => !line.startsWith('NOSENTRY '))
    .flatMap((line) =>
      Object.entries(forbidden).flatMap(([what, pattern]) => (pattern.test(line) ? [`${what}: ${line}`] : [])),
    );
}

/** Checks the log of the whole run. @throws when something personal or secret is in it */
export function checkLog(file: string): void {
  const found = forbiddenIn(readFileSync(file, 'utf8'));
  if (found.length > 0) throw new Error(`The portal's log has\n${found.slice(0, 20).join('\n')}`);
}
