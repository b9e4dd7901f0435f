import { expect, test } from 'vitest';
import type { OperationState } from '../ledger.ts';
import { earlierInDoubt } from './earlier-order.ts';

const order = (state: OperationState, sentAt?: number) => ({
  ...{ id: `${state}-${sentAt}`, kind: 'top-up', subjectId: 'line-1' },
  ...{ state, sentAt },
});

test.each<[string, ReturnType<typeof order>[], string | undefined]>([
  ['no order', [], undefined],
  ['one that arrived', [order('done', 2)], undefined],
  ...(['no-trace', 'needs-care', 'cannot-tell'] as const).map((state): [string, ReturnType<typeof order>[], string] => [
    state,
    [order(state, 2)],
    `${state}-2`,
  ]),
  ['one in doubt before one that arrived', [order('no-trace', 2), order('done', 3)], undefined],
  ['one in doubt after one that arrived', [order('done', 2), order('no-trace', 3)], 'no-trace-3'],
  ['one in doubt after one that was never sent', [order('not-sent'), order('no-trace', 3)], 'no-trace-3'],
])('warns of the newest order only: %s (LEDGER-43)', (_, orders, id) => {
  expect(earlierInDoubt(orders)?.id).toBe(id);
  expect(earlierInDoubt(orders.toReversed())?.id).toBe(id);
});
