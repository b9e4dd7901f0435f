import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { operationStates } from '#rpc/domain/ledger.ts';
import { activationResult } from '#app/ui/testing/sample-activation.ts';
import { orderResult } from '#app/ui/testing/sample-add-line.ts';
import { lineStatusPage } from '#app/ui/testing/sample-status.ts';
import { changePlanResult, renameResult, topUpResult } from '#app/ui/testing/sample.ts';
import { links, show, words } from '#app/ui/testing/show.tsx';
import type { ActivationOutcome } from './activation/result/activation-outcome.ts';
import type { KitResult } from './activation/kit-ordered/intent.ts';
import { KitOrderedView, titleOfKit } from './activation/kit-ordered/view.tsx';
import { titleOfActivation } from './activation/result/activation-title.ts';
import { ActivationResultView } from './activation/result/view.tsx';
import { ResultView, titleOfTopUp } from './add-data/result/view.tsx';
import { ResultView as PlanResultView, titleOfPlanChange } from './change-plan/result/view.tsx';
import { OrderView, titleOfOrder } from './add-line/order/view.tsx';
import { NameResultView, titleOfName } from './edit-name/result/view.tsx';
import { LineStatusView, titleOfStatus } from './status/line/view.tsx';

const outcomes: ActivationOutcome[] = [
  { kind: 'in-progress' },
  { kind: 'checking', isSaving: false },
  { kind: 'successful', isSetupLeft: true },
  { kind: 'failed' },
  { kind: 'refused', why: 'other' },
  { kind: 'refused', why: 'hold' },
  { kind: 'refused', why: 'retry' },
  { kind: 'not-sent', refusal: 'session' },
  { kind: 'needs-care' },
];
const kit = (state: KitResult['state']): KitResult => ({
  line: activationResult({ kind: 'failed' }).line,
  state,
  sentAt: 0,
  address: { address1: '1 Elm Street', city: 'Salem', state: 'MA', zip: '01970' },
});
const views = [
  { kind: 'activating', isLong: false },
  { kind: 'porting', isLong: false, steps: [] },
  { kind: 'care', isPort: true },
  { kind: 'care', isPort: false },
  { kind: 'active', isPort: true, setupLeft: false, esim: true, steps: [] },
  { kind: 'other', state: 'active' },
] as const;

/** Every result page in every state, with what its tab is called. */
const pages = [
  ...operationStates.flatMap((state) => {
    const [name, order, topUp] = [renameResult({ state }), orderResult({ state }), topUpResult({ state })];
    const plan = changePlanResult({ state });
    return [
      [`plan, ${state}`, <PlanResultView result={plan} />, titleOfPlanChange(plan, 'en')],
      [`name, ${state}`, <NameResultView result={name} />, titleOfName(name, 'en')],
      [`new lines, ${state}`, <OrderView result={order} />, titleOfOrder(order, 'en')],
      [`data, ${state}`, <ResultView result={topUp} />, titleOfTopUp(topUp, 'en')],
      [`SIM kit, ${state}`, <KitOrderedView result={kit(state)} operationId="o-1" />, titleOfKit(kit(state), 'en')],
    ] as const;
  }),
  ...outcomes.map((outcome) => {
    const view = <ActivationResultView result={activationResult(outcome)} />;
    return [`activation, ${outcome.kind}`, view, titleOfActivation(outcome, 'en')] as const;
  }),
  ...views.map((view) => {
    const page = <LineStatusView page={lineStatusPage(view as never)} />;
    return [`status, ${view.kind}`, page, titleOfStatus(view as never, 'en')] as const;
  }),
];

test.each(pages)('the page and its tab have the same title: %s (SHELL-17, TOPUP-10, PLAN-20)', (_, page, title) => {
  const html = show(page);
  const said = parse(html).querySelector('.done-panel > p');
  expect(words(said ?? /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '')).toBe(title);
});

test('no result page has an error that can be dismissed, and each leads on (SHELL-22)', () => {
  for (const [what, page] of pages) {
    expect(show(page), what).not.toContain('data-dismiss');
    expect(show(page), what).toMatch(/class="(btn|tap|back)/);
  }
});

/** The pages of one state. */
const inState = (state: string) => pages.filter(([what]) => what.endsWith(`, ${state}`));

test.each(inState('needs-care'))(
  'has the number to call and the reference, once nobody can tell: %s (LEDGER-7)',
  (_, page) => {
    const html = show(page);
    expect(words(html)).toMatch(/Reference [A-Z\d]{4}-[A-Z\d]{4}/);
    expect(links(html)).toContain('tel:+18004278686');
    expect(links(html).filter((to) => /^\/(add-data|change-plan|edit-name|add-line)\//.test(to))).toEqual([]);
  },
);

test.each(inState('unknown'))('has no second submission while the outcome is unknown: %s (LEDGER-7)', (_, page) => {
  const html = show(page);
  expect(words(html)).toMatch(/Please don’t (order|send it) again/);
  expect(links(html).filter((to) => /^\/(add-data|change-plan|edit-name|add-line)\//.test(to))).toEqual([]);
});
