import { beforeEach, expect, test } from 'vitest';
import type { Operation } from '#rpc/operation/operations.ts';
import { noon } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft } from '#rpc/testing/fake-customer.ts';
import { fixPort } from './fix.ts';
import {
  account,
  at,
  carrierLines,
  lineRef,
  look,
  minute,
  one,
  portal,
  porting,
  rejected,
  rejectedOn,
} from '../testing/ported-line.ts';

const formId = 'port-fix-0000001';
const fix = (problem: 'account' | 'pin' | 'zip', value: string, operationId = formId) =>
  fixPort(portal, { lineRef, operationId, problem, value });

beforeEach(() => one(porting));

test('sends the carrier’s details, with secrets apart from the terms (PORT-12, PORT-15)', async () => {
  one(rejected('1010'));
  expect(await fix('pin', '8842')).toMatchObject({ operation: { id: formId } });
  const [sent] = account.operations as (Operation<'port-fix'> & { secrets: object })[];
  expect(sent?.terms).toEqual({
    problem: 'pin',
    planId: 'plan-5gb',
    imei: '353328110987656',
    make: 'Apple',
    model: 'iPhone 15',
    number: '5550108890',
    oldCarrier: 'Northwind Wireless',
  });
  expect(sent?.secrets).toEqual({ accountNumber: '7788990', zip: '01852', pin: '8842' });
  expect(sent?.baseline).toEqual({ rejectedOn });
});

test.each([
  ['account', 'A1B2', { accountNumber: 'A1B2', zip: '01852' }],
  ['zip', '018031234', { accountNumber: '7788990', zip: '018031234' }],
] as const)('%s (PORT-10, PORT-12)', async (problem, value, secrets) => {
  one(rejected(problem === 'account' ? '1009' : '1011'));
  await fix(problem, value);
  expect(account.operations[0]).toMatchObject({ secrets });
});

test('rejects a detail that the old carrier does not need (PORT-19)', async () => {
  one(rejected('1010'));
  expect(await fix('account', 'A1')).toEqual({ kind: 'rejected', reason: 'moved' });
  expect(account.submitted).toEqual([]);
});

test.each<[string, CustomerDraft]>([
  ['no IMEI', { imei: undefined }],
  ['a SIM card without its number', { esim: false, simId: undefined }],
  ['nothing of the number that is moved', { mnpInfo: undefined }],
])('with %s there is no form, and a stale one sends nothing (PORT-8, PORT-19)', async (_, more) => {
  one(rejected('1009', more));
  expect((await look()).view).toEqual({ kind: 'care', isPort: true });
  await expect(fix('account', 'A1')).rejects.toMatchObject({ reason: 'does-not-apply' });
  expect(account.submitted).toEqual([]);
});

test('sends a SIM card with its number (PORT-12)', async () => {
  one(rejected('1009', { esim: false, simId: '8901260852290847804' }));
  await fix('account', 'A1');
  expect(account.operations).toMatchObject([{ terms: { iccId: '8901260852290847804' } }]);
});

test('sends a device without a name without one, as at the start (PORT-12)', async () => {
  one(rejected('1009', { make: undefined, model: undefined }));
  expect((await look()).view).toMatchObject({ kind: 'fix' });
  await fix('account', 'A1');
  expect(account.operations).toMatchObject([{ terms: { make: '', model: '' } }]);
});

test('truncates a long name of a device to the call’s limit (HTTP-30)', async () => {
  one(rejected('1009', { make: 'Apple', model: 'm'.repeat(65) }));
  await fix('account', 'A1');
  expect(account.operations).toMatchObject([{ terms: { make: 'Apple', model: 'm'.repeat(64) } }]);
});

test.each([
  ['fraud', { category: 'FRAUD' }],
  ['sim-swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }],
] as const)('%s closes it (PORT-17)', async (reason, more) => {
  one(rejected('1009', more as CustomerDraft));
  expect((await look()).view).toMatchObject({ decision: { allowed: false, reason } });
  await expect(fix('account', 'A1')).rejects.toMatchObject({ reason });
});

test('keeps the form after a refusal, with what helps; 40624 leads to another page (PORT-16, LEDGER-42)', async () => {
  one(rejected('1009'));
  account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'failed', sentAt: noon });
  await fix('account', 'A1');
  expect((await look(formId)).view).toMatchObject({
    kind: 'fix',
    decision: { allowed: true },
    refused: { operationId: formId, help: 'again', leadEmail: undefined },
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'notAvailable', sentAt: noon });
  expect(await fix('account', 'A1', 'port-fix-0000002')).toMatchObject({
    operation: { state: 'refused', refusal: 'notAvailable' },
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'failed', sentAt: noon });
  expect(await fix('account', 'A1', 'port-fix-0000003')).toMatchObject({ operation: { state: 'refused' } });
});

test('can be sent again after an attempt that never arrived', async () => {
  one(rejected('1009'));
  account.onSubmit = (operation) => ({ ...operation, state: 'refused', refusal: 'absent', sentAt: noon });
  await fix('account', 'A1');
  expect(await look(formId)).toMatchObject({ view: { kind: 'fix' }, after: { refusal: 'absent' } });
});

test('treats the corrected rejection as answered for 2 minutes, at any address (PORT-20)', async () => {
  one(rejected('1009'));
  await fix('account', 'A1');
  for (const after of [formId, undefined])
    expect(await look(after)).toMatchObject({
      view: { kind: 'porting', isLong: false, number: '5550108890', steps: [{ at: noon }, { state: 'current' }, {}] },
      refresh: 5,
    });
  await expect(fix('account', 'A2', 'port-fix-0000002')).rejects.toMatchObject({ reason: 'does-not-apply' });
  account.now = noon + 3 * minute;
  for (const after of [formId, undefined]) expect((await look(after)).view).toMatchObject({ kind: 'fix' });
  await fix('account', 'A2', 'port-fix-0000003');
  expect(account.submitted.map(({ id }) => id)).toEqual([formId, 'port-fix-0000003']);
});

test('shows the form at once for a rejection after the corrected one (PORT-14, PORT-20)', async () => {
  one(rejected('1009'));
  await fix('account', 'A1');
  const [line] = carrierLines;
  if (line?.mnpInfo) line.mnpInfo.rejectedOn = at(noon + 1_000);
  expect((await look()).view).toMatchObject({ kind: 'fix' });
});

test('shows the form again for a later rejection (PORT-14)', async () => {
  one(rejected('1009'));
  account.operations.push({
    id: formId,
    kind: 'port-fix',
    subjectId: 'line-1',
    actorId: 'line-1',
    state: 'done',
    issuedAt: noon,
    sentAt: noon,
    terms: { problem: 'account' },
    baseline: { rejectedOn: at(noon - 60 * minute) },
  } as unknown as Operation);
  expect((await look(formId)).view).toMatchObject({ kind: 'fix', problem: 'account', isAgain: true });
});

test('has no second form while a correction is in progress', async () => {
  one(rejected('1009'));
  account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
  await fix('account', 'A1');
  expect(await look()).toMatchObject({ view: { kind: 'fix', isSending: true }, refresh: 5 });
});
