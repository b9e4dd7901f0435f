import { expect, it } from 'vitest';
import { changePlanForm, no } from '#app/ui/testing/sample.ts';
import { elements, hidden, links, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { SelectView } from './view.tsx';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';
import { reasons } from '#rpc/domain/decision.ts';

const plans = (html: string) => elements(html, 'input').filter(({ type }) => type === 'radio');

it('explains to cancel a scheduled change (PLAN-19)', () => {
  const html = show(
    <SelectView form={changePlanForm({ scheduled: { name: 'Best Fit 2GB', startsOn: '2026-12-03' } })} />,
  );
  expect(words(html)).toContain('To keep Best Fit 5GB instead, call 1.800.427.8686.');
});

it('lists the plans with the line’s own among them, which cannot be chosen (PLAN-1, PLAN-3, PLAN-4)', () => {
  const html = show(<SelectView form={changePlanForm()} />);
  expect(elements(html, 'form')[0]?.action).toBe('/change-plan/ref-2/operation-000001/review');
  for (const text of [
    'Step 1 of 2',
    'Which plan for Marco Reyes’s line?',
    'Best Fit 2GB $15.00 per month −$5.00 per month Best Fit 5GB Your plan $20.00 per month',
    'Best Fit 15GB $40.00 per month +$20.00 per month',
    'What each plan includes Best Fit 2GB 2 GB of data · SD video Best Fit 15GB 15 GB of data · SD video',
  ])
    expect(words(html)).toContain(text);
  expect(plans(html).map(({ value, disabled }) => [value, disabled === ''])).toEqual([
    ['plan-2gb', false],
    ['plan-5gb', true],
    ['plan-15gb', false],
  ]);
  expect(plans(html).filter((one) => 'checked' in one)).toEqual([]);
});

it('draws each plan to scale, with a tick at the busiest of the last months (PLAN-25)', () => {
  const html = show(<SelectView form={changePlanForm()} />);
  expect(elements(html, '.scale rect:not(.all)').map(({ width }) => width)).toEqual(['13.3%', '33.3%', '100%']);
  expect(elements(html, '.scale .you').map(({ x1, x2 }) => [x1, x2])).toEqual(Array(3).fill(['26%', '26%']));
  expect(words(html)).toContain('Your busiest month of the last 3: 3.9 GB');
  expect(words(html)).toContain('Oct 3 – Nov 2 3.4 GB used');
  const [month] = changePlanForm().months;
  const young = changePlanForm({ months: month ? [month] : [] });
  expect(words(show(<SelectView form={young} />))).toContain('Last month: 3.4 GB used');
  const unknown = show(<SelectView form={changePlanForm({ months: [], scale: { largest: 15 } })} />);
  expect(elements(unknown, '.you')).toEqual([]);
  expect(words(unknown)).not.toContain('busiest');
});

it('has the line and its plan in a side card that asks nothing (SHELL-52)', () => {
  const html = show(<SelectView form={changePlanForm()} />);
  expect(elements(html, '.cols > .side')).toHaveLength(1);
  expect(['input', 'button', 'form'].flatMap((tag) => elements(html, `.side ${tag}`))).toEqual([]);
  expect(words(html)).toMatch(/Review your plan change .* Marco Reyes \(555\) 010-7718 3\.3 GB left of 5 GB Your plan/);
});

it('marks the plan that fits, and chooses it for nobody (ACCOUNT-16)', () => {
  const advice = { planId: 'plan-2gb', planName: 'Best Fit 2GB', mostBytes: 0, saves: 500 };
  const html = show(<SelectView form={changePlanForm({ advice })} />);
  expect(words(html)).toContain('Best Fit 2GB Fits your use $15.00');
  expect(words(html)).toContain('Best Fit 2GB fits your use and saves $5.00 a month. See the change');
  expect(links(html)).toContain('/change-plan/ref-2?plan=plan-2gb&step=review');
  expect(plans(html).filter((one) => 'checked' in one)).toEqual([]);
});

it.each([
  ['', '/home', undefined],
  ['?from=account', '/account', 'account'],
  ['?from=usage', '/account/ref-2/usage', 'usage'],
  ['?from=https://evil.example', '/home', undefined],
])('leads back to the page that led here: %s (SHELL-53)', (query, to, from) => {
  const html = show(<SelectView form={changePlanForm()} />, { ...samplePage, query });
  expect(links(html)[0]).toBe(to);
  expect(hidden(html)).toEqual(from ? { from } : {});
});

it.each([
  ['device-without-esim', 'this line’s device doesn’t support eSIM'],
  ['device-unknown', 'can’t tell whether this line’s device supports eSIM'],
  ['already-scheduled', 'already starts with your next billing cycle'],
] as const)('a plan that it cannot have says why: %s (PLAN-7)', (reason, text) => {
  const form = changePlanForm();
  const html = show(
    <SelectView form={{ ...form, options: form.options.map((one) => ({ ...one, decision: no(reason) })) }} />,
  );
  expect(plans(html).every((one) => 'disabled' in one)).toBe(true);
  expect(words(html)).toContain(text);
});

it.each(reasons)(
  'has the reason and Care’s number in place of the form, where it is refused: %s (PLAN-17)',
  (reason) => {
    const html = show(<SelectView form={changePlanForm({ decision: no(reason) })} />);
    expect(html).not.toContain('<form');
    expect(words(html)).toContain(`To change this plan, call us at ${samplePage.brand.careNumber}.`);
    expect(words(html)).not.toContain('Step 1');
  },
);

it('shows a notice when the line can change to no plan', () => {
  const html = show(<SelectView form={changePlanForm({ options: [] })} />);
  expect(words(html)).toContain('No other plan is available for this line right now.');
  expect(html).not.toContain('<form');
});

it('leads to the change that is under way instead of starting another', () => {
  const html = show(
    <SelectView form={changePlanForm({ open: { operationId: 'operation-1', planName: 'Best Fit 15GB' } })} />,
  );
  expect(words(html)).toContain('We’re already working on the change to Best Fit 15GB for Marco Reyes’s line.');
  expect(links(html)).toContain('/change-plan/ref-2/operation-1');
  expect(html).not.toContain('<form');
});

it.each([
  [{ name: 'Best Fit 2GB', startsOn: '2026-12-03' }, 'This line changes to Best Fit 2GB on Dec 3.'],
  [{}, 'This line changes to another plan with its next billing cycle.'],
])('tells the change that is scheduled: %j', (scheduled, text) => {
  expect(words(show(<SelectView form={changePlanForm({ scheduled })} />))).toContain(text);
});

it('shows a notice when a confirmed change was not sent', () => {
  expect(words(show(<SelectView form={changePlanForm()} changed />))).toContain(
    'We didn’t send the change you confirmed there, and nothing was charged.',
  );
});

const form = selectForm(selectMessages.en, ['plan-15gb']);

it('accepts the name of a plan', () => {
  expect(form.parse({ plan: 'plan-15gb' })).toEqual({ plan: 'plan-15gb' });
});

it.each([
  [undefined, selectMessages.en.choose],
  ['', selectMessages.en.choose],
  [['a', 'b'], selectMessages.en.choose],
  ['../x', selectMessages.en.notOffered],
  ['plan-2gb', selectMessages.en.notOffered],
])('refuses %j, and says what to do', (plan, text) => {
  expect(form.safeParse({ plan }).error?.issues.map(({ message }) => message)).toEqual([text]);
});

it('refuses fields that it does not have (SAFETY-8)', () => {
  expect(form.safeParse({ plan: 'plan-15gb', price: '0' }).success).toBe(false);
});
