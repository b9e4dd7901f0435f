import { beforeEach, expect, test } from 'vitest';
import type { StepRecord } from '#rpc/domain/saga.ts';
import type { Operation, OperationTerms } from '#rpc/operation/operations.ts';
import { newLine, replies, account, context, begin, lineRef, operationId } from '#rpc/testing/fake-activation.ts';
import { fault, noon, refOf } from '#rpc/testing/fake-account.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { operationOf } from '#rpc/testing/sent-operation.ts';
import { cachedLineOf } from '#rpc/domain/cached-line.ts';
import { loadActivationResult } from './intent.ts';

beforeEach(() => begin());

const order = { lineId: 'line-1', esim: false, hold: 2500, hadFailed: false };
const sent = (state: Operation['state'], steps: StepRecord[] = [], terms: object = {}) => {
  const all = { ...order, ...terms } as OperationTerms['activate'];
  account.operations.push(operationOf('activate', all, { id: operationId, subjectId: 'line-1', state }));
  account.steps = steps;
};
const refused = (step: string, refusal: string): StepRecord[] => [{ step, state: 'refused', sentAt: noon, refusal }];
const result = () => loadActivationResult(context, { lineRef, operationId });

test.each<[Operation['state'], CustomerDraft, object, number | undefined]>([
  ['sending', {}, { kind: 'sending' }, 5],
  ['unknown', {}, { kind: 'checking', isSaving: true }, 5],
  ['pending', {}, { kind: 'checking', isSaving: true }, 5],
  ['needs-care', {}, { kind: 'needs-care' }, undefined],
  ['cannot-tell', {}, { kind: 'needs-care' }, undefined],
  ['not-sent', {}, { kind: 'not-sent' }, undefined],
  ['done', { status: 0 }, { kind: 'in-progress' }, 5],
  ['done', { status: 1 }, { kind: 'in-progress' }, 5],
  ['done', { status: 9 }, { kind: 'in-progress' }, 5],
  ['done', { status: 8 }, { kind: 'failed' }, undefined],
  ['done', { status: 2 }, { kind: 'successful', isSetupLeft: false }, undefined],
  ['done', { status: 2, esim: true }, { kind: 'successful', isSetupLeft: true }, undefined],
])('an operation that is %s, with a line %j (ACTIVATE-28)', async (state, own, outcome, refresh) => {
  begin(own);
  sent(state);
  expect(await result()).toMatchObject({ outcome, refresh });
});

