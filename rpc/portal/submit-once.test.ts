import { beforeEach, describe, expect, test } from 'vitest';
import { sampleIds } from '#fixtures/scenarios/scenario.ts';
import { scenarioOf } from '#fixtures/scenarios/scenarios.ts';
import { contextOf, FakeAccount, fault, noon, refOf, reply } from '../testing/fake-account.ts';
import { lineOf } from '../testing/fake-customer.ts';
import { operationOf } from '../testing/sent-operation.ts';
import { findUnsent, newOperationId, submitOnce, PayloadMismatchError } from './submit-once.ts';

const [dana, marco] = [lineOf(1), lineOf(2)];
const operationId = 'form-00000000001';
const renaming = scenarioOf('rename');
let account: FakeAccount;
let suspended: boolean;

beforeEach(() => {
  suspended = false;
  account = new FakeAccount(['line-1', 'line-2'], {
    'customer.byUsername': ({ id }) => reply(id === dana.emailId ? dana : marco),
    'customer.group': () => reply({ customers: [dana, suspended ? lineOf(2, { status: 3 }) : marco] }),
    'config.keys': reply({}),
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
});

const as = (actor = dana) => contextOf(actor, account).context;
interface More {
  lineRef?: string;
  operationId?: string;
  payload?: object;
  isDraft?: boolean;
}
const form = { operationId, lineRef: refOf('line-2'), payload: {} };
const decide = () => ({ kind: 'send' as const, terms: { pause: true, primaryId: 'line-1' }, baseline: {} });
const pause = (context = as(), more: More = {}) => submitOnce(context, 'data-service', { ...form, ...more, decide });

test('returns the same operation for a resubmitted form without a carrier call (LEDGER-1)', async () => {
  const first = await pause();
  expect(first).toMatchObject({
    isOwn: true,
    operation: { id: operationId, kind: 'data-service', subjectId: 'line-2', actorId: 'line-1', state: 'done' },
  });
  account.asked.length = 0;
  expect(await pause()).toEqual(first);
  expect(account.submitted).toHaveLength(1);
  expect(account.asked).toEqual([]);
});

test('throws the session fault for every copy of a form that the session rejected (SIGNIN-16)', async () => {
  account.submit = async () => ({ kind: 'session' });
  const over = { name: 'FaultError', fault: { why: 'session' } };
  await expect(pause()).rejects.toMatchObject(over);
  const sent = operationOf('data-service', { pause: true, primaryId: 'line-1' });
  account.operations.push({ ...sent, id: operationId, state: 'sending' });
  await expect(pause()).rejects.toMatchObject(over);
});

test('refuses a form of a disabled kind with its reason, before the ledger and by it (SAFETY-55)', async () => {
  expect(await pause()).toMatchObject({ isOwn: true });
  const closed = { ...as(), disabledKinds: ['data-service'] };
  const why = { reason: 'closed-for-now' };
  await expect(pause(closed, { operationId: 'form-00000000002' })).rejects.toMatchObject(why);
  expect(account.submitted).toHaveLength(1);
  expect(await pause({ ...as(), disabledKinds: ['top-up'] }, { operationId: 'form-00000000003' })).toMatchObject({
    isOwn: true,
  });
  // Closed in the moment between.
  account.submit = async () => ({ kind: 'disabled' });
  await expect(pause(as(), { operationId: 'form-00000000004' })).rejects.toMatchObject(why);
});

test('throws NOT_FOUND for an operation that became another person’s in between (LEDGER-14)', async () => {
  expect(await pause()).toMatchObject({ isOwn: true });
  account.submit = async () => ({ kind: 'not-owned' });
  await expect(pause(as(), { operationId: 'form-00000000002' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('returns the operation of a form that was sent before its kind was disabled (SAFETY-55)', async () => {
  const first = await pause();
  expect(await pause({ ...as(), disabledKinds: ['data-service'] })).toEqual(first);
});

test.each([
  ['for another line', () => pause(as(), { lineRef: refOf('line-1') })],
  ['without a line', () => pause(as(), { lineRef: undefined })],
  ['for another person', () => pause(as(marco))],
  [
    'for another kind',
    () =>
      submitOnce(as(), renaming.kind, {
        ...form,
        decide: () => ({ kind: 'send', terms: renaming.terms(sampleIds), baseline: renaming.baseline }),
      }),
  ],
])('throws NOT_FOUND for an operation’s id %s (LEDGER-14)', async (_, submit) => {
  await pause();
  await expect(submit()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(account.submitted).toHaveLength(1);
});

test('checks the action of the kind before it decides or sends (LINE-25)', async () => {
  suspended = true;
  let decided = false;
  const noted = () => ((decided = true), decide());
  const sent = submitOnce(as(), 'data-service', { ...form, decide: noted });
  await expect(sent).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'suspended' });
  expect([decided, account.submitted]).toEqual([false, []]);
});

test('decides with fresh reads, flags too (LEDGER-25)', async () => {
  await pause();
  const asked = account.asked.map(({ id, maxAgeMs }) => `${id} ${maxAgeMs}`);
  expect(asked).toEqual(['customer.byUsername 0', 'customer.group 0', 'config.keys 0']);
});

test('sends nothing when the carrier cannot be read', async () => {
  const unread = { 'customer.byUsername': fault(), 'customer.group': fault(), 'config.keys': fault() };
  account = new FakeAccount(['line-2'], unread);
  await expect(pause()).rejects.toThrow('fault http');
  expect(account.submitted).toEqual([]);
});

describe('the last page of a draft (JOURNEY-12)', () => {
  const payload = { version: 'version-1' };
  const onOtherDevice = { operationId: 'form-00000000002', payload, isDraft: true };
  const notAllowed = { code: 'FORBIDDEN', reason: 'suspended' };
  const sendAndEnd = async (state: 'done' | 'needs-care' | 'refused') => {
    account.onSubmit = (operation) => ({ ...operation, state, sentAt: noon });
    await pause(as(), { payload, isDraft: true });
    suspended = true;
  };

  test.each(['done', 'needs-care'] as const)('returns the operation of another device in state %s', async (state) => {
    await sendAndEnd(state);
    expect(await pause(as(), onOtherDevice)).toMatchObject({ isOwn: false, operation: { id: operationId, state } });
    expect(account.submitted).toHaveLength(1);
  });

  test.each([
    ['a page of another draft', dana, { ...onOtherDevice, payload: { version: 'version-2' } }],
    ['a page of another person', marco, onOtherDevice],
    ['a form without a draft', dana, { ...onOtherDevice, isDraft: false }],
  ])('returns no operation of another device for %s', async (_, person, form) => {
    await sendAndEnd('done');
    await expect(pause(as(person), form)).rejects.toMatchObject(notAllowed);
  });

  test('can be sent again after a refusal', async () => {
    await sendAndEnd('refused');
    await expect(pause(as(), onOtherDevice)).rejects.toMatchObject(notAllowed);
  });
});

test('returns the line’s operation in progress instead of a refusal (LEDGER-3)', async () => {
  account.operations.push(operationOf('data-service', { pause: true, primaryId: 'line-1' }));
  suspended = true;
  expect(await pause()).toMatchObject({ isOwn: false, operation: { id: 'operation-000001' } });
});

describe('a resubmitted form with another payload (LEDGER-23)', () => {
  test('sends nothing and reveals nothing of the sent operation', async () => {
    await pause(as(), { payload: { pause: true } });
    await expect(pause(as(), { payload: { pause: false } })).rejects.toBeInstanceOf(PayloadMismatchError);
    expect(account.submitted).toHaveLength(1);
  });

  test('throws when the first copy was sent during its own reads', async () => {
    const late = submitOnce(as(), 'data-service', {
      ...form,
      payload: { pause: false },
      decide: async () => {
        await pause(as(), { payload: { pause: true } });
        return { kind: 'refuse', reason: 'suspended' };
      },
    });
    await expect(late).rejects.toBeInstanceOf(PayloadMismatchError);
    expect(account.submitted).toHaveLength(1);
  });
});

test('refuses a kind that this carrier does not offer, before it reads anything (TIER-3)', async () => {
  const context = as();
  await expect(pause({ ...context, capabilities: new Set() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect([account.asked, account.submitted]).toEqual([[], []]);
  expect(await pause(context)).toMatchObject({ isOwn: true });
});

test('refuses a form of other content that another one sent during its reads (LEDGER-23)', async () => {
  account.submit = async () => ({ kind: 'payload-mismatch' });
  await expect(pause()).rejects.toThrow(PayloadMismatchError);
});

test('finds the operation of a review page once it was sent, and none of another line (LEDGER-14)', async () => {
  const put = (fields: object) => {
    account.operations[0] = operationOf('data-service', decide().terms, { id: operationId, ...fields });
    return findUnsent(as(), 'data-service', form);
  };
  expect(await put({ state: 'done' })).toMatchObject({ lineId: 'line-2', sent: { id: operationId } });
  expect(await put({ state: 'not-sent' })).toMatchObject({ lineId: 'line-2', sent: undefined });
  await expect(put({ subjectId: 'line-1' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('gives each form its own id, in the format of a reference', () => {
  const ids = Array.from({ length: 100 }, newOperationId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
});
