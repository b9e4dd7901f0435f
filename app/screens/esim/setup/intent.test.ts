import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import {
  accountOf,
  contextOf,
  type FakeAccount,
  fault,
  noon,
  refOf,
  reply,
  type Replies,
} from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { loadEsimSetup, setupLine, finishSetup } from './intent.ts';
import { loadKitForm, resendKit } from '../kit/intent.ts';
import { activateEsim } from '../activate/intent.ts';

const left: CustomerDraft = { status: 2, esim: true, eSimSetup: false };
const text = 'LPA:1$rsp.example.test$A1B2C3';
const lineRef = refOf('line-1');
const operationId = 'esim-setup-00001';

let account: FakeAccount;
let context: PortalContext;

function begin(
  lines: Customer[],
  { actor = lines[0] ?? lineOf(1), more = {} }: { actor?: Customer; more?: Replies } = {},
): void {
  account = accountOf(lines, actor, {
    'activation.status': reply({ status: 2, esimActivationCode: text }),
    'order.byCustomer': reply({ orderId: 'o-1', woNumber: 'WO-1', shipmentInfo: {} }),
    ...more,
  });
  account.onSubmit = (operation) => ({ ...operation, state: 'done', sentAt: noon });
  ({ context } = contextOf(actor, account));
}
const one = (draft: CustomerDraft) => begin([lineOf(1, draft)]);
const look = (asked: { system?: 'ios' | 'android'; after?: string } = {}) =>
  loadEsimSetup(context, { lineRef, ...asked });
beforeEach(() => one(left));

describe('the line of /steps', () => {
  test('is the person’s own, else the first one, else none (ESIM-1)', async () => {
    const lines = [lineOf(1), lineOf(2, left), lineOf(3, left)];
    begin(lines);
    expect(await setupLine(context)).toEqual({ lineRef: refOf('line-2') });
    begin(lines, { actor: lines[2] as Customer });
    expect(await setupLine(context)).toEqual({ lineRef: refOf('line-3') });
    one({ status: 2 });
    expect(await setupLine(context)).toEqual({ lineRef: undefined });
  });

  test.each([
    [{ ...left, eSimSetup: true }, 'done'],
    [{ status: 2 }, 'sim'],
    [{ status: 1, esim: true }, 'not-active'],
  ])('%j has no guide: %s (ESIM-2)', async (draft, at) => {
    one(draft);
    expect((await look()).kind).toBe(at);
    expect(account.reads).not.toContain('activation.status');
  });
});

describe('the activation code', () => {
  test('returns the code as a link, whole, and in the parts that phones require (ESIM-4, ESIM-5)', async () => {
    expect(await look()).toMatchObject({
      code: {
        kind: 'shown',
        code: {
          text,
          server: 'rsp.example.test',
          matchingId: 'A1B2C3',
          install: {
            ios: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${text}`,
            android: `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${text}`,
          },
        },
      },
    });
  });

  test.each([
    ['did not say', fault()],
    ['has none', reply({ status: 2 })],
  ])('the carrier %s (ESIM-5)', async (_, said) => {
    begin([lineOf(1, left)], { more: { 'activation.status': said } });
    expect(await look()).toMatchObject({ code: { kind: 'missing' } });
  });

  test('neither shows nor reads it after 10 minutes (ESIM-6, SIGNIN-28)', async () => {
    account.now = noon + 600_000;
    expect(await look()).toMatchObject({ code: { kind: 'shown' } });
    account.now += 1;
    account.asked.length = 0;
    expect(await look()).toMatchObject({ code: { kind: 'sign-in-again' } });
    expect(account.reads).not.toContain('activation.status');
  });

  test.each([
    ['fraud', { category: 'FRAUD' }],
    ['sim-swap', { operationsInProcess: ['SIM_SWAP_IN_PROGRESS'] }],
  ] as const)('%s closes setup, code and kit (ESIM-14)', async (reason, more) => {
    one({ ...left, ...more } as CustomerDraft);
    const refused = { decision: { allowed: false, reason } };
    expect(await look()).toMatchObject({ ...refused, code: { kind: 'missing' } });
    expect(await loadKitForm(context, lineRef)).toMatchObject(refused);
    expect(account.reads).not.toContain('activation.status');
    await expect(finishSetup(context, { lineRef, operationId })).rejects.toMatchObject({ reason });
    await expect(resendKit(context, { lineRef, operationId })).rejects.toMatchObject({ reason });
  });
});

test.each([
  ['linux', undefined, 'ios', false],
  ['android', undefined, 'android', true],
  ['ios', undefined, 'ios', true],
  ['ios', 'android', 'android', false],
] as const)('on %s, asked for %s: the guide for %s (ESIM-3)', async (os, asked, system, isOnPhone) => {
  context.viewer.credentials.source.os = os;
  expect(await look({ system: asked })).toMatchObject({ system, isOnPhone });
});

test('sends Done and RESEND once, and shows their outcome (ESIM-10, ESIM-11)', async () => {
  await resendKit(context, { lineRef, operationId });
  await resendKit(context, { lineRef, operationId });
  expect(account.submitted).toHaveLength(1);
  expect(await look({ after: operationId })).toMatchObject({ after: { summary: { kind: 'esim-kit' }, state: 'done' } });
  await finishSetup(context, { lineRef, operationId: 'esim-setup-00002' });
  expect(account.submitted).toHaveLength(2);
});

describe('the eSIM activation card', () => {
  const waiting: CustomerDraft = { status: 0, esim: true, reachPlanDisplayName: 'Best Fit 5GB' };

  test('returns the card of the viewer’s, the requested or the first waiting line (ESIM-13)', async () => {
    const lines = [lineOf(1), lineOf(2, waiting), lineOf(3, waiting)];
    begin(lines);
    expect(await activateEsim(context)).toMatchObject({
      kind: 'card',
      card: { line: { ref: refOf('line-2') }, workOrder: 'WO-1', activate: { allowed: true } },
      others: [{ ref: refOf('line-3') }],
    });
    expect(await activateEsim(context, refOf('line-3'))).toMatchObject({
      card: { line: { ref: refOf('line-3') } },
    });
    begin(lines, { actor: lines[2] as Customer });
    expect(await activateEsim(context)).toMatchObject({ card: { line: { ref: refOf('line-3') } }, others: [] });
  });

  test('is about the person’s own line before the others that wait (ESIM-13)', async () => {
    begin([lineOf(2, waiting), lineOf(1, waiting)], { actor: lineOf(1, waiting) });
    expect(await activateEsim(context)).toMatchObject({
      card: { line: { ref: lineRef } },
      others: [{ ref: refOf('line-2') }],
    });
  });

  test('shows that a line has nothing to activate (ESIM-13)', async () => {
    one({ status: 2, esim: true });
    expect(await activateEsim(context)).toEqual({ kind: 'none' });
    expect(await activateEsim(context, lineRef)).toMatchObject({ kind: 'other', state: 'active', esim: true });
    expect(account.reads).not.toContain('order.byCustomer');
  });
});
