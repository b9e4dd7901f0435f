import { beforeEach, describe, expect, test } from 'vitest';
import { unread } from '#app/ui/testing/read.ts';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { Operation } from '#rpc/operation/operations.ts';
import {
  imei,
  iccid,
  newLine,
  replies,
  account,
  context,
  noted,
  begin,
  draft,
  lineRef,
  operationId,
  at,
  page,
  movePortIn,
  toConfirm,
  toDevice,
  toSim,
  confirmPage,
  activate,
} from '#rpc/testing/fake-activation.ts';
import { contextOf, fault, noon, refOf, reply } from '#rpc/testing/fake-account.ts';
import { lineOf } from '#rpc/testing/fake-customer.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { locked } from '#rpc/testing/line-drafts.ts';
import { loadActivation } from '../step-page.ts';
import { PayloadMismatchError } from '#rpc/portal/submit-once.ts';
import { loadActivationResult } from '../result/intent.ts';
import { loadLineStatus } from '../../status/line/intent.ts';
import { sendActivation, type ConfirmPage } from './intent.ts';
import { choosePayment } from '../summary/intent.ts';
import { saveSim } from '../sim/intent.ts';

beforeEach(async () => {
  begin();
  await toConfirm();
});

const sent = () => account.operations.filter(({ kind }) => kind === 'activate');

test('the check page shows all answers, with the hold that is placed (ACTIVATE-22)', async () => {
  expect(await confirmPage()).toMatchObject({
    device: { imei },
    iccid,
    plan: { name: 'Best Fit 5GB', price: 2500 },
    number: { kind: 'new', zip: '01803' },
    payment: { kind: 'next-bill', hold: 2500 },
    progress: { step: 4, of: 4, percent: 100 },
  });
  expect(await page('number')).toMatchObject({ isChange: true });
});

test('shows the account number of a port-in, and of the PIN only that one was given (ACTIVATE-22)', async () => {
  await movePortIn();
  const shown = await confirmPage();
  expect(shown).toMatchObject({ number: { kind: 'port' }, accountNumber: '4471920083', hasPin: true });
  expect(JSON.stringify(shown)).not.toContain('4711');
});

test('Activate sends the values of the page once, and locks the answers meanwhile (ACTIVATE-23, ACTIVATE-33)', async () => {
  account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
  const shown = await confirmPage();
  for (const form of [operationId, operationId, 'form-id-00000002'])
    expect(await activate(shown, form)).toMatchObject({ operation: { id: operationId } });
  expect(sent()).toMatchObject([
    { terms: { lineId: 'line-1', esim: false, iccid, hold: 2500, zip: '01803', hadFailed: false } },
  ]);
  expect(await page()).toMatchObject({ kind: 'under-way', operation: { id: operationId } });
  expect(await saveSim(context, { ...at(), iccid })).toEqual({ kind: 'rejected', reason: 'changed' });
  expect(noted).toContain('Activate');
});

test('sends an accepted activation once, though the carrier still returns status 0 (ACTIVATE-42)', async () => {
  const shown = await confirmPage();
  expect(await activate(shown)).toMatchObject({ operation: { state: 'done' } });
  expect(await page()).toMatchObject({ kind: 'other-state', state: 'activating' });
  expect((await loadActivationResult(context, { lineRef })).outcome).toEqual({ kind: 'in-progress' });
  account.journeys.clear();
  await expect(toConfirm()).rejects.toMatchObject({ reason: 'does-not-apply' });
  await expect(activate({ version: 'version-2', mark: shown.mark }, 'form-id-00000002')).rejects.toMatchObject({
    reason: 'does-not-apply',
  });
  expect(sent()).toHaveLength(1);
  account.now = noon + 2 * 60_000;
  expect(await page()).toMatchObject({ kind: 'checklist' });
});

test('shows the page of an accepted port-in (ACTIVATE-42)', async () => {
  await movePortIn();
  await activate(await confirmPage());
  expect(await page()).toMatchObject({ kind: 'other-state', state: 'porting' });
  expect((await loadLineStatus(context, lineRef)).view).toMatchObject({ kind: 'porting', number: '6175550142' });
});

