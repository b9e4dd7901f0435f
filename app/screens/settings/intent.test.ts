import { expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import { accountOf, contextOf, FakeAccount, fault, noon } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { loadSettings } from './settings/intent.ts';
import { loadOtpForm, sendUnlockCode, unlockAccount, unlockForm } from './unlock/intent.ts';
import { loadActivityFile } from './all-activity.ts';
import { loadKeptFile } from './kept-file/intent.ts';
import { loadProfile } from '../profile/profile/intent.ts';

const locked = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };
const [dana, marco] = [lineOf(1, { firstName: 'DANA' }), lineOf(2)];
const id = (index: number) => `operation-${String(index).padStart(6, '0')}`;

function visit(actor: Customer = dana, operations: Operation[] = []) {
  const account = accountOf([dana, marco], actor);
  account.operations.push(...operations);
  return { account, portal: contextOf(actor, account).context };
}

const sentOperation = (overrides: Partial<Operation> = {}): Operation => ({
  id: id(1),
  kind: 'account-lock',
  subjectId: 'line-1',
  actorId: 'line-1',
  state: 'done',
  terms: { lockStatus: 'ACC_LOCK' },
  issuedAt: noon,
  sentAt: noon,
  ...overrides,
});

test('returns the lock, and the permission to change it (LOCK-1, LOCK-13)', async () => {
  expect(await loadSettings(visit().portal)).toMatchObject({ lock: { isLocked: false, decision: { allowed: true } } });
  expect(await loadSettings(visit(lineOf(1, locked)).portal)).toMatchObject({
    lock: { isLocked: true, decision: { allowed: true } },
  });
  expect(await loadSettings(visit(marco).portal)).toMatchObject({
    lock: { decision: { allowed: false, reason: 'secondary' } },
  });
});

test('shows the result of the page’s own operation, and any in progress (LOST-10)', async () => {
  const open = sentOperation({ id: id(2), state: 'unknown' });
  expect((await loadSettings(visit(dana, [sentOperation()]).portal, id(1))).after).toMatchObject({ id: id(1) });
  expect(await loadSettings(visit(dana, [sentOperation(), open]).portal, id(1))).toMatchObject({
    after: { id: id(2), state: 'unknown' },
    refresh: expect.any(Number) as number,
  });
  const securing = sentOperation({ kind: 'secure-account', state: 'unknown', terms: { customerId: 'line-1' } });
  expect((await loadSettings(visit(dana, [securing]).portal)).after).toMatchObject({ id: id(1) });
  expect((await loadSettings(visit(dana, [sentOperation({ kind: 'rename' })]).portal, id(1))).after).toBeUndefined();
});

