import { expect, it } from 'vitest';
import { known, unread } from '#app/ui/testing/read.ts';
import { owed, promiseForm } from '#app/ui/testing/sample-bills.ts';
import { no } from '#app/ui/testing/sample.ts';
import { elements, samplePage, show, words } from '#app/ui/testing/show.tsx';
import { promiseForm as schema } from './form.ts';
import { PromiseView } from './view.tsx';

it('offers a day of the next two weeks, with the promised amount', () => {
  const html = show(<PromiseView form={promiseForm()} />);
  expect(words(html)).toContain('Any day from Nov 22 to Dec 5.');
  expect(words(html)).toContain('Arrange to pay $95.62');
  expect(elements(html, 'input').find(({ id }) => id === 'promise-day')).toMatchObject({
    type: 'date',
    min: '2026-11-22',
    max: '2026-12-05',
    value: '2026-12-05',
  });
});

it('shows that a day in the past was the due day (BILL-20)', () => {
  const textWhen = (overdue: boolean) =>
    words(show(<PromiseView form={promiseForm({ owed: known({ ...owed, overdue }) })} />));
  expect(textWhen(true)).toContain('Was due Dec 18');
  expect(textWhen(false)).toContain(' Due Dec 18');
});

const restoring = { ...samplePage.brand, restoration: { ...samplePage.brand.restoration, byArrangement: true } };

it.each([
  [false, samplePage.brand, ['If you don’t pay by that day, the full amount is past due.'], 'service'],
  [
    true,
    samplePage.brand,
    [
      'A payment arrangement doesn’t bring service back. Service comes back within minutes of paying.',
      'If you don’t pay by that day, service stays suspended',
    ],
    'suspended again',
  ],
  [
    true,
    restoring,
    ['A payment arrangement brings service back.', 'If you don’t pay by that day, service is suspended again'],
    'doesn’t',
  ],
])(
  'says before the press what it does for service, and what a missed day does (BILL-22)',
  (suspended, brand, says, not) => {
    const html = show(<PromiseView form={promiseForm({ suspended })} />, { ...samplePage, brand });
    for (const text of says) expect(words(html)).toContain(text);
    expect(words(html)).not.toContain(not);
    expect(html.indexOf('If you don’t pay')).toBeLessThan(html.indexOf('<button'));
  },
);

it.each([
  [promiseForm({ decision: no('no-promise') }), 'You can’t make a payment arrangement right now.'],
  [
    promiseForm({ decision: no('no-promise'), promisedFor: '2026-12-01' }),
    'You have a payment arrangement: pay by Dec 1.',
  ],
])('has no form when the carrier takes no arrangement', (form, text) => {
  const html = show(<PromiseView form={form} />);
  expect(words(html)).toContain(text);
  expect(html).not.toContain('<form');
});

it.each([
  [{ owed: unread }, 'We can’t show your balance right now.'],
  [{}, 'Amount due $95.62'],
])('has no form while a part is not known: %j (MONEY-7)', (part, text) => {
  const html = show(<PromiseView form={promiseForm({ ...part, decision: no('unread') })} />);
  expect(words(html)).toContain(text);
  expect(words(html)).toContain('We can’t do this right now.');
  expect(html).not.toContain('<form');
});

const check = (day: unknown) => schema('en', '2026-11-20').safeParse({ operation: 'x', day });

it.each(['2026-11-21', ' 2026-12-04 '])('takes %s', (day) => {
  expect(check(day).data?.day).toBe(day.trim());
});

it('takes a day as people type it, where the browser has no calendar (BILL-4)', () => {
  expect(check('12/4/2026').data?.day).toBe('2026-12-04');
});

it.each([undefined, '', '2026-11-20', '2026-12-05', '13/04/2026'])(
  'refuses %j, and says which days there are',
  (day) => {
    expect(check(day).error?.issues.map(({ message }) => message)).toEqual([
      'Choose a day from Nov 21 to Dec 4. Write it like 12/01/2026.',
    ]);
  },
);