test('sends secrets beside the terms, never in them', async () => {
  await movePortIn();
  await activate(await confirmPage());
  const { secrets, terms } = account.operations.at(-1) as Operation & { secrets?: object };
  expect(secrets).toEqual({ accountNumber: '4471920083', pin: '4711' });
  expect(JSON.stringify(terms)).not.toMatch(/4471920083|4711/);
});

test('sends no SIM number for an eSIM (ACTIVATE-22)', async () => {
  begin({ esim: true });
  await toSim();
  await activate(await confirmPage(), operationId, 'next-bill');
  const { terms } = account.operations.at(-1) as Operation<'activate'>;
  expect(terms).toMatchObject({ esim: true, hadFailed: false });
  expect(terms.iccid).toBeUndefined();
});

test('a line without a plan is not activated: nothing is begun, saved or sent (ACTIVATE-43)', async () => {
  const shown = await confirmPage();
  const [line] = (replies['customer.group'] as { reply: { customers: Customer[] } }).reply.customers;
  if (line) line.reachPlanId = undefined;
  for (const step of [undefined, 'checklist', 'device', 'summary', 'confirm'])
    expect(await page(step)).toMatchObject({ kind: 'blocked', why: { reason: 'no-plan' } });
  account.operations.length = 0;
  await expect(saveSim(context, { ...at(), iccid })).rejects.toMatchObject({ reason: 'no-plan' });
  await expect(activate(shown)).rejects.toMatchObject({ reason: 'no-plan' });
  account.journeys.clear();
  await expect(toDevice()).rejects.toMatchObject({ reason: 'no-plan' });
  expect(draft()).toBeUndefined();
  expect(account.operations).toEqual([]);
});

test('sends the flag of an earlier failed activation (ACTIVATE-27)', async () => {
  begin({ status: 8 });
  await toConfirm();
  await activate(await confirmPage());
  expect(account.operations.at(-1)).toMatchObject({
    kind: 'activate',
    terms: { hadFailed: true, esim: false, iccid },
  });
});

test('rejects a reused form with other content (LEDGER-23)', async () => {
  await toConfirm();
  const shown = await confirmPage();
  await activate(shown);
  await expect(activate({ ...shown, mark: 'other' })).rejects.toThrow(PayloadMismatchError);
});

test('sends nothing after a changed price, from an older tab, or with a forged hash (ACTIVATE-23)', async () => {
  const shown = await confirmPage();
  expect(await activate({ ...shown, version: 'version-0' })).toEqual({ kind: 'rejected', reason: 'changed' });
  expect(await activate({ ...shown, mark: 'forged' })).toEqual({ kind: 'rejected', reason: 'price-moved' });
  replies['customer.plan'] = reply({
    plans: [{ customerId: 'line-1', reachPlanId: 'plan-5gb', reachPlanDisplayName: 'x', occurrence: 1, price: 2600 }],
  });
  expect(await activate(shown)).toEqual({ kind: 'rejected', reason: 'price-moved' });
  expect(sent()).toEqual([]);
});