test('finds a password’s page only by its own operation and its own person (LOCK-5)', async () => {
  const code = sentOperation({ kind: 'unlock-code', terms: { lockStatus: 'ACC_UNLOCK' } });
  const ask = (operations: Operation[]) => loadOtpForm(visit(dana, operations).portal, id(1));
  expect(await ask([code])).toMatchObject({ resendAt: noon + 15_000, emailId: dana.emailId });
  for (const operation of [sentOperation(), { ...code, actorId: 'line-2' }])
    await expect(ask([operation])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask([])).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const code = (index: number, overrides: Partial<Operation> = {}) =>
  sentOperation({ id: id(index), kind: 'unlock-code', terms: { lockStatus: 'ACC_UNLOCK' }, ...overrides });
const attempt = (index: number, overrides: Partial<Operation> = {}) =>
  sentOperation({
    id: id(index),
    kind: 'account-unlock',
    state: 'refused',
    refusal: 'wrong',
    terms: {},
    ...overrides,
  });
const second = 1_000;
const fiveTries = [3, 4, 5, 6, 7].map((index) => attempt(index));

test('shows the last password on the page of an earlier one (LOCK-16)', async () => {
  const given = [code(2), code(1, { sentAt: noon - 20 * second })];
  const form = await loadOtpForm(visit(lineOf(1, locked), given).portal, id(1));
  expect(form).toMatchObject({ codeId: id(2), code: { id: id(2) }, resendAt: noon + 15 * second });
});

test('gives a password that could not be emailed a page of its own, with that notice (LOCK-16)', async () => {
  const given = [code(2, { state: 'refused', refusal: 'other' }), code(1, { sentAt: noon - 20 * second })];
  const form = await loadOtpForm(visit(lineOf(1, locked), given).portal, id(2));
  expect(form).toMatchObject({ codeId: id(2), code: { state: 'refused' } });
});

test.each([
  ['none was tried', [], undefined],
  ['one was wrong', [attempt(3)], 4],
  ['an earlier password’s try', [attempt(3, { sentAt: noon - second })], undefined],
  ['another person’s try', [attempt(3, { actorId: 'line-2' })], undefined],
  ['five were wrong', fiveTries, 0],
  ['the carrier says that it is over', [attempt(3, { refusal: 'timeOut' })], undefined],
])('returns the number of attempts left: %s (LOCK-17)', async (_, tries, left) => {
  const form = await loadOtpForm(visit(lineOf(1, locked), [...tries, code(2)]).portal, id(2));
  expect(form.triesLeft).toBe(left);
});

const tenMinutes = 600 * second;
test.each([
  ['just emailed', 0, true],
  ['ten minutes old', tenMinutes, true],
  ['a day old', 24 * 6 * tenMinutes, false],
])('a password that is %s can be entered: %s ms, %s (LOCK-15)', async (_, age, isOpen) => {
  const form = await loadOtpForm(visit(lineOf(1, locked), [code(2, { sentAt: noon - age })]).portal, id(2));
  expect(form.isOpen).toBe(isOpen);
});

test.each<[string, Partial<Operation>, object]>([
  ['without a reply', { state: 'sending' }, { attempt: { entry: { id: id(3) } }, afterId: undefined, refresh: 5 }],
  ['wrong', {}, { attempt: { reason: 'wrong' }, afterId: undefined, refresh: undefined }],
  ['right', { state: 'done', refusal: undefined }, { attempt: undefined, afterId: id(3) }],
  ['with a lost reply', { state: 'unknown', refusal: undefined }, { attempt: undefined, afterId: id(3) }],
  ['another person’s', { actorId: 'line-2' }, { attempt: undefined, afterId: undefined }],
])('returns the try that the page waits for: %s (LOCK-9)', async (_, overrides, expected) => {
  const given = [attempt(3, overrides), code(2)];
  const { attempt: tried, afterId, refresh } = await loadOtpForm(visit(lineOf(1, locked), given).portal, id(2), id(3));
  expect({ attempt: tried, afterId, refresh }).toMatchObject(expected);
});

test('a try without a reply stays on the password’s page (LOCK-9)', async () => {
  const { account, portal } = visit(lineOf(1, locked), [code(2)]);
  account.onSubmit = (operation) => ({ ...operation, state: 'sending', sentAt: noon });
  const sent = await unlockAccount(portal, { operationId: id(7), otp: '123456' });
  expect(sent).toEqual({ kind: 'under-way', operationId: id(7) });
});

test.each([
  ['just emailed', [code(2)], id(2)],
  ['emailed again', [code(3), code(2, { sentAt: noon - second })], id(3)],
  ['one try was wrong', [attempt(3), code(2)], id(2)],
  ['not confirmed', [code(2, { state: 'unknown' })], id(2)],
  ['ten minutes old', [code(2, { sentAt: noon - tenMinutes })], id(2)],
  ['older', [code(2, { sentAt: noon - tenMinutes - 1 })], undefined],
  ['refused', [code(2, { state: 'refused' })], undefined],
  ['expired, by the carrier', [attempt(3, { refusal: 'timeOut' }), code(2)], undefined],
  ['tried five times', [...fiveTries, code(2)], undefined],
  ['another person’s', [code(2, { actorId: 'line-2' })], undefined],
  ['none', [], undefined],
])('leads from Settings and the confirmation to the emailed password: %s (LOCK-15)', async (_, given, codeId) => {
  const { portal } = visit(lineOf(1, locked), given);
  expect((await loadSettings(portal)).lock?.codeId).toBe(codeId);
  expect((await unlockForm(portal)).codeId).toBe(codeId);
});

test('leads to no password from an unlocked account (LOCK-15)', async () => {
  const { portal } = visit(dana, [code(2)]);
  expect((await loadSettings(portal)).lock?.codeId).toBeUndefined();
  expect((await unlockForm(portal)).codeId).toBeUndefined();
});

test('leads to the emailed password after a request for another one too early (LOCK-15)', async () => {
  const { account, portal } = visit(lineOf(1, locked), [code(2)]);
  account.limitedUntil = noon + 9 * second;
  expect(await sendUnlockCode(portal, id(8))).toEqual({
    kind: 'wait',
    until: noon + 9 * second,
    codeId: id(2),
  });
});

test('seals the password, and keeps it out of the terms and the payload hash (LOCK-6)', async () => {
  const { account, portal } = visit(lineOf(1, locked));
  account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'wrong', sentAt: noon });
  const enter = (otp: string) => unlockAccount(portal, { operationId: id(7), otp });
  expect(await enter('123456')).toEqual({ kind: 'refused', reason: 'wrong' });
  expect(account.operations).toMatchObject([{ terms: {}, secrets: { otp: '123456' } }]);
  // The same form with another guess is the same try.
  expect(await enter('654321')).toEqual({ kind: 'refused', reason: 'wrong' });
  expect(account.submitted).toHaveLength(1);
});

