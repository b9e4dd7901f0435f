import { expect, test } from 'vitest';
import { ResultView as AddDataResult } from '#app/screens/add-data/result/view.tsx';
import { EntryView } from '#app/screens/activity/entry/view.tsx';
import { KitOrderedView } from '#app/screens/activation/kit-ordered/view.tsx';
import { ActivityView } from '#app/screens/activity/list/view.tsx';
import { OrderView as AddLineResult } from '#app/screens/add-line/order/view.tsx';
import { ResultView as ChangePlanResult } from '#app/screens/change-plan/result/view.tsx';
import { HomeView } from '#app/screens/home/home/view.tsx';
import { activitySummaryOf, operationKinds } from '#rpc/operation/operations.ts';
import { sampleTerms } from '#rpc/testing/sample-terms.ts';
import { EarlierOrder } from './earlier-order.tsx';
import { OperationBanner } from './operation-banner.tsx';
import { OtherEnd } from './other-end.tsx';
import { entryOf } from './testing/sample-bills.ts';
import { activatedLine } from './testing/sample-activation.ts';
import { orderResult, shippingAddress } from './testing/sample-add-line.ts';
import { changePlanResult, homeModel, topUpResult } from './testing/sample.ts';
import { links, sampleNow, samplePage, show, words } from './testing/show.tsx';

const pages = [samplePage, { ...samplePage, language: 'es' as const }];
const sentAt = sampleNow - 60_000;

/** States whose effect nobody knows yet, or ever. */
const open = ['unknown', 'no-trace', 'cannot-tell'] as const;
const isSafe =
  /nothing (was|has been|is) (charged|ordered|changed)|nothing changed|wasn’t charged|not charged|safe to/i;
const isSafeEs =
  /no se (le )?(cobró|cambió|pidió)( ni se \w+)? nada|no se (le )?cobró|sin riesgo|con seguridad|puede intentarlo/i;
// A question of it is no assertion.
const isQuestion = /(whether you were charged|si se le cobró)\./gi;

/** Each kind in each state: its banner, its own page, and by turns a page that has the banner or its words. */
const views = operationKinds.flatMap((kind, at) =>
  open.flatMap((state, nth) => {
    const entry = entryOf(activitySummaryOf({ kind, terms: sampleTerms[kind] }), { state, sentAt });
    const end = {
      state,
      kind,
      sentAt,
      operationId: 'operation-1',
      title: kind,
      again: '/',
      back: { to: '/', words: '' },
    };
    const others = [
      [`Home after ${kind}, ${state}`, <HomeView home={homeModel({ ended: { entries: [entry], more: 0 } })} />],
      [`the list of ${kind}, ${state}`, <ActivityView activity={{ entries: [entry] }} />],
      [`the entry of ${kind}, ${state}`, <EntryView entry={entry} />],
    ] as const;
    return [
      [`the banner of ${kind}, ${state}`, <OperationBanner entry={entry} />],
      [`the page of ${kind}, ${state}`, <OtherEnd {...end} />],
      others[(at + nth) % others.length] ?? others[0],
    ] as const;
  }),
);
const results = open.flatMap((state) => [
  [`the result of Add Data, ${state}`, <AddDataResult result={topUpResult({ state })} />] as const,
  [`the result of Change Plan, ${state}`, <ChangePlanResult result={changePlanResult({ state })} />] as const,
  [`the result of Add Line, ${state}`, <AddLineResult result={orderResult({ state })} />] as const,
  [
    `the result of a SIM kit, ${state}`,
    <KitOrderedView operationId="o" result={{ line: activatedLine, sentAt, address: shippingAddress, state }} />,
  ] as const,
]);

test.each([...views, ...results])('%s: claims nothing that is unknown (LEDGER-7)', (_, view) => {
  for (const page of pages) {
    const text = words(show(view, page)).replaceAll(isQuestion, '');
    expect(text).not.toMatch(isSafe);
    expect(text).not.toMatch(isSafeEs);
  }
});

