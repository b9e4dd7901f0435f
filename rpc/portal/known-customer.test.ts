import { expect, test } from 'vitest';
import { ConfigKeys } from '#contracts/config/vocabulary.ts';
import { LeadPerson } from '#contracts/marketing/vocabulary.ts';
import { leadPersonOf } from '../domain/lead-person.ts';
import { accountOf, contextOf, fault, type Replies, reply } from '../testing/fake-account.ts';
import { CustomerFaultError } from '../problem.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { leadPerson } from './known-customer.ts';

const billed = (isAutoPay: boolean) => reply({ balance: 0, isAutoPay });
const groupOf = (actor = lineOf(1, { firstName: 'DANA', lastName: 'REYES' }), replies: Replies = {}) => {
  const account = accountOf([lineOf(1), lineOf(2)], actor, { 'billing.customer': billed(true), ...replies });
  return { account, context: contextOf(actor, account).context };
};
const dana = { isTest: false, firstName: 'Dana', lastName: 'Reyes', lines: 2 };

test.each([
  [billed(true), true],
  [billed(false), false],
  [fault(), undefined],
])('returns names, lines, the test flag and auto-pay for a lead (SAFETY-13)', async (bill, autoPay) => {
  expect(await leadPerson(groupOf(undefined, { 'billing.customer': bill }).context)).toEqual({ ...dana, autoPay });
});

test('throws its own error when the carrier does not return the customer (SIGNIN-26)', async () => {
  const read = (replies: Replies) => leadPerson(groupOf(lineOf(1), replies).context);
  await expect(read({})).resolves.toMatchObject({ lines: 2 });
  await expect(read({ 'customer.byUsername': fault() })).rejects.toBeInstanceOf(CustomerFaultError);
  await expect(read({ 'customer.group': fault() })).rejects.not.toBeInstanceOf(CustomerFaultError);
});

test('reads no bills for a secondary (SAFETY-13)', async () => {
  const { account, context } = groupOf(lineOf(2, { firstName: 'DANA', lastName: 'REYES' }));
  expect(await leadPerson(context)).toEqual({ ...dana, autoPay: undefined });
  expect(account.reads).not.toContain('billing.customer');
});

const config = ConfigKeys.parse({});
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => lineOf(index + 1));

test('returns names in reading case, the number of lines, and the flag of test accounts (SAFETY-13)', () => {
  const actor = lineOf(1, { firstName: 'DANA', lastName: 'REYES' });
  const person = { isTest: false, firstName: 'Dana', lastName: 'Reyes', lines: 3 };
  expect(leadPersonOf({ actor, lines: linesOf(3), config })).toEqual(person);
  const tester = { ...actor, category: 'TEST' };
  expect(leadPersonOf({ actor: tester, lines: linesOf(1), config })).toMatchObject({ isTest: true, lines: 1 });
});

test.each([0, 6, 9])('a group of %i fits the contract of the marketing system (SAFETY-13)', (count) => {
  const actor = lineOf(1, { firstName: undefined, lastName: undefined });
  expect(LeadPerson.safeParse(leadPersonOf({ actor, lines: linesOf(count), config })).success).toBe(true);
});