test('returns each visible entry once, in any number (SETTINGS-6)', async () => {
  const many = Array.from({ length: 1_203 }, (_, index) =>
    sentOperation({ id: id(index), sentAt: noon - Math.floor(index / 3), actorId: index % 2 ? 'line-1' : 'line-3' }),
  );
  expect((await loadActivityFile(visit(dana, many).portal)).map((operation) => operation.id)).toEqual(
    many.map((operation) => operation.id),
  );
  expect(await loadActivityFile(visit(marco, many).portal)).toEqual([]);
});

test('ends the file when very many were sent in one moment (SETTINGS-6)', async () => {
  const many = Array.from({ length: 600 }, (_, index) => sentOperation({ id: id(index) }));
  expect(await loadActivityFile(visit(dana, many).portal)).toHaveLength(500);
});

const billing = {
  type: 'billing',
  address1: '12 Harbor Street',
  city: 'Burlington',
  state: 'MA',
  zip: '01803',
  country: 'USA',
} as const;

test('returns the billing address, the number on bills, names in reading case (PROFILE-3, PROFILE-4, PROFILE-5)', async () => {
  const person = lineOf(1, {
    firstName: 'DANA',
    lastName: 'REYES',
    meta: { customer_statement_number: '8001234567' },
    addresses: [{ ...billing, type: 'shipping', address1: '1 Other Street' }, billing],
  });
  expect(await loadProfile(visit(person).portal)).toEqual({
    firstName: 'Dana',
    lastName: 'Reyes',
    accountNumber: '8001234567',
    email: person.emailId,
    address: { line1: '12 Harbor Street', city: 'Burlington', state: 'MA', country: 'USA', zip: '01803' },
  });
  expect(await loadProfile(visit(lineOf(1)).portal)).toEqual({ email: 'line-1@example.test' });
});

test('rejects when the customer can’t be read, instead of an empty page (PROFILE-1)', async () => {
  const account = new FakeAccount([], { 'customer.byUsername': fault() });
  await expect(loadProfile(contextOf(dana, account).context)).rejects.toThrow();
});

test('leads from unlocking to its result (LOCK-10)', async () => {
  const given = visit(lineOf(1, locked), [code(2)]);
  const form = { operationId: id(9), otp: '123456' };
  given.account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
  expect(await unlockAccount(given.portal, form)).toEqual({ kind: 'after', operationId: id(9) });
  expect(given.account.operations).toHaveLength(2);
});

test('returns each class of stored data, without names of sessions (SETTINGS-7)', async () => {
  const { account, portal } = visit(dana, [sentOperation()]);
  const signIn = { browser: 'firefox', os: 'linux', lastUsedAt: noon, isCurrent: true };
  account.sessions = [{ ref: 'name-of-session', ...signIn }];
  account.counted.push('device-check');
  const file = await loadKeptFile(portal);
  expect(file).toMatchObject({
    activity: [{ id: id(1) }],
    signIns: [signIn],
    boundAt: noon,
    drafts: [],
    counted: [{ name: 'device-check', at: noon }],
    lines: [],
    // The days of docs/data.md.
    days: { activity: 90, drafts: 30, signInOfAccount: 400 },
  });
  expect(JSON.stringify(file)).not.toContain('name-of-session');
});