test('shows nothing of another line’s activation, and the kind of its own (ACTIVATE-28, LEDGER-14)', async () => {
  sent('done', [], { esim: true, portIn: { number: '6175550142', carrier: 'Verizon' } });
  expect(await result()).toMatchObject({ sim: 'esim', isPort: true });
  account.operations[0] = { ...(account.operations[0] as Operation), subjectId: 'line-2' };
  await expect(result()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('shows a failed activation that was begun again in progress for 2 minutes, then failed (ACTIVATE-45)', async () => {
  begin({ status: 8 });
  sent('done', [{ step: 'hold', state: 'done', sentAt: noon, result: '2500' }], { hadFailed: true });
  expect(await result()).toMatchObject({ outcome: { kind: 'in-progress' }, refresh: 5 });
  account.now += 2 * 60_000;
  expect(await result()).toMatchObject({
    outcome: { kind: 'failed', isAgain: true },
    firstMonth: { kind: 'held', hold: { amount: 2500, with: undefined } },
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
  ['start', 'downtime', { leadEmailId: 'ana@example.test' }, { why: 'downtime', leadEmail: 'ana@example.test' }],
])('%s refused with %s (ACTIVATE-25, ACTIVATE-26)', async (step, refusal, terms, outcome) => {
  sent('refused', refused(step, refusal), terms);
  expect((await result()).outcome).toMatchObject({ kind: 'refused', ...outcome });
});

test('a failed hold has the carrier’s amount, not the portal’s price (ACTIVATE-25)', async () => {
  sent('refused', [{ step: 'hold', state: 'refused', sentAt: noon, refusal: 'holdFailed', result: '3100' }]);
  expect(await result()).toMatchObject({ outcome: { why: 'hold', amount: 3100 }, firstMonth: { kind: 'unpaid' } });
});

const done = (step: string, amount?: string): StepRecord => ({ step, state: 'done', sentAt: noon, result: amount });
const card = { brand: 'VISA', lastFour: '4242' };
const onCard = { kind: 'card', card };
test.each<[string, StepRecord[], object, object]>([
  ['nothing', [], {}, { kind: 'unpaid' }],
  [
    'the hold that the carrier placed',
    [done('hold', '3100')],
    { card },
    { kind: 'held', hold: { amount: 3100, shown: 2500, with: onCard } },
  ],
  [
    'the month that was paid',
    [done('month')],
    { hold: undefined, month: { amount: 2500, totalTax: 156 }, card },
    { kind: 'paid', amount: 2656, with: onCard, on: noon },
  ],
])('before a start that is refused: %s (ACTIVATE-36, MONEY-3)', async (_, before, terms, firstMonth) => {
  sent('refused', [...before, ...refused('start', 'failed')], terms);
  expect(await result()).toMatchObject({ outcome: { kind: 'refused' }, firstMonth });
});

test.each<[string, StepRecord[], object]>([
  ['after a hold', [done('hold', '3100')], { kind: 'held', hold: { amount: 3100, with: onCard } }],
  ['before anything took money', [done('save')], { kind: 'unpaid' }],
  [
    'with a hold that has no answer',
    [{ step: 'hold', state: 'sent', sentAt: noon }],
    { kind: 'unclear', what: 'hold' },
  ],
])('an activation that stopped %s tells of it what is known (ACTIVATE-36)', async (_, before, firstMonth) => {
  sent('needs-care', before, { card });
  expect(await result()).toMatchObject({ outcome: { kind: 'needs-care' }, firstMonth });
});

test.each<[string, StepRecord[], boolean]>([
  ['only the answers were sent', [{ step: 'save', state: 'sent', sentAt: noon }], true],
  ['a hold was sent', [done('save'), { step: 'hold', state: 'sent', sentAt: noon }], false],
])('without a reply, %s (ACTIVATE-36)', async (_, before, isSaving) => {
  sent('unknown', before);
  expect((await result()).outcome).toEqual({ kind: 'checking', isSaving });
});

test('refers a secondary to the account holder for the card (ACTIVATE-38)', async () => {
  sent('refused', refused('hold', 'holdFailed'));
  expect(await result()).toMatchObject({ cards: { allowed: true } });
  const own = lineOf(2, newLine);
  begin({ status: 2 }, [own], own);
  sent('refused', refused('hold', 'holdFailed'));
  account.operations.push({ ...account.operations.pop(), subjectId: 'line-2' } as Operation);
  account.steps = [done('hold', '3100'), ...refused('start', 'failed')];
  const ofSecondary = await loadActivationResult(context, { lineRef: refOf('line-2'), operationId });
  expect(ofSecondary).toMatchObject({ firstMonth: { kind: 'held', hold: { with: { kind: 'holder' } } } });
  account.steps = refused('hold', 'holdFailed');
  expect(await loadActivationResult(context, { lineRef: refOf('line-2'), operationId })).toMatchObject({
    cards: { allowed: false, reason: 'secondary' },
  });
});

test('polls an activation as often as a journey (POLL-1)', async () => {
  begin({ status: 1 });
  sent('done');
  await result();
  expect(account.watched.at(-1)).toEqual({
    audience: 'journey',
    requests: [{ kind: 'activation', subjectId: 'line-1', state: '1' }],
  });
});

test('polls one without a reply less often after its first minute (LEDGER-5)', async () => {
  sent('unknown');
  expect(await result()).toMatchObject({ refresh: 5 });
  account.now = noon + 61_000;
  expect(await result()).toMatchObject({ refresh: 30 });
});

test('polls during an outage of the carrier (SETTINGS-9)', async () => {
  begin({ status: 1 });
  sent('done');
  account.remembered = [cachedLineOf(lineOf(1, newLine))];
  for (const id of ['customer.byUsername', 'customer.group', 'config.keys']) replies[id] = fault();
  expect(await result()).toMatchObject({ outcome: { kind: 'in-progress' }, refresh: 5 });
  expect(account.watched.at(-1)?.requests).toEqual([{ kind: 'activation', subjectId: 'line-1', state: '1' }]);
});

test('returns the carrier’s state without an operation, and NOT_FOUND before the begin', async () => {
  begin({ status: 1 });
  expect((await loadActivationResult(context, { lineRef })).outcome).toEqual({ kind: 'in-progress' });
  begin();
  await expect(loadActivationResult(context, { lineRef })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([3, 4, 5, 6, 7, 12])(
  'treats an activation whose line has status %i since as neither successful nor lost (ACTIVATE-44)',
  async (status) => {
    begin({ status });
    sent('done');
    const line = expect.objectContaining({ ref: lineRef });
    expect(await result()).toEqual({ line, operationId });
    expect(await loadActivationResult(context, { lineRef })).toEqual({ line });
  },
);

test('an activation of another line, or one that was not sent, is not found', async () => {
  account.operations.push({ id: operationId, kind: 'activate', subjectId: 'line-2', state: 'done' } as Operation);
  await expect(result()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('offers a primary the next line (ACTIVATE-30)', async () => {
  begin({ status: 2 }, [lineOf(2, newLine)]);
  sent('done');
  expect(await result()).toMatchObject({ next: { ref: refOf('line-2') } });
});
