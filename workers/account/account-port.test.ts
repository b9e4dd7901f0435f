import { describe, expect, test } from 'vitest';
import type { AccountPort, PageLoad, Viewer } from '#rpc/portal-account.ts';
import { UnreadOperationError } from '#rpc/unread-operation-error.ts';
import { accountPort } from './account-port.ts';

/** An object that notes what it is asked, and gives the answer of the test. */
function portTo(answers: Record<string, unknown>, load?: () => PageLoad) {
  const asked: [string, ...unknown[]][] = [];
  const stub = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        async (...values: unknown[]) => {
          asked.push([name, ...values]);
          return answers[name];
        },
    },
  );
  return { port: accountPort(stub as never, load), asked };
}

const requester = { session: 'session-1' } as Viewer;
const pageLoad = (request: string): PageLoad => ({ page: '/home', request, replyTimeoutMs: 5 });

test.each(Object.entries(portTo({}).port))(
  'asks the object for %s, and returns its answer',
  async (name, { length }) => {
    const answer = { kind: 'submitted' };
    const { port, asked } = portTo({ [name]: answer });
    const values = Array.from({ length }, (_, index) => `value ${index}`);
    expect(await (port[name as keyof AccountPort] as (...all: unknown[]) => unknown)(...values)).toBe(answer);
    expect(asked).toEqual([[name, ...values]]);
  },
);

test('passes the purpose of each read at the time of its call (HTTP-24)', async () => {
  const loads = ['first', 'second'].map(pageLoad);
  const { port, asked } = portTo(
    { read: [], readWithView: { outcomes: [], view: {} } },
    () => loads.shift() as PageLoad,
  );
  await port.read(requester, []);
  await port.readWithView(requester, 'home', []);
  expect(asked).toEqual([
    ['read', { ...requester, load: pageLoad('first') }, []],
    ['readWithView', { ...requester, load: pageLoad('second') }, 'home', []],
  ]);
});

describe('rows that this version cannot read (LEDGER-27)', () => {
  const unreadable = [{ id: 'op-1' }];

  test('throws for a lookup of one, unless all of them are wanted', async () => {
    const found = { operation: undefined, unreadable, stopped: [] };
    const { port } = portTo({ find: found });
    await expect(port.find({ operationId: 'op-1' })).rejects.toMatchObject({ operationId: 'op-1' });
    await expect(port.find({ operationId: 'op-1' })).rejects.toBeInstanceOf(UnreadOperationError);
    expect(await port.find({ unreadable: true })).toEqual(found);
    expect(await portTo({ find: { ...found, unreadable: [] } }).port.find({})).toMatchObject({ unreadable: [] });
  });

  test('throws for a submission', async () => {
    const request = { id: 'op-1' } as Parameters<ReturnType<typeof accountPort>['submit']>[1];
    const { port } = portTo({ submit: { kind: 'unreadable', id: 'op-2' } });
    await expect(port.submit(requester, request)).rejects.toMatchObject({ operationId: 'op-2' });
  });
});
