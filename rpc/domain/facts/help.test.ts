import { expect, test } from 'vitest';
import { helpFor } from './help.ts';

test.each([
  ['downtime', 'later'],
  ['fiveGDevice', 'device'],
  ['failed', 'again'],
  ['other', 'call'],
  [undefined, 'call'],
])('a refusal for %s has the help: %s (LEDGER-42)', (refusal, help) => {
  expect(helpFor(refusal)).toBe(help);
});
