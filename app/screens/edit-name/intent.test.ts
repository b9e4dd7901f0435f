import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { FakeAccount, contextOf, fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { renameForm, renameResult, sendName } from './intent.ts';

const form = 'form-00000000001';
const ref = refOf('line-2');
const name = { firstName: 'MARC', lastName: 'REYES' };
let lines: Customer[];
let account: FakeAccount;

const draw = (line: CustomerDraft = {}) =>
  void (lines = [
    lineOf(1, { firstName: 'DANA' }),
    lineOf(2, { firstName: 'MARCO', lastName: 'REYES', ...line }),
    lineOf(3),
  ]);
const rename = (context: PortalContext, lineRef: string, operationId: string, fullName: typeof name) =>
  sendName(context, { lineRef, operationId, ...fullName });
const away = { 'customer.byUsername': fault(), 'customer.group': fault(), 'config.keys': fault() };
const as = (occurrence = 1) => contextOf(lines[occurrence - 1] as Customer, account).context;

beforeEach(() => {
  draw();
  account = new FakeAccount(['line-1', 'line-2', 'line-3'], {
    'customer.byUsername': ({ id }) => reply(lines.find((line) => line.emailId === id)),
    'customer.group': () => reply({ customers: lines }),
    'config.keys': reply({}),
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
});

describe('the form', () => {
  test('has the line’s present name with usual capitals, and an operation of its own', async () => {
    const given = await renameForm(as(), ref);
    expect(given).toEqual({
      line: { ref, name: 'Marco Reyes', occurrence: 2 },
      decision: { allowed: true },
      operationId: given.operationId,
      firstName: 'Marco',
      lastName: 'Reyes',
    });
    expect((await renameForm(as(), ref)).operationId).not.toBe(given.operationId);
    expect(account.operations).toEqual([]);
  });

  test('a secondary may name their own line, and sees no other', async () => {
    expect((await renameForm(as(2), ref)).decision).toEqual({ allowed: true });
    await expect(renameForm(as(2), refOf('line-3'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('has the change of this line that is in progress', async () => {
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    await rename(as(), ref, form, name);
    expect((await renameForm(as(), ref)).open).toEqual({ operationId: form });
    expect((await renameForm(as(), refOf('line-3'))).open).toBeUndefined();
  });
});

describe('sendName', () => {
  test('sends the name once; a resubmitted form leads to the same operation, even when no longer allowed', async () => {
    expect(await rename(as(), ref, form, name)).toMatchObject({ operation: { id: form }, isOwn: true });
    draw({ ...name, operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] });
    expect(await rename(as(), ref, form, name)).toMatchObject({ operation: { id: form }, isOwn: true });
    expect(account.submitted).toEqual([{ id: form, before: {} }]);
    expect(account.operations).toMatchObject([{ kind: 'rename', subjectId: 'line-2', actorId: 'line-1', terms: name }]);
  });

  test('does not send the present name, in any spelling of the carrier (NAME-6)', async () => {
    draw({ firstName: 'Marco ', lastName: 'reyes' });
    expect(await rename(as(), ref, form, { firstName: 'MARCO', lastName: 'REYES' })).toEqual({
      kind: 'rejected',
      reason: 'same',
    });
    expect([account.operations, account.submitted]).toEqual([[], []]);
  });

  test.each<[string, CustomerDraft]>([
    ['sim-swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }],
    ['fraud', { category: 'FRAUD' }],
    ['suspended', { status: 3 }],
    ['does-not-apply', { isPrimary: true }],
  ])('is refused, and not sent: %s', async (reason, draft) => {
    draw(draft);
    await expect(rename(as(), ref, form, name)).rejects.toMatchObject({ code: 'FORBIDDEN', reason });
    expect((await renameForm(as(), ref)).decision).toMatchObject({ allowed: false, reason });
    expect([account.operations, account.submitted]).toEqual([[], []]);
  });

  test('does not exist for the operation of another line, or of another person', async () => {
    await rename(as(), refOf('line-3'), form, name);
    await expect(rename(as(), ref, form, name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rename(as(3), refOf('line-3'), form, name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(renameResult(as(), ref, form)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(account.submitted).toHaveLength(1);
  });

  test('redirects to another change in progress', async () => {
    account.onSubmit = (operation) => ({ ...operation, id: 'form-00000000000', state: 'sending' });
    expect(await rename(as(), ref, form, name)).toMatchObject({ operation: { id: 'form-00000000000' }, isOwn: false });
    await expect(renameResult(as(), ref, 'form-00000000002')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('renameResult', () => {
  test('has the line’s present name, not the submitted one', async () => {
    await rename(as(), ref, form, { firstName: 'SECRETA', lastName: 'SECRETO' });
    const result = await renameResult(as(), ref, form);
    expect(result).toMatchObject({
      line: { name: 'Marco Reyes' },
      entry: { id: form, summary: { kind: 'rename' }, by: { you: true }, state: 'done' },
    });
    expect(JSON.stringify(result)).not.toMatch(/secret/i);
  });

  test('is polled while it is open', async () => {
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    await rename(as(), ref, form, name);
    expect(await renameResult(as(), ref, form)).toMatchObject({ entry: { state: 'unknown' }, refresh: 5 });
    expect(account.watched).toEqual([{ audience: 'home', requests: [{ kind: 'rename', subjectId: 'line-2' }] }]);
  });

  test('has the new name while the carrier is away, not the old one (SETTINGS-9)', async () => {
    await rename(as(), ref, form, name);
    const { operations } = account;
    account = Object.assign(new FakeAccount(['line-1', 'line-2'], away), { operations, remembered: lines });
    const result = await renameResult(as(), ref, form);
    expect(result).toMatchObject({ line: { ref, name: 'Marc Reyes' }, entry: { state: 'done' } });
  });

  test('has no line’s name while the carrier does not return it (SETTINGS-9)', async () => {
    await rename(as(), ref, form, name);
    account = Object.assign(new FakeAccount(['line-1', 'line-2'], away), { operations: account.operations });
    expect(await renameResult(contextOf(lines[0] as Customer, account).context, ref, form)).toMatchObject({
      line: { ref, occurrence: 0 },
      entry: { state: 'done' },
    });
  });
});
