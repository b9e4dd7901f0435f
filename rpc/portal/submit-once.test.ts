import { expect, test } from 'vitest';
import { contextOf, FakeAccount, noon } from '../testing/fake-account.ts';
import { lineOf } from '../testing/customer.ts';
import { newOperationId, submitOnce } from './submit-once.ts';

const [dana, marco] = [lineOf(1), lineOf(2)];
const pause = {
  kind: 'data-service',
  id: 'form-00000000001',
  subjectId: 'line-2',
  terms: { pause: true, primaryId: 'line-1' },
  before: {},
} as const;

function people() {
  const account = new FakeAccount(['line-1', 'line-2'], {});
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  return { account, primary: contextOf(dana, account).context, secondary: contextOf(marco, account).context };
}

test('the same form again is not sent again, and gives what came of it', async () => {
  const { account, primary } = people();
  const first = await submitOnce(primary, pause);
  expect(first).toMatchObject({
    id: pause.id,
    kind: 'data-service',
    subjectId: 'line-2',
    actorId: 'line-1',
    state: 'done',
    terms: pause.terms,
  });
  // Even if it asks for something else now: one form, one write.
  expect(await submitOnce(primary, { ...pause, terms: { pause: false, primaryId: 'line-1' } })).toEqual(first);
  expect(account.submitted).toEqual([{ id: pause.id, before: {} }]);
});

test.each([
  ['for another line', { ...pause, subjectId: 'line-1' }],
  ['for something else', { ...pause, kind: 'auto-top-up', terms: { enabled: true } } as const],
])('an operation’s id is no good %s', async (_, other) => {
  const { account, primary } = people();
  await submitOnce(primary, pause);
  await expect(submitOnce(primary, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(account.submitted).toHaveLength(1);
});

test('nor for somebody else', async () => {
  const { account, primary, secondary } = people();
  await submitOnce(primary, pause);
  await expect(submitOnce(secondary, pause)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(account.submitted).toHaveLength(1);
});

test('each form gets an id of its own, of the shape of a reference', () => {
  const ids = Array.from({ length: 100 }, newOperationId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => !/^[\w-]{16}$/.test(id))).toEqual([]);
});
