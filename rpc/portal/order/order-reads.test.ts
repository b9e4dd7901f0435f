import { expect, test } from 'vitest';
import type { AccountSnapshot } from '../../domain/permission.ts';
import { contextOf, FakeAccount } from '../../testing/fake-account.ts';
import { lineOf } from '../../testing/fake-customer.ts';
import { sampleTerms } from '../../testing/sample-terms.ts';
import { operationOf } from '../../testing/sent-operation.ts';
import { withSimCards } from './order-reads.ts';

const line = lineOf(1, { status: 0, simPaid: true });
const reorderOf = (subjectId: string) =>
  operationOf('reorder-sim', sampleTerms['reorder-sim'], { subjectId, state: 'sending' });
const renameOf = (subjectId: string) => operationOf('rename', sampleTerms.rename, { subjectId, state: 'sending' });

test.each([
  ['ordered for the line', [reorderOf('line-1')], 'ordering'],
  ['ordered for another line', [reorderOf('line-2')], 'no-record'],
  ['while the line is renamed', [renameOf('line-1')], 'no-record'],
  ['that nobody orders', [], 'no-record'],
])('finds a SIM card without a record %s, with and without the operations at hand (LINE-12)', async (_, open, kind) => {
  const account = new FakeAccount(['line-1'], {});
  account.operations.push(...open);
  const { context } = contextOf(line, account);
  const snapshot: AccountSnapshot = { actor: line, lines: [line], config: {} };
  for (const options of [{}, { reorders: open }]) {
    const { simCards } = await withSimCards(context, snapshot, options);
    expect(simCards?.get('line-1')).toMatchObject({ kind });
  }
});