describe('a receipt equal to the check page (MONEY-1)', () => {
  beforeEach(async () => {
    begin({ nextBillingDate: '2026-12-08' });
    replies['card.list'] = reply({ cards: savedCards });
    await toConfirm();
  });
  const receipt = async () => {
    const result = await loadActivationResult(context, { lineRef, operationId });
    return result.outcome && { charge: result.charge, firstMonth: result.firstMonth };
  };
  const moveOn = () => {
    replies['card.list'] = reply({ cards: [{ ...savedCards[1], isAutoPay: true }] });
    replies['billing.monthInAdvanceAmount'] = fault();
    account.now = noon + 60 * 86_400_000;
  };

  test('shows a first month on the next bill, with the carrier’s hold', async () => {
    const shown = await confirmPage();
    const charge = { cents: 2656, isTaxed: true, billDay: '2026-12-08', with: { card: { lastFour: '4242' } } };
    expect(shown.payment).toMatchObject({ kind: 'next-bill', charge, hold: 2500 });
    await activate(shown);
    account.steps = [{ step: 'hold', state: 'done', sentAt: noon, result: '3100' }];
    const hold = { amount: 3100, shown: 2500, with: { card: { lastFour: '4242' } } };
    expect(await receipt()).toMatchObject({ charge, firstMonth: { kind: 'held', hold } });
    moveOn();
    expect(await receipt()).toMatchObject({ charge: { cents: 2656, billDay: '2026-12-08' }, firstMonth: { hold } });
  });

  test('shows a secondary’s month on the holder’s bill, with the tax of the secondary (MONEY-2, TOPUP-7)', async () => {
    const own = lineOf(2, newLine);
    begin({ status: 2, nextBillingDate: '2026-12-08' }, [own], own);
    replies['tax.byCustomer'] = ({ customerId, amount }) =>
      customerId === 'line-2' && amount === 25 ? reply({ totalTax: 156 }) : fault();
    await toConfirm('line-2');
    const shown = (await loadActivation(context, { lineRef: refOf('line-2'), step: 'confirm' })) as ConfirmPage;
    const charge = { cents: 2656, isTaxed: true, billDay: '2026-12-08', with: { kind: 'holder' } };
    expect(shown.payment).toMatchObject({ kind: 'next-bill', charge, hold: 2500 });
    const { version, mark = '' } = shown;
    const form = { lineRef: refOf('line-2'), operationId, version, mark };
    replies['tax.byCustomer'] = fault();
    expect(await sendActivation(context, form)).toEqual({ kind: 'rejected', reason: 'price-moved' });
    replies['tax.byCustomer'] = reply({ totalTax: 156 });
    expect(await sendActivation(context, form)).toMatchObject({ operation: { id: operationId } });
    expect(await loadActivationResult(context, { lineRef: refOf('line-2'), operationId })).toMatchObject({ charge });
  });

  test('shows a month that is paid now, with the card of that moment', async () => {
    await choosePayment(context, { ...at(), payment: 'now' });
    const shown = await confirmPage();
    await activate(shown);
    account.steps = [{ step: 'month', state: 'done', sentAt: noon }];
    expect(shown.payment).toMatchObject({ kind: 'now', charge: { cents: 2656, with: { card: { lastFour: '4242' } } } });
    const paid = { kind: 'paid', amount: 2656, on: noon, with: { card: { lastFour: '4242' } } };
    expect(await receipt()).toMatchObject({ charge: undefined, firstMonth: paid });
    account.steps = [{ step: 'month', state: 'done', sentAt: noon, result: 'alreadyPaid' }];
    expect(await receipt()).toMatchObject({ charge: undefined, firstMonth: { kind: 'paid' } });
  });
});

describe('a hold that stands after a refused start (ACTIVATE-36)', () => {
  const visa = { kind: 'card', card: { brand: 'VISA', lastFour: '4242' } };
  const held = { kind: 'held', hold: { amount: 3100, with: visa, since: noon } };
  beforeEach(async () => {
    replies['card.list'] = reply({ cards: savedCards });
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', sentAt: noon });
    await activate(await confirmPage());
    const start = { step: 'start', state: 'refused', sentAt: noon, refusal: 'failed' } as const;
    account.stepsOf.set(operationId, [{ step: 'hold', state: 'done', sentAt: noon, result: '3100' }, start]);
    replies['card.list'] = reply({ cards: [{ ...savedCards[1], isAutoPay: true }] });
  });

  test('follows its own card, is on each page, and is not placed again', async () => {
    expect(await page('summary')).toMatchObject({ firstMonth: held, later: { hold: undefined } });
    const shown = await confirmPage();
    expect(shown).toMatchObject({ firstMonth: held, payment: { kind: 'next-bill', hold: undefined } });
    await activate(shown, 'form-id-00000002');
    const terms = account.operations.at(-1)?.terms as Operation<'activate'>['terms'];
    expect(terms).toMatchObject({ hold: 3100, isHeld: true });
    expect(await loadActivationResult(context, { lineRef, operationId: 'form-id-00000002' })).toMatchObject({
      firstMonth: held,
    });
  });

  test('is shown beside a month that is paid now', async () => {
    await choosePayment(context, { ...at(), payment: 'now' });
    const shown = await confirmPage();
    expect(shown).toMatchObject({ firstMonth: held, payment: { kind: 'now', charge: { cents: 2656 } } });
    await activate(shown, 'form-id-00000002');
    account.stepsOf.set('form-id-00000002', [{ step: 'month', state: 'done', sentAt: noon }]);
    const paid = { kind: 'paid', amount: 2656, hold: held.hold };
    for (const id of [operationId, 'form-id-00000002'])
      expect(await loadActivationResult(context, { lineRef, operationId: id })).toMatchObject({ firstMonth: paid });
    expect(await confirmPage()).toMatchObject({ firstMonth: paid, payment: undefined });
  });
});

