import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Purchase } from '#contracts/topup/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { accountOf, contextOf, refOf, reply, type Replies } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { loadAccount, type AccountQuery } from '../account/intent.ts';

export const gigabyte = 1024 ** 3;
export const billed: CustomerDraft = {
  billStartDate: '2026-11-03',
  billEndDate: '2026-12-02',
  activationDate: '2026-09-20',
};
export const first = refOf('line-1');

interface Given {
  lines?: Customer[];
  actor?: Customer;
  purchases?: Purchase[];
  replies?: Replies;
  operations?: Operation[];
}

/** An account whose lines have used 2 of 5 GB, and its page. */
export function given({
  lines = [lineOf(1, billed)],
  actor = lines[0] ?? lineOf(1),
  purchases = [],
  replies = {},
  operations = [],
}: Given = {}) {
  const fake = accountOf(lines, actor, {
    'topup.group': reply({ purchases }),
    'usage.group': ({ startDate, endDate }) =>
      reply({
        billStartDate: startDate,
        billEndDate: endDate,
        users: lines.map(({ id }) => ({ userId: id, bytes: 2 * gigabyte, maxBytes: 5 * gigabyte })),
        days: [{ date: startDate, users: lines.map(({ id }, index) => ({ userId: id, bytes: index + 7 })) }],
      }),
    ...replies,
  });
  fake.operations.push(...operations);
  const { context } = contextOf(actor, fake);
  return { fake, context, look: (ask: AccountQuery = {}) => loadAccount(context, ask) };
}

/** Data that a line bought. */
export const bought = (topupDate: string, customerId = 'line-1', totalData = 1): Purchase => ({
  customerId,
  totalData,
  topupDate,
});
