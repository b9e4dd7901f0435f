import { expect, it } from 'vitest';
import type { DataNow } from '#rpc/domain/facts/data-now.ts';
import { dataUsage } from '#rpc/domain/usage.ts';
import { no, topUpForm, topUpReview, usageOf } from '#app/ui/testing/sample.ts';
import { elements, links, show, words } from '#app/ui/testing/show.tsx';
import { ReviewView } from '../review/view.tsx';
import { SelectView } from './view.tsx';
import { selectMessages } from './copy.ts';
import { selectForm } from './form.ts';

const checked = (html: string) =>
  elements(html, 'input')
    .filter((input) => 'checked' in input)
    .map(({ value }) => value);

it('offers each size with its price, the preferred one chosen, and leads to its review (TOPUP-1, SHELL-47)', () => {
  const html = show(<SelectView form={topUpForm()} />);
  expect(words(html)).toContain('Step 1 of 2');
  expect(words(html)).toContain('Marco Reyes · (555) 010-7718');
  expect(words(html)).toContain('1 GB $5.00 2 GB $10.00');
  expect(checked(html)).toEqual(['2']);
  const action = '/add-data/ref-2/operation-000001/review';
  const form = { id: 'add-data', class: 'stack', method: 'get', action, novalidate: '' };
  expect(elements(html, 'form')[0]).toEqual(form);
});

it('keeps the chosen size', () => {
  expect(checked(show(<SelectView form={topUpForm()} chosen={1} />))).toEqual(['1']);
});

it.each([
  ['fraud', "We're sorry. The service you're attempting to access or update is temporarily unavailable."],
  ['non-pay', "We're sorry. The service you're attempting to access or update is temporarily unavailable."],
  ['non-pay', 'A bill on your account wasn’t paid in time.'],
  ['suspended', 'This line is suspended.'],
  ['sim-swap', 'A SIM swap is in progress on this line.'],
  ['not-active', 'You can do this once this line is active.'],
] as const)('has no form but a reason where it is refused: %s', (reason, text) => {
  const html = show(<SelectView form={topUpForm({ decision: no(reason) })} />);
  expect(words(html)).toContain(text);
  expect(html).not.toContain('<form');
  expect(words(html)).not.toContain('Step 1');
});

it('leads to the top-up that is under way instead of starting another', () => {
  const html = show(<SelectView form={topUpForm({ open: { operationId: 'operation-1', gigabytes: 2 } })} />);
  expect(words(html)).toContain('We’re already adding 2 GB to Marco Reyes’s line.');
  expect(links(html)).toContain('/add-data/ref-2/operation-1');
  expect(html).not.toContain('<form');
});

it('shows a notice when no size is on sale', () => {
  const html = show(<SelectView form={topUpForm({ sizes: [] })} />);
  expect(words(html)).toContain('You can’t add data here right now.');
  expect(html).not.toContain('<form');
});

it('shows four sizes, and the others behind More sizes, open while one of them is chosen (TOPUP-9)', () => {
  const sizes = [1, 2, 3, 4, 5, 6].map((gigabytes) => ({ gigabytes, charge: gigabytes * 500 }));
  const folded = (chosen?: number) =>
    elements(show(<SelectView form={topUpForm({ sizes })} chosen={chosen} />), 'details');
  const html = show(<SelectView form={topUpForm({ sizes })} />);
  expect(elements(html, 'details input').map(({ value }) => value)).toEqual(['5', '6']);
  expect(words(html)).toContain('More sizes');
  expect(folded()).toEqual([{ class: 'more why' }]);
  expect(folded(6)).toEqual([{ class: 'more why', open: '' }]);
  expect(elements(show(<SelectView form={topUpForm({ sizes: sizes.slice(0, 4) })} />), 'details')).toEqual([]);
});

