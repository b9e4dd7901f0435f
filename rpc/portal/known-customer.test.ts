import { expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import { contextOf, FakeAccount, fault, reply } from '../testing/fake-account.ts';
import { CustomerFaultError } from '../problem.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { leadPerson } from './known-customer.ts';

const billed = (isAutoPay: boolean) => reply({ balance: 0, isAutoPay });
const answers = (actor: Customer, bill = billed(true)) => ({
  'customer.byUsername': reply(actor),
  'customer.group': reply({ customers: [lineOf(1), lineOf(2)] }),
  'config.keys': reply({}),
  'billing.customer': bill,
});
const groupOf = (actor = lineOf(1, { firstName: 'DANA', lastName: 'REYES' }), bill = billed(true)) => {
  const account = new FakeAccount(['line-1', 'line-2'], answers(actor, bill));
  return { account, context: contextOf(actor, account).context };
};
const dana = { isTest: false, firstName: 'Dana', lastName: 'Reyes', lines: 2 };

test.each([
  [billed(true), true],
  [billed(false), false],
  [fault(), undefined],
])('returns names, lines, the test flag and auto-pay for a lead (SAFETY-13)', async (bill, autoPay) => {
  expect(await leadPerson(groupOf(undefined, bill).context)).toEqual({ ...dana, autoPay });
});

test('throws its own error when the carrier does not return the customer (SIGNIN-26)', async () => {
  const told = (replies: object) =>
    leadPerson(contextOf(lineOf(1), new FakeAccount(['line-1'], { ...answers(lineOf(1)), ...replies })).context);
  await expect(told({})).resolves.toMatchObject({ lines: 2 });
  await expect(told({ 'customer.byUsername': fault() })).rejects.toBeInstanceOf(CustomerFaultError);
  await expect(told({ 'customer.group': fault() })).rejects.not.toBeInstanceOf(CustomerFaultError);
});

test('reads no bills for a secondary (SAFETY-13)', async () => {
  const { account, context } = groupOf(lineOf(2, { firstName: 'DANA', lastName: 'REYES' }));
  expect(await leadPerson(context)).toEqual({ ...dana, autoPay: undefined });
  expect(account.reads).not.toContain('billing.customer');
});
