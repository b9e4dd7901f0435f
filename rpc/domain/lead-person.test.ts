import { expect, test } from 'vitest';
import { ConfigKeys } from '#contracts/config/vocabulary.ts';
import { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { leadPersonOf } from './lead-person.ts';

const config = ConfigKeys.parse({});
const groupOf = (count: number) => Array.from({ length: count }, (_, index) => lineOf(index + 1));

test('returns names in reading case, the number of lines, and the flag of test accounts (SAFETY-13)', () => {
  const actor = lineOf(1, { firstName: 'DANA', lastName: 'REYES' });
  const person = { isTest: false, firstName: 'Dana', lastName: 'Reyes', lines: 3 };
  expect(leadPersonOf({ actor, lines: groupOf(3), config })).toEqual(person);
  const tester = { ...actor, category: 'TEST' };
  expect(leadPersonOf({ actor: tester, lines: groupOf(1), config })).toMatchObject({ isTest: true, lines: 1 });
});

test.each([0, 6, 9])('a group of %i fits the contract of the marketing system (SAFETY-13)', (count) => {
  const actor = lineOf(1, { firstName: undefined, lastName: undefined });
  expect(LeadPerson.safeParse(leadPersonOf({ actor, lines: groupOf(count), config })).success).toBe(true);
});