it('shows the last day of the data, and that it is not refunded (TOPUP-8)', () => {
  expect(words(show(<SelectView form={topUpForm({ useBy: '2026-12-03' })} />))).toContain(
    'Use it by Dec 3. Not refundable.',
  );
});

it('shows data that the carrier is adding above the sizes, and again above the button that buys (TOPUP-15)', () => {
  const [choice, review] = [
    show(<SelectView form={topUpForm({ isAdding: true })} />),
    show(<ReviewView review={topUpReview({ isAdding: true })} />),
  ].map((html) => words(html.slice(html.indexOf('<form'))));
  expect(choice).toMatch(
    /^We’re already adding data to this line\. What you buy now comes on top of it\. How much data/,
  );
  expect(review).toMatch(
    /^We’re already adding data to this line\. What you buy now comes on top of it\. We’ll charge/,
  );
});

const gone = { ...dataUsage(5, 5), resetsOn: '2026-12-10' };
const endless = dataUsage(1, 52 * 1024 ** 3, true);
it.each<[DataNow, string]>([
  [{ kind: 'paused' }, 'Data on this line is paused. What you buy can be used after you resume it.'],
  [
    { kind: 'not-installed' },
    'This line’s eSIM isn’t on your device yet. What you buy can be used after you set it up.',
  ],
  [{ kind: 'suspended', isNonPay: false }, 'This line is suspended. What you buy can be used once service is back.'],
  [{ kind: 'slowed', until: '2026-12-10', left: gone }, 'is slow until Dec 10. What you buy is at full speed.'],
  [{ kind: 'used-up', left: gone }, 'Nothing is left until Dec 10. What you buy can be used right away.'],
  [{ kind: 'unlimited', left: endless }, 'What you buy is at full speed, after the first 52 GB.'],
  [{ kind: 'unlimited', left: dataUsage(1, 0) }, 'Your data doesn’t run out, so you may not need to buy more.'],
  [usageOf(1, 5), ''],
  [{ kind: 'unread' }, ''],
])('shows the state of the data above the sizes, and again above the button that buys: %j (TOPUP-12)', (data, text) => {
  const [choice, review] = [
    show(<SelectView form={topUpForm({ data })} />),
    show(<ReviewView review={topUpReview({ data })} />),
  ].map((html) => words(html.slice(html.indexOf('<form'))));
  const before = /^(.*?)(How much data|We’ll charge)/;
  for (const shown of [choice, review]) expect(before.exec(shown ?? '')?.[1]).toContain(text);
  if (text === '')
    for (const shown of [choice, review]) expect(before.exec(shown ?? '')?.[1]).not.toContain('What you buy');
});

const sizes = [2, 0.5, 1024].map((gigabytes) => ({ gigabytes, charge: 500 * gigabytes }));
const form = selectForm(selectMessages.en, sizes);

it.each([
  ['2', 2],
  ['0.5', 0.5],
  ['1024', 1024],
])('takes %s', (gigabytes, value) => {
  expect(form.parse({ gigabytes })).toEqual({ gigabytes: value });
});

it.each([
  ['0'],
  ['0.0'],
  ['-1'],
  ['1e3'],
  [' 2'],
  ['2 '],
  ['2\0'],
  ['0x2'],
  ['NaN'],
  ['Infinity'],
  [''],
  ['two'],
  ['1025'],
  ['99999'],
  [undefined],
  [['1', '2']],
  [2],
])('refuses %j, and says what to do', (gigabytes) => {
  const result = form.safeParse({ gigabytes });
  expect(result.success).toBe(false);
  expect([...new Set(result.error?.issues.map(({ message }) => message))]).toEqual(['Choose how much data to add.']);
});

it('refuses a size that is not on sale (TOPUP-2)', () => {
  const issues = form.safeParse({ gigabytes: '3' }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual([selectMessages.en.notOnSale]);
});

it('refuses fields that it does not have (SAFETY-8)', () => {
  expect(form.safeParse({ gigabytes: '2', charge: '0' }).success).toBe(false);
});
