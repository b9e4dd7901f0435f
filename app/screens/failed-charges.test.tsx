import type { ReactElement } from 'react';
import type { FirstMonth } from '#rpc/domain/facts/first-month.ts';
import { expect, test } from 'vitest';
import type { OperationState } from '#rpc/domain/ledger.ts';
import type { ActivitySummary } from '#rpc/operation/operations.ts';
import {
  activatedLine,
  activationResult,
  confirmPage,
  kitCharges,
  kitPage,
} from '#app/ui/testing/sample-activation.ts';
import { orderResult, reviewPage, shippingAddress } from '#app/ui/testing/sample-add-line.ts';
import { entryOf, monthInAdvance, payForm } from '#app/ui/testing/sample-bills.ts';
import { ordersPage, reorderForm } from '#app/ui/testing/sample-orders.ts';
import {
  changePlanForm,
  changePlanResult,
  changePlanReview,
  topUpResult,
  topUpReview,
} from '#app/ui/testing/sample.ts';
import { sampleNow, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { ConfirmView } from './activation/confirm/view.tsx';
import { KitOrderedView } from './activation/kit-ordered/view.tsx';
import { KitView } from './activation/kit/view.tsx';
import { ActivationResultView } from './activation/result/view.tsx';
import { EntryView } from './activity/entry/view.tsx';
import { ResultView as TopUpResultView } from './add-data/result/view.tsx';
import { ReviewView as TopUpReviewView } from './add-data/review/view.tsx';
import { OrderView } from './add-line/order/view.tsx';
import { ReviewView as AddLineReviewView } from './add-line/review/view.tsx';
import { MonthView } from './bills/month-in-advance/view.tsx';
import { PayView } from './bills/pay/view.tsx';
import { ResultView as PlanResultView } from './change-plan/result/view.tsx';
import { ReviewView as PlanReviewView } from './change-plan/review/view.tsx';
import { SelectView } from './change-plan/select/view.tsx';
import { problemPage } from './problem/problem-page.tsx';
import { OrdersView } from './track-order/orders/view.tsx';
import { ReorderView } from './track-order/reorder/view.tsx';

/** What a page has to say of the charge, in both languages. */
const said = {
  nothing: [/nothing was (\w+ or )?charged/i, /no se (\S+ ni se )?cobró nada/i],
  unknown: [/We don’t know yet whether you were charged\./, /Todavía no sabemos si se le cobró\./],
  'can’t tell': [/We can’t tell whether you were charged\./, /No podemos saber si se le cobró\./],
} as const;
type Said = keyof typeof said;

/** How a purchase that was sent ended, or stands; by code where one has a page of its own. */
interface Ending {
  state: OperationState;
  refusal?: string;
  refusalMessage?: string;
}

const endings: [ending: string, Ending, Said][] = [
  ['refused', { state: 'refused', refusal: 'other' }, 'nothing'],
  ['refused in the carrier’s words', { state: 'refused', refusal: 'x', refusalMessage: 'No more.' }, 'nothing'],
  ['unavailable (40625)', { state: 'refused', refusal: 'unavailable' }, 'nothing'],
  ['never arrived', { state: 'refused', refusal: 'absent' }, 'nothing'],
  ['not sent, as the session was over', { state: 'refused', refusal: 'session' }, 'nothing'],
  ['without a reply', { state: 'unknown' }, 'unknown'],
  ['needs care', { state: 'needs-care' }, 'can’t tell'],
];

const entry = (summary: ActivitySummary, ending: Ending) => entryOf(summary, ending);
const sent: Record<string, (ending: Ending) => ReactElement> = {
  'Add Data': (ending) => <TopUpResultView result={topUpResult(ending)} />,
  'Change plan': (ending) => <PlanResultView result={changePlanResult(ending)} />,
  'Add Line': ({ refusalMessage, ...ending }) => (
    <OrderView result={orderResult({ ...ending, message: refusalMessage })} />
  ),
  'a SIM kit': ({ state, refusalMessage }) => (
    <KitOrderedView
      operationId="operation-1"
      result={{ line: activatedLine, sentAt: sampleNow, address: shippingAddress, state, message: refusalMessage }}
    />
  ),
  'another SIM card': (ending) => (
    <OrdersView page={ordersPage({ after: entry({ kind: 'reorder-sim', charge: 830 }, ending) })} />
  ),
  'an activation': ({ state }) => (
    <ActivationResultView
      result={activationResult(
        state === 'refused'
          ? { kind: 'refused', why: 'other' }
          : state === 'unknown'
            ? { kind: 'checking', isSaving: false }
            : { kind: 'needs-care' },
        state === 'refused' ? {} : { firstMonth: undefined },
      )}
    />
  ),
  'a month in advance': (ending) => (
    <MonthView month={monthInAdvance({ after: entry({ kind: 'month-in-advance', amount: 2656 }, ending) })} />
  ),
  'Add Data, in Activity': (ending) => (
    <EntryView entry={entry({ kind: 'top-up', gigabytes: 2, charge: 1000 }, ending)} />
  ),
};

const notSent: [string, ReactElement][] = [
  ...(['price-moved', 'bought-since'] as const).map((because): [string, ReactElement] => [
    `Add Data, ${because}`,
    <TopUpReviewView review={topUpReview()} because={because} />,
  ]),
  ...(['moved'] as const).map((because): [string, ReactElement] => [
    `Change plan, ${because}`,
    <PlanReviewView review={changePlanReview()} because={because} />,
  ]),
  ['Change plan, changed', <SelectView form={changePlanForm()} changed />],
  ...['price-moved', 'changed'].map((because): [string, ReactElement] => [
    `Add Line, ${because}`,
    <AddLineReviewView page={reviewPage()} because={because} />,
  ]),
  ['a SIM kit, moved', <KitView page={kitPage({ charges: kitCharges })} because="moved" />],
  ['a SIM kit, without a price', <KitView page={kitPage()} />],
  [
    'another SIM card, moved',
    <ReorderView form={reorderForm()} moved={{ offer: reorderForm().offer, serviceCode: 'first' }} />,
  ],
  ...['price-moved', 'changed', 'no-amount'].map((because): [string, ReactElement] => [
    `an activation, ${because}`,
    <ConfirmView page={confirmPage()} because={because} />,
  ]),
  ['a month in advance, moved', <MonthView month={monthInAdvance()} because="moved" />],
  ...(['refused', 'needs-care'] as const).map((state): [string, ReactElement] => [
    `a payment page, ${state}`,
    <PayView form={payForm({ after: { entry: entry({ kind: 'payment-page' }, { state }) } })} />,
  ]),
  ['any of them, while the carrier is away', problemPage({ status: 503, body: { unsent: true } }).view],
  [
    'any of them, while a system is known to be down',
    problemPage({ status: 503, body: { unsent: true, down: 'card.list' } }).view,
  ],
];

const pages = [
  ...Object.entries(sent).flatMap(([what, page]) =>
    endings.map(([name, ending, told]) => [`${what}, ${name}`, told, page(ending)] as const),
  ),
  ['an activation that the carrier took and gave up', 'nothing', failed({ kind: 'unpaid' })] as const,
  ['an activation of which nothing is known', 'can’t tell', failed(undefined)] as const,
  ...notSent.map(([name, page]) => [name, 'nothing', page] as const),
];

function failed(firstMonth: FirstMonth | undefined): ReactElement {
  return <ActivationResultView result={activationResult({ kind: 'failed' }, { firstMonth })} />;
}

test.each(pages)('the page of %s has the sentence about the charge: %s (MONEY-6)', (_, told, page) => {
  const [english, spanish] = said[told];
  expect(words(show(page))).toMatch(english);
  expect(words(show(page, { ...samplePage, language: 'es' }))).toMatch(spanish);
});
