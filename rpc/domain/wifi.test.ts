import { expect, test } from 'vitest';
import { Ssid, WifiPassword } from '#contracts/router/vocabulary.ts';
import { wifiProblem } from './wifi.ts';

test.each([
  ['ssid', '', 'missing'],
  ['ssid', '   ', 'missing'],
  ['ssid', 'a', undefined],
  ['ssid', 'x'.repeat(32), undefined],
  ['ssid', 'x'.repeat(33), 'too-long'],
  ['ssid', 'Señal', 'characters'],
  ['ssid', 'Home\n', 'characters'],
  ['password', '', 'missing'],
  ['password', 'x'.repeat(7), 'too-short'],
  ['password', 'x'.repeat(8), undefined],
  ['password', ' spaces count ', undefined],
  ['password', 'x'.repeat(63), undefined],
  ['password', 'x'.repeat(64), 'too-long'],
  ['password', 'contraseña-12', 'characters'],
] as const)('%s %j: %s (ROUTER-3)', (what, typed, problem) => {
  expect(wifiProblem(what, typed)).toBe(problem);
  // A valid value here is valid at the carrier.
  if (typed.trim() !== '')
    expect((what === 'ssid' ? Ssid : WifiPassword).safeParse(typed).success).toBe(problem === undefined);
});
