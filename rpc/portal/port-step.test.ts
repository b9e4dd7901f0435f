import { expect, test } from 'vitest';
import { lineOf } from '../testing/fake-customer.ts';
import { type PortPlace, portSteps } from './port-step.ts';

const [submittedOn, rejectedOn, completedOn] = ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'];
const line = lineOf(1, { mnpInfo: { submittedOn, rejectedOn, completedOn } });

test.each<[PortPlace, string[]]>([
  ['waiting', ['sent done', 'waiting current', 'done next']],
  ['fix', ['sent done', 'waiting done', 'fix current', 'done next']],
  ['done', ['sent done', 'waiting done', 'done done']],
])('a port-in that is at %s has the steps %j (PORT-2)', (place, steps) => {
  expect(portSteps(line, place).map(({ step, state }) => `${step} ${state}`)).toEqual(steps);
});

test('has the times of the carrier, and none for a step to come (PORT-2)', () => {
  const at = (place: PortPlace, of = line) => portSteps(of, place).map((step) => step.at);
  const [sent, fix, done] = [submittedOn, rejectedOn, completedOn].map((time) => Date.parse(time));
  expect(at('fix')).toEqual([sent, undefined, fix, undefined]);
  expect(at('done')).toEqual([sent, undefined, done]);
  expect(at('waiting', lineOf(1))).toEqual([undefined, undefined, undefined]);
});