test('shows a locked account before an eSIM is activated, until it is unlocked (ACTIVATE-46)', async () => {
  const isLockedAt = async (step: string) => ((await page(step)) as ConfirmPage).isEsimLocked;
  begin({ esim: true, ...locked });
  expect(await isLockedAt('checklist')).toBe(true);
  await toSim();
  expect([await isLockedAt('confirm'), await isLockedAt('number')]).toEqual([true, undefined]);
  begin({ ...locked });
  expect(await isLockedAt('checklist')).toBeUndefined();
  begin({ esim: true });
  expect(await isLockedAt('checklist')).toBeUndefined();
});

describe('the first month is to be paid now, and its amount can’t be read (ACTIVATE-37)', () => {
  beforeEach(async () => {
    await choosePayment(context, { ...at(), payment: 'now' });
  });
  test('keeps the choice on the check page, which has no form to send', async () => {
    replies['billing.monthInAdvanceAmount'] = fault();
    expect(await confirmPage()).toMatchObject({ payment: { kind: 'now-unknown', month: unread }, mark: undefined });
    expect(await page('summary')).toMatchObject({ payNow: unread, chosen: 'now' });
    expect(draft()).toMatchObject({ payment: 'now' });
  });

  test('sends nothing and returns the reason; later it pays the month without a hold', async () => {
    const shown = await confirmPage();
    expect(shown.payment).toMatchObject({ kind: 'now', charge: { cents: 2656, isTaxed: true, at: 'now' } });
    replies['billing.monthInAdvanceAmount'] = fault();
    expect(await activate(shown)).toEqual({ kind: 'rejected', reason: 'no-amount' });
    expect(sent()).toEqual([]);
    replies['billing.monthInAdvanceAmount'] = reply({ amount: 2500, totalTax: 156 });
    expect(await activate(await confirmPage())).toMatchObject({ operation: { id: operationId } });
    expect(sent()).toMatchObject([{ terms: { month: { amount: 2500, totalTax: 156 } } }]);
    expect(sent()[0]?.terms).not.toHaveProperty('hold');
  });

  test('lets the customer choose the next bill instead', async () => {
    replies['billing.monthInAdvanceAmount'] = fault();
    await choosePayment(context, { ...at(), payment: 'next-bill' });
    expect(await activate(await confirmPage())).toMatchObject({ operation: { id: operationId } });
    expect(sent()).toMatchObject([{ terms: { hold: 2500 } }]);
  });
});

