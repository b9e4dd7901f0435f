import { expect, test } from 'vitest';
import type { PortProblem } from './line-status.ts';
import { noPin, portFixProblem, type PortFixProblem } from './port-detail.ts';

const of = (count: number) => 'A1'.repeat(10).slice(0, count).padEnd(count, '7');

test.each<[rule: string, problem: PortProblem, tidy: string, wrong: PortFixProblem | undefined]>([
  ['PORT-9', 'account', '', 'missing'],
  ['PORT-9', 'account', 'a447', undefined],
  ['PORT-9', 'account', of(20), undefined],
  ['PORT-9', 'account', of(21), 'too-long'],
  ['PORT-9', 'account', 'A_447', 'format'],
  ['PORT-9', 'account', '_A447', 'format'],
  ['PORT-9', 'account', 'A447_', 'format'],
  ['PORT-10', 'zip', '', 'missing'],
  ['PORT-10', 'zip', '0180', 'format'],
  ['PORT-10', 'zip', '01803', undefined],
  ['PORT-10', 'zip', '0180312345', undefined],
  ['PORT-10', 'zip', '01803123456', 'format'],
  ['PORT-10', 'zip', '0180A', 'format'],
  ['PORT-11', 'pin', '', 'missing'],
  ['PORT-11', 'pin', of(15), undefined],
  ['PORT-11', 'pin', of(16), 'format'],
  ['PORT-11', 'pin', '12*4', 'format'],
])('%s: the %s %j: %s', (_, problem, tidy, wrong) => {
  expect(portFixProblem(problem, tidy)).toBe(wrong);
});

test('ACTIVATE-17: no PIN is sent as 0000', () => {
  expect(noPin).toBe('0000');
});
