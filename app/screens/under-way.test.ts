import { expect, test } from 'vitest';
import type { Decision } from '#rpc/domain/decision.ts';
import type { OperationKind } from '#rpc/operation/operations.ts';
import type { PortalContext } from '#rpc/portal-context.ts';
import { loadNotMe } from '#rpc/portal/activity.ts';
import { reply } from '#rpc/testing/fake-account.ts';
import { billed, formId, lineRef, sentBefore } from '#rpc/testing/fake-bills.ts';
import { cardKeys, otherCard, savedCards } from '#rpc/testing/fake-cards.ts';
import { type CustomerDraft, lineOf } from '#rpc/testing/fake-customer.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { loadBills } from './bills/list/intent.ts';
import { loadMonthInAdvance } from './bills/month-in-advance/intent.ts';
import { promisePage } from './bills/promise/intent.ts';
import { loadCardForm } from './cards/intent.ts';
import { loadKitForm } from './esim/kit/intent.ts';
import { loadSettings } from './settings/settings/intent.ts';
import { unlockForm } from './settings/unlock/intent.ts';
import { loadLostPhone } from './support/lost-phone-steps/intent.ts';

const locked: CustomerDraft = { accAccessLock: ['ACC_LOCK', 'PORT_OUT'] };
const esim: CustomerDraft = { status: 2, esim: true, eSimSetup: false };

type Page = (context: PortalContext) => Promise<object>;
type Row = [page: string, kind: OperationKind, load: Page, draft?: CustomerDraft, subjectId?: string];

const decided = (page: object) => (page as { decision: Decision }).decision;
const locks: Row[] = (['account-lock', 'secure-account'] as const).flatMap((kind): Row[] => [
  ['Settings', kind, async (context) => ({ decision: (await loadSettings(context)).lock?.decision })],
  ['Lost phone', kind, async (context) => ({ decision: (await loadLostPhone(context)).lock?.decision })],
  ['“This wasn’t me”', kind, async (context) => ({ decision: (await loadNotMe(context, formId)).lock })],
]);

test.each<Row>([
  ...locks,
  ['the page before unlocking', 'account-unlock', unlockForm, locked],
  ['the arrangement', 'promise-to-pay', promisePage],
  [
    'a month in advance',
    'month-in-advance',
    (context) => loadMonthInAdvance(context, lineRef),
    { status: 0 },
    'line-2',
  ],
  ['a card', 'card-default', (context) => loadCardForm(context, otherCard)],
  ['a card to remove', 'card-remove', (context) => loadCardForm(context, otherCard)],
  ['the kit of an eSIM', 'esim-kit', (context) => loadKitForm(context, lineRef), esim, 'line-2'],
])(
  '%s is closed while %s is in progress, and open after it (LEDGER-44)',
  async (_, kind, load, draft = {}, subjectId) => {
    const lines = [lineOf(1, draft === locked ? locked : {}), lineOf(2, draft)];
    const replies = {
      'card.list': reply({ cards: savedCards }),
      'order.byCustomer': reply({ shipmentInfo: {} }),
    };
    const { account, context } = billed({ lines, keys: cardKeys, replies });
    const operation = sentBefore(kind, { state: 'unknown', terms: sampleTerms[kind], ...(subjectId && { subjectId }) });
    account.operations.push(operation);
    expect(decided(await load(context))).toMatchObject({
      allowed: false,
      reason: 'under-way',
      operation: { id: formId, kind },
    });
    operation.state = 'refused';
    expect(decided(await load(context))).toEqual({ allowed: true });
  },
);

test('Bills leads to no arrangement while one is being made (LEDGER-44)', async () => {
  const { account, context } = billed();
  const promise = async () => (await loadBills(context, {})) as { promise: { value: { isEligible: boolean } } };
  expect((await promise()).promise.value.isEligible).toBe(true);
  account.operations.push(sentBefore('promise-to-pay', { state: 'pending', terms: sampleTerms['promise-to-pay'] }));
  expect((await promise()).promise.value.isEligible).toBe(false);
});