describe('an eSIM, whose payment is chosen on the last page (ACTIVATE-1, ACTIVATE-21)', () => {
  beforeEach(async () => {
    begin({ esim: true });
    await toSim();
  });
  const terms = () => sent().map((operation) => operation.terms);

  test('has no page between the number and the last one, to which the old address redirects', async () => {
    expect(await page('summary')).toMatchObject({ kind: 'elsewhere', step: 'confirm' });
    expect(await confirmPage()).toMatchObject({
      summary: { plan: { price: 2500 }, later: { hold: 2500 }, payNow: { value: { charge: { cents: 2656 } } } },
      progress: { step: 3, of: 3, percent: 100 },
      back: 'number',
    });
  });

  test.each([
    ['next-bill', { hold: 2500 }],
    ['now', { month: { amount: 2500, totalTax: 156 } }],
  ] as const)('is paid %s once, as chosen (ACTIVATE-23)', async (payment, expected) => {
    const shown = await confirmPage();
    for (const form of [operationId, operationId, 'form-id-00000002'])
      expect(await activate(shown, form, payment)).toMatchObject({ operation: { id: operationId } });
    expect(terms()).toMatchObject([expected]);
    expect(Object.keys(terms()[0] ?? {})).not.toContain(payment === 'now' ? 'hold' : 'month');
    expect(noted).toEqual(expect.arrayContaining(['Confirm', 'Activate']));
  });

  test('rejects the reused form with the other payment (LEDGER-23)', async () => {
    const shown = await confirmPage();
    await activate(shown, operationId, 'next-bill');
    await expect(activate(shown, operationId, 'now')).rejects.toThrow(PayloadMismatchError);
  });

  test('sends nothing for a price that moved, a forged mark, or a payment that is missing (ACTIVATE-23)', async () => {
    const shown = await confirmPage();
    expect(await activate(shown)).toMatchObject({ reason: 'changed' });
    expect(await activate({ ...shown, markNow: shown.mark }, operationId, 'now')).toMatchObject({
      reason: 'price-moved',
    });
    expect(sent()).toEqual([]);
  });

  test('keeps the choice until the activation is done (ACTIVATE-37)', async () => {
    const shown = await confirmPage();
    replies['billing.monthInAdvanceAmount'] = fault();
    expect(await activate(shown, operationId, 'now')).toMatchObject({ reason: 'no-amount' });
    expect((await confirmPage()).summary).toMatchObject({ chosen: 'now', payNow: unread });
    replies['billing.monthInAdvanceAmount'] = reply({ amount: 2500, totalTax: 156 });
    account.onSubmit = (operation) => ({ ...operation, state: 'refused', sentAt: noon });
    await activate(await confirmPage(), operationId, 'next-bill');
    expect((await confirmPage()).summary).toMatchObject({ chosen: 'next-bill' });
  });

  test('cannot be paid now by somebody who may not pay, nor on this page for a SIM card (ACTIVATE-37)', async () => {
    const own = lineOf(2, { ...newLine, esim: true });
    begin({ status: 2 }, [own], own);
    await toSim('line-2');
    const shown = (await loadActivation(context, { lineRef: refOf('line-2'), step: 'confirm' })) as ConfirmPage;
    expect(shown).toMatchObject({ summary: { payNow: { kind: 'absent' } }, markNow: undefined });
    const { version, mark = '' } = shown;
    const form = { lineRef: refOf('line-2'), operationId, version, mark, markNow: mark, payment: 'now' } as const;
    expect(await sendActivation(context, form)).toMatchObject({ reason: 'no-amount' });
    begin();
    await toConfirm();
    expect(await activate(await confirmPage(), operationId, 'next-bill')).toMatchObject({ reason: 'changed' });
    expect(sent()).toEqual([]);
    expect(await activate(await confirmPage())).toMatchObject({ operation: { id: operationId } });
  });
});

test('requires the choice again from a secondary when the primary selected to pay now (ACTIVATE-37)', async () => {
  const own = lineOf(2, newLine);
  begin({ status: 2 }, [own]);
  await toConfirm('line-2', 'now');
  const primary = await loadActivation(context, { lineRef: refOf('line-2'), step: 'confirm' });
  expect(primary).toMatchObject({ kind: 'confirm', payment: { kind: 'now' } });
  replies['customer.byUsername'] = reply(own);
  const asSecondary = contextOf(own, account).context;
  const look = (step: string) => loadActivation(asSecondary, { lineRef: refOf('line-2'), step });
  expect(await look('confirm')).toMatchObject({ kind: 'elsewhere', step: 'summary' });
  expect(await look('summary')).toMatchObject({
    chosen: 'now',
    payNow: { kind: 'absent' },
    cards: { allowed: false, reason: 'secondary' },
  });
});

test('has the email address in the terms only with consent (ACTIVATE-26)', async () => {
  await activate(await confirmPage());
  const terms = () => account.operations.at(-1)?.terms;
  expect(terms()).not.toHaveProperty('leadEmailId');
  expect(terms()).not.toHaveProperty('leadPerson');
  account.operations.length = 0;
  context.consents = true;
  await activate(await confirmPage());
  expect(terms()).toMatchObject({ leadEmailId: expect.any(String), leadPerson: { isTest: false, lines: 1 } });
});
