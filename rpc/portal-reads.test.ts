import { describe, expect, test } from 'vitest';
import { customer } from '#contracts/customer/endpoints.ts';
import { config } from '#contracts/config/endpoints.ts';
import { ViewerChangedError, readAllWithView, readAll, readRequest } from './portal-reads.ts';
import type { Outcome } from './problem.ts';
import { contextOf, FakeAccount, fault, reply, type Replies } from './testing/fake-account.ts';
import { lineOf } from './testing/fake-customer.ts';

const dana = lineOf(1);
const own = readRequest(customer.byUsername, { id: 'line-1@example.test' }, 0);
const other = readRequest(customer.byUsername, { id: 'line-2@example.test' }, 0);
const group = readRequest(customer.group, { groupId: 'group-1' }, 0);
const keys = readRequest(config.keys, {}, 0);
const slow: Outcome<unknown> = { kind: 'fault', why: 'slow', transactionId: '' };

function visit(replies: Replies) {
  const told = { 'customer.group': reply({ customers: [dana] }), 'config.keys': reply({}), ...replies };
  const { context } = contextOf(dana, new FakeAccount(['line-1'], told));
  const late: string[] = [];
  return { context: { ...context, markReadsPending: () => void late.push('late') }, late };
}

const ways = { readAll, readAllWithView };

describe.each(['readAll', 'readAllWithView'] as const)('%s', (way) => {
  test.each<[string, Outcome<unknown>, string[]]>([
    ['is still being read', slow, ['late']],
    ['was told', reply({}), []],
    ['failed', fault(), []],
  ])('loads the page again for an outcome that %s (HTTP-25)', async (_, outcome, noted) => {
    const { context, late } = visit({ 'config.keys': outcome });
    await ways[way](context, { group, keys });
    expect(late).toEqual(noted);
  });

  test('does not accept somebody else’s customer for this person (SAFETY-22)', async () => {
    const { context } = visit({
      'customer.byUsername': ({ id }) => reply(id === 'line-1@example.test' ? dana : lineOf(2, { groupId: 'group-2' })),
    });
    await expect(ways[way](context, { other, own })).resolves.toBeDefined();
  });

  test.each([{ id: 'line-9' }, { groupId: 'group-9' }])(
    'a person who moved sees nothing: %j (SAFETY-22)',
    async (more) => {
      const { context } = visit({ 'customer.byUsername': reply({ ...dana, ...more }) });
      await expect(ways[way](context, { group, own })).rejects.toBeInstanceOf(ViewerChangedError);
    },
  );

  test('does not treat an ended session as a failed read (SIGNIN-15)', async () => {
    const { context } = visit({ 'config.keys': fault('session') });
    await expect(ways[way](context, { group, keys })).rejects.toMatchObject({ fault: { why: 'session' } });
  });
});
