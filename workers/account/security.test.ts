import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newOperationId } from '#rpc/portal/submit-once.ts';
import type { SubmitRequest } from '#rpc/portal-context.ts';
import { answered } from '../testing/answer.ts';
import { loggedLines } from '../testing/logged-lines.ts';
import { accountFor, signIn } from '../testing/sign-in.ts';
import { type FixtureAccount, injectFault, open, until } from '../testing/world.ts';

let dana: FixtureAccount;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  dana = await open('active-family');
  lines = loggedLines();
});
afterEach(() => void vi.restoreAllMocks());

const events = (name: string) => lines.filter(({ event }) => event === name);

async function send(own: Pick<SubmitRequest, 'kind' | 'terms'>): Promise<void> {
  const { requester } = await signIn(dana);
  const id = newOperationId();
  await accountFor(dana).submit(requester, { id, subjectId: dana.customerId, ...own });
  await answered(accountFor(dana), id);
}

test('SAFETY-32: security knows of a sensitive change, when it is sent and when it is done', async () => {
  await send({ kind: 'account-lock', terms: { lockStatus: 'ACC_LOCK' } });
  await until(async () => events('sensitive change').length === 2, 'two lines');
  const account = expect.stringMatching(/^[\w-]{11}$/) as string;
  expect(lines).toEqual(
    ['sending', 'done'].map((state) => ({
      event: 'sensitive change',
      security: true,
      account,
      kind: 'account-lock',
      state,
    })),
  );
});

test('SAFETY-32: security knows of a write whose reply was lost, and of nothing that it says', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500 });
  await send({ kind: 'rename', terms: { firstName: 'CANARY', lastName: 'CANARY' } });
  await until(async () => events('write lost').length > 0, 'a line');
  expect(events('write lost')).toMatchObject([{ security: true, kind: 'rename' }]);
  expect(JSON.stringify(lines)).not.toMatch(/CANARY|@/);
});
