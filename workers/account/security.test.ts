import { beforeEach, expect, test } from 'vitest';
import { loggedLines } from '../testing/logged-lines.ts';
import { begin, dana } from '../testing/signed-in-account.ts';
import { send } from '../testing/own-operations.ts';
import { injectFault, until } from '../testing/world.ts';

let lines: Record<string, unknown>[];

begin('active-family');
beforeEach(() => void (lines = loggedLines()));

const events = (name: string) => lines.filter(({ event }) => event === name);

test('logs a sensitive change for security, when it is sent and when it is done (SAFETY-32)', async () => {
  await send('account-lock', { lockStatus: 'ACC_LOCK' });
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

test('logs a write with a lost reply for security, without its content (SAFETY-32)', async () => {
  await injectFault(dana, { endpoint: 'customer.updateSecondary', fault: 500 });
  await send('rename', { firstName: 'CANARY', lastName: 'CANARY' });
  await until(async () => events('write lost').length > 0, 'a line');
  expect(events('write lost')).toMatchObject([{ security: true, kind: 'rename' }]);
  expect(JSON.stringify(lines)).not.toMatch(/CANARY|@/);
});