const awaiting = (['pending', 'unknown'] as const).flatMap((state) => [
  [`Add Data, ${state}`, (since: number) => <AddDataResult result={topUpResult({ state, sentAt: since })} />] as const,
  [
    `Change Plan, ${state}`,
    (since: number) => <ChangePlanResult result={changePlanResult({ state, sentAt: since })} />,
  ] as const,
  [`Activity, ${state}`, (since: number) => <EntryView entry={{ ...topUp, state, sentAt: since }} />] as const,
]);

test.each(awaiting)('%s: after 5 minutes it takes longer than usual, with number and reference (PORT-4)', (_, view) => {
  const late = words(show(view(sampleNow - 5 * 60_000 - 1)));
  expect(late).toContain('This is taking longer than usual. You don’t have to do anything.');
  expect(late).toMatch(/call us at 1\.800\.427\.8686 and say your reference is [A-Z\d]{4}-[A-Z\d]{4}\./);
  expect(late).not.toMatch(/less than a minute|a few minutes/);
  expect(words(show(view(sampleNow - 5 * 60_000)))).toMatch(/less than a minute|a few minutes/);
});

const topUp = entryOf(activitySummaryOf({ kind: 'top-up', terms: sampleTerms['top-up'] }), { sentAt });

test('an order without a trace has its time, its price, the end of the search and its form (LEDGER-7)', () => {
  const order = { kind: 'top-up', state: 'no-trace', sentAt, cents: 1063, operationId: 'operation-1' } as const;
  const back = { to: '/home', words: 'Home' };
  const html = show(<OtherEnd {...order} title="" again="/add-data/ref-2" back={back} />);
  expect(words(html)).toMatch(
    /We sent your order of \d+:\d\d [AP]M and can’t find it at your carrier\. It may still arrive/,
  );
  expect(words(html)).toMatch(/and then you pay \$10\.63\. We keep looking until Nov 2\d\./);
  expect(links(html)).toContain('/add-data/ref-2');
});

test('an order that had no trace and is done arrived after all (LEDGER-7, HOME-31)', () => {
  const entry = { ...topUp, state: 'done' as const, tracelessAt: sampleNow - 30_000 };
  expect(words(show(<OperationBanner entry={entry} />))).toMatch(/Your order of .* arrived after all: 2 GB/);
});

test('an order that nobody found has the call for a bill with it (LEDGER-7)', () => {
  const text = words(show(<OperationBanner entry={{ ...topUp, state: 'cannot-tell' }} />));
  expect(text).toMatch(/We never found it\. If a bill has it, call us at .* with this reference\. Reference/);
});

test('a lock and a pause that were not sent say that nothing is closed, with their forms (SIGNIN-16)', () => {
  const state = 'not-sent';
  const lock = entryOf({ kind: 'account-lock' }, { state, refusal: 'session' });
  const lost = entryOf({ kind: 'secure-account' }, { state, refusal: 'session' });
  const line = { ref: 'ref-2', occurrence: 2 };
  const pause = entryOf({ kind: 'data-service', pause: true }, { state, refusal: 'session', line });
  const shown = [lock, lost, pause].map((entry) => show(<OperationBanner entry={entry} />));
  expect(shown.map((html) => words(html))).toEqual([
    expect.stringMatching(/^Your account is not locked .*Log in and send it again/),
    expect.stringMatching(/^Your account is not locked .*Log in and send it again/),
    expect.stringMatching(/^Data on .* is not paused .*Log in and send it again/),
  ]);
  expect(shown.map((html) => links(html))).toEqual([['/settings'], ['/lost-phone/steps'], ['/account/ref-2/data']]);
});

test.each([
  ['top-up', 'no-trace', 1063, 'may still arrive. Then you get both and pay $21.26.'],
  ['reorder-sim', 'cannot-tell', undefined, 'we can’t tell. Then you get both and pay $10.63 for that one too.'],
  ['plan-change', 'no-trace', undefined, 'Then your plan may change twice, and you may pay for both.'],
  ['month-in-advance', 'needs-care', 1063, 'Then you may pay twice: $21.26.'],
] as const)('the warning of an earlier %s that is %s (LEDGER-43)', (kind, state, cents, text) => {
  const earlier = { kind, state, sentAt, cents: kind === 'plan-change' ? undefined : 1063, mark: 'mark' };
  expect(words(show(<EarlierOrder earlier={earlier} {...(cents && { cents })} />))).toContain(text);
});
