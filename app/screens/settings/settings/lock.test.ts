import { expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { contextOf, FakeAccount, noon, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { lockAccount } from './lock.ts';

const [dana, marco] = [lineOf(1), lineOf(2)];
const form = 'form-00000000001';

const lock = (context: PortalContext) => lockAccount(context, form);

/** The account of a person who can become somebody else: one that is locked. */
function people(actor: Customer = dana) {
  const site = { actor };
  const account = new FakeAccount(['line-1', 'line-2'], {
    'customer.byUsername': () => reply(site.actor),
    'customer.group': () => reply({ customers: [site.actor, dana, marco] }),
    'config.keys': reply({}),
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  return { account, site, context: contextOf(actor, account).context };
}

test('sends one operation; the same form leads to its result again, locked or not', async () => {
  const { account, site, context } = people();
  expect(await lock(context)).toMatchObject({ operation: { id: form }, isOwn: true });
  site.actor = lineOf(1, { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] });
  expect(await lock(context)).toMatchObject({ operation: { id: form }, isOwn: true });
  expect(account.submitted).toEqual([{ id: form, before: {} }]);
  expect(account.operations).toMatchObject([
    { kind: 'account-lock', subjectId: 'line-1', actorId: 'line-1', terms: { lockStatus: 'ACC_LOCK' } },
  ]);
});

test.each([
  ['secondary', marco],
  ['already-locked', lineOf(1, { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] })],
])('is refused, and not sent: %s', async (reason, actor) => {
  const { account, context } = people(actor);
  await expect(lock(context)).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
  expect([account.operations, account.submitted]).toEqual([[], []]);
});

test('returns the lock in progress for another form', async () => {
  const { account, context } = people();
  account.onSubmit = (operation) => ({ ...operation, id: 'form-00000000000', state: 'sending' });
  expect(await lock(context)).toMatchObject({ operation: { id: 'form-00000000000' }, isOwn: false });
});
