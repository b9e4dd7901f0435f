import { beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '#contracts/customer/vocabulary.ts';
import type { StepRecord } from '#rpc/domain/saga.ts';
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
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { knownLineOf } from '#rpc/domain/known-line.ts';
import { savedCards } from '#rpc/testing/fake-cards.ts';
import { activationPage } from './step-page.ts';
import { UsedFormError } from '#rpc/portal/submit-once.ts';
import { carrierName } from './quote.ts';
import { taxOfMonth } from './charges.ts';
import { activationResult } from './result/intent.ts';
import { lineStatus } from '../status/line/intent.ts';
import { sendActivation } from './confirm/intent.ts';
import { choosePayment } from './summary/intent.ts';
import { saveSim } from './sim/intent.ts';
import type { ConfirmPage } from './confirm/intent.ts';

beforeEach(() => begin());

describe('ACTIVATE-22, ACTIVATE-23: check and send', () => {
  beforeEach(() => toConfirm());

  test('the check page shows all answers, with the hold that is placed', async () => {
    expect(await confirmPage()).toMatchObject({
      device: { imei },
      iccid,
      plan: { name: 'Best Fit 5GB', price: 2500 },
      number: { kind: 'new', zip: '01803' },
      payment: { how: 'next-bill', hold: 2500 },
      progress: { step: 4, of: 4, percent: 100 },
    });
    expect(await page('number')).toMatchObject({ isChange: true });
  });

  test('of a port-in it shows the account number, and of the PIN that there is one', async () => {
    await movePortIn();
    const shown = await confirmPage();
    expect(shown).toMatchObject({ number: { kind: 'port' }, accountNumber: '4471920083', hasPin: true });
    expect(JSON.stringify(shown)).not.toContain('4711');
  });

  test('Activate sends once what was shown; the answers are closed meanwhile (ACTIVATE-33)', async () => {
    account.onSubmit = (operation) => ({ ...operation, state: 'unknown', sentAt: noon });
    const shown = await confirmPage();
    expect(await activate(shown)).toMatchObject({ operation: { id: operationId } });
    expect(await activate(shown)).toMatchObject({ operation: { id: operationId } });
    expect(await activate(shown, 'form-id-00000002')).toMatchObject({ operation: { id: operationId } });
    const sent = account.operations.filter(({ kind }) => kind === 'activate');
    expect(sent).toMatchObject([
      { terms: { lineId: 'line-1', esim: false, iccid, hold: 2500, zip: '01803', hadFailed: false } },
    ]);
    expect(await page()).toMatchObject({ at: 'under-way', operationId });
    expect(await saveSim(context, { ...at(), iccid })).toEqual({ kind: 'again', because: 'changed' });
    expect(noted).toContain('Activate');
  });

  test('ACTIVATE-42: one that was taken is under way while the carrier says status 0, and not sent again', async () => {
    const shown = await confirmPage();
    expect(await activate(shown)).toMatchObject({ operation: { state: 'done' } });
    expect(await page()).toMatchObject({ at: 'other-state', state: 'activating' });
    expect((await activationResult(context, { lineRef })).outcome).toEqual({ at: 'in-progress' });
    account.journeys.clear();
    await expect(toConfirm()).rejects.toMatchObject({ reason: 'does-not-apply' });
    await expect(activate({ version: 'version-2', mark: shown.mark }, 'form-id-00000002')).rejects.toMatchObject({
      reason: 'does-not-apply',
    });
    expect(account.operations.filter(({ kind }) => kind === 'activate')).toHaveLength(1);
    account.now = noon + 2 * 60_000;
    expect(await page()).toMatchObject({ at: 'checklist' });
  });

  test('ACTIVATE-42: of a port-in that was taken, its page tells', async () => {
    await movePortIn();
    await activate(await confirmPage());
    expect(await page()).toMatchObject({ at: 'other-state', state: 'porting' });
    expect((await lineStatus(context, lineRef)).view).toMatchObject({ at: 'porting', number: '6175550142' });
  });

  test('secrets go beside the terms, never in them', async () => {
    await movePortIn();
    await activate(await confirmPage());
    const sent = account.operations.at(-1) as Operation & { secrets?: object };
    expect(sent.secrets).toEqual({ accountNumber: '4471920083', pin: '4711' });
    expect(JSON.stringify(sent.terms)).not.toMatch(/4471920083|4711/);
  });

  test('ACTIVATE-22: of an eSIM no SIM number is sent', async () => {
    begin({ esim: true });
    await toSim();
    await choosePayment(context, { ...at(), payment: 'next-bill' });
    await activate(await confirmPage());
    const { terms } = account.operations.at(-1) as Operation<'activate'>;
    expect(terms).toMatchObject({ esim: true, hadFailed: false });
    expect(terms.iccid).toBeUndefined();
  });

  test('ACTIVATE-43: a line without a plan is not activated: nothing is begun, saved or sent', async () => {
    const shown = await confirmPage();
    const [line] = (replies['customer.group'] as { reply: { customers: Customer[] } }).reply.customers;
    if (line) line.reachPlanId = undefined;
    for (const step of [undefined, 'checklist', 'device', 'summary', 'confirm'])
      expect(await page(step)).toMatchObject({ at: 'blocked', why: { reason: 'no-plan' } });
    account.operations.length = 0;
    await expect(saveSim(context, { ...at(), iccid })).rejects.toMatchObject({ reason: 'no-plan' });
    await expect(activate(shown)).rejects.toMatchObject({ reason: 'no-plan' });
    account.journeys.clear();
    await expect(toDevice()).rejects.toMatchObject({ reason: 'no-plan' });
    expect(draft()).toBeUndefined();
    expect(account.operations).toEqual([]);
  });

  test('ACTIVATE-27: what is sent says of a line that its activation had failed before', async () => {
    begin({ status: 8 });
    await toConfirm();
    await activate(await confirmPage());
    expect(account.operations.at(-1)).toMatchObject({
      kind: 'activate',
      terms: { hadFailed: true, esim: false, iccid },
    });
  });

  test('LEDGER-23: the same form does nothing when it says something else', async () => {
    await toConfirm();
    const shown = await confirmPage();
    await activate(shown);
    await expect(activate({ ...shown, mark: 'other' })).rejects.toThrow(UsedFormError);
  });

  test('LEDGER-12: where another was sent at the same instant, the page comes back', async () => {
    await toConfirm();
    account.onSubmit = (operation) => operation;
    expect(await activate(await confirmPage())).toEqual({ kind: 'again', because: 'stale' });
  });

  test('a price that moved, an older tab and a forged mark send nothing', async () => {
    const shown = await confirmPage();
    expect(await activate({ ...shown, version: 'version-0' })).toEqual({ kind: 'again', because: 'changed' });
    expect(await activate({ ...shown, mark: 'forged' })).toEqual({ kind: 'again', because: 'price-moved' });
    replies['customer.plan'] = reply({
      plans: [{ customerId: 'line-1', reachPlanId: 'plan-5gb', reachPlanDisplayName: 'x', occurrence: 1, price: 2600 }],
    });
    expect(await activate(shown)).toEqual({ kind: 'again', because: 'price-moved' });
    expect(account.operations.filter(({ kind }) => kind === 'activate')).toEqual([]);
  });

  describe('MONEY-1: the receipt says what the check page said', () => {
    beforeEach(async () => {
      begin({ nextBillingDate: '2026-12-08' });
      replies['card.list'] = reply({ cards: savedCards });
      await toConfirm();
    });
    const receipt = async () => {
      const result = await activationResult(context, { lineRef, operationId });
      return result.outcome && result.firstMonth;
    };
    const moveOn = () => {
      replies['card.list'] = reply({ cards: [{ ...savedCards[1], isAutoPay: true }] });
      replies['billing.monthInAdvanceAmount'] = fault();
      account.now = noon + 60 * 86_400_000;
    };

    test('of a first month on the next bill, with the carrier’s hold', async () => {
      const shown = await confirmPage();
      const charge = { cents: 2656, isTaxed: true, billDay: '2026-12-08', with: { card: { lastFour: '4242' } } };
      expect(shown.payment).toMatchObject({ how: 'next-bill', charge, hold: 2500 });
      await activate(shown);
      account.steps = [{ step: 'hold', state: 'done', sentAt: noon, result: '3100' }];
      expect(await receipt()).toMatchObject({ charge, hold: 3100 });
      moveOn();
      expect(await receipt()).toMatchObject({ charge: { cents: 2656, billDay: '2026-12-08' } });
    });

    test('of one that a secondary has on the holder’s bill, taxed as the secondary is (MONEY-2, TOPUP-7)', async () => {
      const own = lineOf(2, newLine);
      begin({ status: 2, nextBillingDate: '2026-12-08' }, [own], own);
      replies['tax.byCustomer'] = ({ customerId, amount }) =>
        customerId === 'line-2' && amount === 25 ? reply({ totalTax: 156 }) : fault();
      await toConfirm('line-2');
      const shown = (await activationPage(context, { lineRef: refOf('line-2'), step: 'confirm' })) as ConfirmPage;
      const charge = { cents: 2656, isTaxed: true, billDay: '2026-12-08', with: { by: 'holder' } };
      expect(shown.payment).toMatchObject({ how: 'next-bill', charge, hold: 2500 });
      const { version, mark = '' } = shown;
      const form = { lineRef: refOf('line-2'), operationId, version, mark };
      replies['tax.byCustomer'] = fault();
      expect(await sendActivation(context, form)).toEqual({ kind: 'again', because: 'price-moved' });
      replies['tax.byCustomer'] = reply({ totalTax: 156 });
      expect(await sendActivation(context, form)).toMatchObject({ operation: { id: operationId } });
      expect(await activationResult(context, { lineRef: refOf('line-2'), operationId })).toMatchObject({
        firstMonth: { charge },
      });
    });

    test('of one that is paid now, with the card of that moment', async () => {
      await choosePayment(context, { ...at(), payment: 'now' });
      const shown = await confirmPage();
      await activate(shown);
      moveOn();
      expect({ how: 'now', ...(await receipt()) }).toEqual(shown.payment);
      account.steps = [{ step: 'month', state: 'done', sentAt: noon, result: 'alreadyPaid' }];
      expect(await receipt()).toBeUndefined();
    });
  });

  test('a month that is paid now is paid in place of a hold', async () => {
    await choosePayment(context, { ...at(), payment: 'now' });
    const shown = await confirmPage();
    expect(shown.payment).toMatchObject({ how: 'now', charge: { cents: 2656, isTaxed: true, at: 'now' } });
    await activate(shown);
    expect(account.operations.at(-1)).toMatchObject({ terms: { month: { amount: 2500, totalTax: 156 } } });
    expect(account.operations.at(-1)?.terms).not.toMatchObject({ hold: 2500 });
  });

  describe('ACTIVATE-37: the first month is to be paid now, and its amount can’t be read', () => {
    beforeEach(async () => {
      await choosePayment(context, { ...at(), payment: 'now' });
    });
    const sent = () => account.operations.filter(({ kind }) => kind === 'activate');

    test('the check page keeps the choice, and has nothing that could be sent', async () => {
      replies['billing.monthInAdvanceAmount'] = fault();
      expect(await confirmPage()).toMatchObject({ payment: { how: 'now-unknown' }, mark: undefined });
      expect(await page('summary')).toMatchObject({ payNow: 'unknown', chosen: 'now' });
      expect(draft()).toMatchObject({ payment: 'now' });
    });

    test('Activate sends nothing and says why; then it is paid, and no hold is placed', async () => {
      const shown = await confirmPage();
      replies['billing.monthInAdvanceAmount'] = fault();
      expect(await activate(shown)).toEqual({ kind: 'again', because: 'no-amount' });
      expect(sent()).toEqual([]);
      replies['billing.monthInAdvanceAmount'] = reply({ amount: 2500, totalTax: 156 });
      expect(await activate(await confirmPage())).toMatchObject({ operation: { id: operationId } });
      expect(sent()).toMatchObject([{ terms: { month: { amount: 2500, totalTax: 156 } } }]);
      expect(sent()[0]?.terms).not.toHaveProperty('hold');
    });

    test('the next bill can be chosen instead', async () => {
      replies['billing.monthInAdvanceAmount'] = fault();
      await choosePayment(context, { ...at(), payment: 'next-bill' });
      expect(await activate(await confirmPage())).toMatchObject({ operation: { id: operationId } });
      expect(sent()).toMatchObject([{ terms: { hold: 2500 } }]);
    });
  });

  test('ACTIVATE-37: what the primary chose to pay now is no hold for a secondary, who is asked again', async () => {
    const own = lineOf(2, newLine);
    begin({ status: 2 }, [own]);
    await toConfirm('line-2', 'now');
    const primary = await activationPage(context, { lineRef: refOf('line-2'), step: 'confirm' });
    expect(primary).toMatchObject({ at: 'confirm', payment: { how: 'now' } });
    replies['customer.byUsername'] = reply(own);
    const asSecondary = contextOf(own, account).context;
    const look = (step: string) => activationPage(asSecondary, { lineRef: refOf('line-2'), step });
    expect(await look('confirm')).toMatchObject({ at: 'elsewhere', step: 'summary' });
    expect(await look('summary')).toMatchObject({
      chosen: 'now',
      payNow: undefined,
      cards: { allowed: false, reason: 'secondary' },
    });
  });

  test('ACTIVATE-26: who may be told of is in the terms only with consent', async () => {
    await activate(await confirmPage());
    const terms = () => account.operations.at(-1)?.terms;
    expect(terms()).not.toHaveProperty('leadEmailId');
    expect(terms()).not.toHaveProperty('leadPerson');
    account.operations.length = 0;
    context.consents = true;
    await activate(await confirmPage());
    expect(terms()).toMatchObject({ leadEmailId: expect.any(String), leadPerson: { isTest: false, lines: 1 } });
  });
});

describe('the result', () => {
  const order = { lineId: 'line-1', esim: false, hold: 2500, hadFailed: false };
  const sent = (state: Operation['state'], steps: StepRecord[] = [], terms: object = {}) => {
    account.operations.push({
      id: operationId,
      kind: 'activate',
      subjectId: 'line-1',
      actorId: 'line-1',
      state,
      terms: { ...order, ...terms },
      issuedAt: noon,
      sentAt: noon,
    } as Operation);
    account.steps = steps;
  };
  const refused = (step: string, refusal: string): StepRecord[] => [{ step, state: 'refused', sentAt: noon, refusal }];
  const result = () => activationResult(context, { lineRef, operationId });

  test.each<[Operation['state'], CustomerDraft, object, number | undefined]>([
    ['sending', {}, { at: 'sending' }, 5],
    ['unknown', {}, { at: 'checking' }, 5],
    ['needs-care', {}, { at: 'needs-care', money: { what: 'nothing' } }, undefined],
    ['done', { status: 0 }, { at: 'in-progress' }, 5],
    ['done', { status: 1 }, { at: 'in-progress' }, 5],
    ['done', { status: 9 }, { at: 'in-progress' }, 5],
    ['done', { status: 8 }, { at: 'failed' }, undefined],
    ['done', { status: 2 }, { at: 'successful', isSetupLeft: false }, undefined],
    ['done', { status: 2, esim: true }, { at: 'successful', isSetupLeft: true }, undefined],
  ])('ACTIVATE-28: an operation that is %s, with a line %j', async (state, own, outcome, refresh) => {
    begin(own);
    sent(state);
    expect(await result()).toMatchObject({ outcome, refresh });
  });

  test('ACTIVATE-45: a failed activation that was begun again is under way for 2 minutes, then failed', async () => {
    begin({ status: 8 });
    sent('done', [{ step: 'hold', state: 'done', sentAt: noon, result: '2500' }], { hadFailed: true });
    expect(await result()).toMatchObject({ outcome: { at: 'in-progress' }, refresh: 5 });
    account.now += 2 * 60_000;
    expect((await result()).outcome).toEqual({
      at: 'failed',
      isAgain: true,
      money: { what: 'hold', amount: 2500, with: { by: 'card' } },
    });
  });

  test.each<[string, string, object, object]>([
    ['start', 'notAvailable', {}, { why: 'not-available' }],
    ['start', 'failed', {}, { why: 'retry' }],
    ['start', 'downtime', {}, { why: 'downtime' }],
    ['start', 'fiveGDevice', {}, { why: 'fiveG' }],
    ['start', 'other', {}, { why: 'other' }],
    ['start', 'failed', { portIn: { number: '6175550142', carrier: 'Verizon' } }, { why: 'port' }],
    ['start', 'detailsGone', {}, { why: 'details-gone' }],
    ['save', 'other', {}, { why: 'other' }],
    ['month', 'other', {}, { why: 'payment' }],
    ['hold', 'refused', {}, { why: 'hold', amount: undefined }],
    ['start', 'downtime', { leadEmailId: 'ana@example.test' }, { why: 'downtime', told: 'ana@example.test' }],
  ])('ACTIVATE-25, ACTIVATE-26: %s refused with %s', async (step, refusal, terms, outcome) => {
    sent('refused', refused(step, refusal), terms);
    expect((await result()).outcome).toMatchObject({ at: 'refused', ...outcome });
  });

  test('ACTIVATE-25: a failed hold has the carrier’s amount, not the portal’s price', async () => {
    sent('refused', [{ step: 'hold', state: 'refused', sentAt: noon, refusal: 'holdFailed', result: '3100' }]);
    expect((await result()).outcome).toMatchObject({ why: 'hold', amount: 3100, money: { what: 'nothing' } });
  });

  const done = (step: string, amount?: string): StepRecord => ({ step, state: 'done', sentAt: noon, result: amount });
  const card = { brand: 'VISA', lastFour: '4242' };
  const onCard = { by: 'card', card };
  test.each<[string, StepRecord[], object, object]>([
    ['nothing', [], {}, { what: 'nothing' }],
    [
      'the hold that the carrier placed',
      [done('hold', '3100')],
      { card },
      { what: 'hold', amount: 3100, with: onCard },
    ],
    ['a hold that stood already', [done('hold')], { card }, { what: 'hold', amount: undefined, with: { by: 'card' } }],
    [
      'the month that was paid',
      [done('month')],
      { hold: undefined, month: { amount: 2500, totalTax: 156 }, card },
      { what: 'paid', amount: 2656, with: onCard },
    ],
    [
      'a month that had been paid already',
      [done('month', 'alreadyPaid')],
      { hold: undefined, month: { amount: 2500, totalTax: 156 }, card },
      { what: 'already-paid' },
    ],
  ])('ACTIVATE-36, MONEY-3: before a start that is refused: %s', async (_, before, terms, money) => {
    sent('refused', [...before, ...refused('start', 'failed')], terms);
    expect((await result()).outcome).toMatchObject({ at: 'refused', money });
  });

  test.each<[string, StepRecord[], object | undefined]>([
    ['after a hold', [done('hold', '3100')], { what: 'hold', amount: 3100, with: onCard }],
    ['before anything took money', [done('save')], { what: 'nothing' }],
    ['with a hold that has no answer', [{ step: 'hold', state: 'sent', sentAt: noon }], undefined],
  ])('ACTIVATE-36: an activation that stopped %s tells of it what is known', async (_, before, money) => {
    sent('needs-care', before, { card });
    expect((await result()).outcome).toEqual({ at: 'needs-care', money });
  });

  test('ACTIVATE-38: a secondary is told that the account holder has the card', async () => {
    sent('refused', refused('hold', 'holdFailed'));
    expect(await result()).toMatchObject({ cards: { allowed: true } });
    const own = lineOf(2, newLine);
    begin({ status: 2 }, [own], own);
    sent('refused', refused('hold', 'holdFailed'));
    account.operations.push({ ...account.operations.pop(), subjectId: 'line-2' } as Operation);
    account.steps = [done('hold', '3100'), ...refused('start', 'failed')];
    const ofSecondary = await activationResult(context, { lineRef: refOf('line-2'), operationId });
    expect(ofSecondary.outcome).toMatchObject({ money: { what: 'hold', with: { by: 'holder' } } });
    account.steps = refused('hold', 'holdFailed');
    expect(await activationResult(context, { lineRef: refOf('line-2'), operationId })).toMatchObject({
      cards: { allowed: false, reason: 'secondary' },
    });
  });

  test('is asked about on behalf of somebody who looks at the journey (POLL-1)', async () => {
    begin({ status: 1 });
    sent('done');
    await result();
    expect(account.watched.at(-1)).toEqual({
      audience: 'journey',
      requests: [{ kind: 'activation', subjectId: 'line-1', state: '1' }],
    });
  });

  test('LEDGER-5: one without a reply is asked about less often after its first minute', async () => {
    sent('unknown');
    expect(await result()).toMatchObject({ refresh: 5 });
    account.now = noon + 61_000;
    expect(await result()).toMatchObject({ refresh: 30 });
  });

  test('SETTINGS-9: is asked about while the carrier is away, for when it is back', async () => {
    begin({ status: 1 });
    sent('done');
    account.remembered = [knownLineOf(lineOf(1, newLine))];
    for (const id of ['customer.byUsername', 'customer.group', 'config.keys']) replies[id] = fault();
    expect(await result()).toMatchObject({ outcome: { at: 'in-progress' }, refresh: 5 });
    expect(account.watched.at(-1)?.requests).toEqual([{ kind: 'activation', subjectId: 'line-1', state: '1' }]);
  });

  test('without an operation it is what the carrier says, and not found before anything was begun', async () => {
    begin({ status: 1 });
    expect((await activationResult(context, { lineRef })).outcome).toEqual({ at: 'in-progress' });
    begin();
    await expect(activationResult(context, { lineRef })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([3, 4, 5, 6, 7, 12])(
    'ACTIVATE-44: of a line in status %i since is neither success nor gone',
    async (status) => {
      begin({ status });
      sent('done');
      const line = expect.objectContaining({ ref: lineRef });
      expect(await result()).toEqual({ line, operationId });
      expect(await activationResult(context, { lineRef })).toEqual({ line });
    },
  );

  test('of another line, or one that was not sent, is not found', async () => {
    account.operations.push({ id: operationId, kind: 'activate', subjectId: 'line-2', state: 'done' } as Operation);
    await expect(result()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('ACTIVATE-30: a primary goes on with the next line', async () => {
    begin({ status: 2 }, [lineOf(2, newLine)]);
    sent('done');
    expect(await result()).toMatchObject({ next: { ref: refOf('line-2') } });
  });
});

test('ACTIVATE-16: a carrier that is not listed goes by the name that was typed', () => {
  const portIn = { kind: 'port', number: '6175550142', zip: '01803' } as const;
  expect(carrierName({ ...portIn, carrier: 'Other', otherCarrier: 'Northwind' })).toBe('Northwind');
  expect(carrierName({ ...portIn, carrier: 'Other' })).toBe('Other');
  expect(carrierName({ ...portIn, carrier: 'Verizon', otherCarrier: 'Northwind' })).toBe('Verizon');
});

test('MONEY-2: the tax on the first month is that of the same price alone', () => {
  const month = { amount: 2500, totalTax: 156 };
  expect([taxOfMonth(2500, month), taxOfMonth(2400, month)]).toEqual([156, undefined]);
  expect([taxOfMonth(2500, 'unknown'), taxOfMonth(2500, undefined)]).toEqual([undefined, undefined]);
});
